import type { FeedContent, FeedItem } from '@earshot/schema/feeds/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { readStored, writeStored } from '../lib/stored-value.ts';
import { showToast } from '../toasts/toast-store.ts';
import { complete, isRecord } from '../transport/complete.ts';
import { restFailureOf } from '../transport/rest-error.ts';
import { trpc } from '../transport/trpc.ts';
import { SmallButton } from './small-button.tsx';
import { UI_STRINGS } from './strings.ts';
import { TextField } from './text-field.tsx';

const STRINGS = UI_STRINGS.feeds;
const EMPTY: FeedContent = { url: '', title: '', items: [], left: 0 };

interface FeedReaderProps {
  /** Returns the number of new items. */
  readonly onRead: (items: readonly FeedItem[]) => number;
}

export function FeedReader({ onRead }: FeedReaderProps) {
  const [url, setUrl] = useState('');
  const { read, isReading, feeds } = useFeedReading(onRead);
  const readEntered = () => {
    if (url.trim() !== '' && !isReading) void read(url.trim());
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="Address of a feed"
        hint="RSS, Atom, JSON Feed or Google Alerts, or a page that names its feed. It is read once, when you press Read."
        value={url}
        onChange={setUrl}
        inputMode="url"
        placeholder="https://news.example/feed.xml"
        onEnter={readEntered}
        actions={
          <Button variant="outlined" disabled={url.trim() === '' || isReading} onClick={readEntered}>
            {isReading ? 'Reading…' : 'Read feed'}
          </Button>
        }
      />
      {feeds.length === 0 ? null : (
        <Box component="ul" aria-label="Feeds" sx={LIST}>
          {feeds.map((feed) => (
            <li key={feed.url}>
              <SmallButton type="button" disabled={isReading} onClick={() => void read(feed.url)}>
                <bdi>{`Read ${feed.title}`}</bdi>
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
  const [isReading, setIsReading] = useState(false);
  const [feeds, setFeeds] = useState(savedFeeds);

  const read = async (url: string) => {
    setIsReading(true);
    try {
      const feed = complete(EMPTY, await client.feeds.read.mutate({ url }));
      saveFeed(feed);
      setFeeds(savedFeeds());
      showToast({
        title: STRINGS.done(onRead(feed.items)),
        text: STRINGS.doneText(feed.items.length, feed.left),
        tone: 'success',
      });
    } catch (error) {
      const text = restFailureOf(error)?.detail || 'Check the address and your connection.';
      showToast({ title: 'The feed could not be read', text, tone: 'destructive' });
    } finally {
      setIsReading(false);
    }
  };
  return { read, isReading, feeds };
}

const LIST = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;

type SavedFeed = Pick<FeedContent, 'url' | 'title'>;

const KEY = 'feeds';
const MAX_FEEDS = 20;

/** Newest first. */
function savedFeeds(): readonly SavedFeed[] {
  return readStored('browser', KEY, parseFeeds) ?? [];
}

function saveFeed({ url, title }: FeedContent): void {
  const others = savedFeeds().filter((feed) => feed.url !== url);
  writeStored('browser', KEY, [{ url, title: title || url }, ...others].slice(0, MAX_FEEDS));
}

function parseFeeds(stored: unknown): SavedFeed[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(isRecord)
    .flatMap(({ url, title }) =>
      typeof url === 'string' && typeof title === 'string' ? [{ url, title }] : [],
    );
}

const HEADS = ['Date', 'Source', 'Title', 'Link'];

/** An empty list becomes a table. To any other list, items are added as Markdown links without dates. */
export function withFeedItems(text: string, items: readonly FeedItem[]): string {
  if (text.trim() === '') {
    const rows = items.map(({ date, outlet, headline, url }) => [
      date?.slice(0, 10) ?? '',
      outlet,
      headline,
      url,
    ]);
    return [HEADS, ...rows].map((cells) => cells.map(inOneCell).join('\t')).join('\n');
  }
  const urls = new Set(text.match(/https?:\/\/[^\s)]+/g));
  const fresh = items.filter(({ url }) => !urls.has(url));
  const lines = fresh.map(
    ({ headline, url, outlet }) => `- [${headline}](${url})${outlet && ` - ${outlet}`}`,
  );
  return [text.trimEnd(), ...lines].join('\n');
}

function inOneCell(text: string): string {
  return text.replace(/\s+/g, ' ');
}
