import type { FeedContent, FeedItem } from '@earshot/schema/feeds/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type SavedFeed, savedFeeds, saveFeed } from '../lib/feeds.ts';
import { showToast } from '../toasts/toast-store.ts';
import { complete } from '../transport/complete.ts';
import { restErrorOf } from '../transport/rest-error.ts';
import { trpc } from '../transport/trpc.ts';
import { SmallButton } from './small-button.tsx';
import { UI_STRINGS } from './strings.ts';
import { TextField } from './text-field.tsx';

const STRINGS = UI_STRINGS.feeds;
const EMPTY: FeedContent = { url: '', title: '', items: [], isUnchanged: false, left: 0, version: {} };

interface FeedReaderProps {
  /** Feeds to offer in addition to the ones read before. */
  readonly offered?: readonly { readonly title: string; readonly url: string }[];
  /** Called with a feed's items. Returns how many of them were new. */
  readonly onRead: (items: readonly FeedItem[]) => number;
}

/** Input and buttons that read a feed by its URL, once per click. An unchanged feed is not downloaded again. */
export function FeedReader({ offered = [], onRead }: FeedReaderProps) {
  const [url, setUrl] = useState('');
  const { read, reading, known: feeds } = useFeedReading(onRead);
  const urls = new Set(offered.map((feed) => feed.url));
  const listed: readonly Pick<SavedFeed, 'title' | 'url'>[] = [
    ...offered,
    ...feeds.filter((feed) => !urls.has(feed.url)),
  ];
  const isReading = reading !== null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={STRINGS.label}
        hint={STRINGS.hint}
        value={url}
        onChange={setUrl}
        inputMode="url"
        placeholder="https://news.example/feed.xml"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && url.trim() !== '' && !isReading) void read(url.trim());
        }}
        actions={
          <Button
            variant="outlined"
            disabled={url.trim() === '' || isReading}
            onClick={() => void read(url.trim())}
          >
            {isReading ? STRINGS.reading : STRINGS.read}
          </Button>
        }
      />
      {listed.length === 0 ? null : (
        <Box component="ul" aria-label={STRINGS.feeds} sx={LIST}>
          {listed.map((feed) => (
            <li key={feed.url}>
              <SmallButton type="button" disabled={isReading} onClick={() => void read(feed.url)}>
                <bdi>{STRINGS.readNamed(feed.title)}</bdi>
              </SmallButton>
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

function useFeedReading(onRead: FeedReaderProps['onRead']) {
  const { client } = trpc.useUtils();
  const [reading, setReading] = useState<string | null>(null);
  const [feeds, setFeeds] = useState(savedFeeds);

  const read = async (url: string) => {
    setReading(url);
    try {
      const version = feeds.find((feed) => feed.url === url)?.version ?? {};
      const feed = complete(EMPTY, await client.feeds.read.mutate({ url, version }));
      saveFeed(feed);
      setFeeds(savedFeeds());
      const added = feed.isUnchanged ? 0 : onRead(feed.items);
      showToast({
        title: feed.isUnchanged ? STRINGS.unchanged : STRINGS.done(added),
        text: feed.isUnchanged ? STRINGS.unchangedText : STRINGS.doneText(feed.items.length, feed.left),
        tone: 'success',
      });
    } catch (error) {
      const text = restErrorOf(error)?.detail || STRINGS.failedText;
      showToast({ title: STRINGS.failed, text, tone: 'destructive' });
    } finally {
      setReading(null);
    }
  };
  return { read, reading, known: feeds };
}

const LIST = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;
