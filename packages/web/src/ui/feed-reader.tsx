import type { FeedContent, FeedItem, FeedVersion } from '@earshot/schema/feeds/model';
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
const EMPTY: FeedContent = { url: '', title: '', items: [], isUnchanged: false, left: 0, version: {} };

interface FeedReaderProps {
  /** Returns the number of new items. */
  readonly onRead: (items: readonly FeedItem[]) => number;
}

/** Reads feeds. An unchanged one is not downloaded again. */
export function FeedReader({ onRead }: FeedReaderProps) {
  const [url, setUrl] = useState('');
  const { read, isReading, feeds } = useFeedReading(onRead);
  const readEntered = () => {
    if (url.trim() !== '' && !isReading) void read(url.trim());
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={STRINGS.label}
        hint={STRINGS.hint}
        value={url}
        onChange={setUrl}
        inputMode="url"
        placeholder="https://news.example/feed.xml"
        onEnter={readEntered}
        actions={
          <Button variant="outlined" disabled={url.trim() === '' || isReading} onClick={readEntered}>
            {isReading ? STRINGS.reading : STRINGS.read}
          </Button>
        }
      />
      {feeds.length === 0 ? null : (
        <Box component="ul" aria-label={STRINGS.feeds} sx={LIST}>
          {feeds.map((feed) => (
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
  const [isReading, setIsReading] = useState(false);
  const [feeds, setFeeds] = useState(savedFeeds);

  const read = async (url: string) => {
    setIsReading(true);
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
      const text = restFailureOf(error)?.detail || STRINGS.failedText;
      showToast({ title: STRINGS.failed, text, tone: 'destructive' });
    } finally {
      setIsReading(false);
    }
  };
  return { read, isReading, feeds };
}

const LIST = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;

/** `version` has the validators for conditional requests. */
interface SavedFeed {
  readonly url: string;
  readonly title: string;
  readonly version: FeedVersion;
}

const KEY = 'feeds';
const MAX_FEEDS = 20;

/** Newest first. */
function savedFeeds(): readonly SavedFeed[] {
  return readStored('browser', KEY, parseFeeds) ?? [];
}

/** A feed read without a title, such as an unchanged one, keeps its title. */
function saveFeed({ url, title, version }: FeedContent): void {
  const saved = savedFeeds();
  const before = saved.find((feed) => feed.url === url);
  const others = saved.filter((feed) => feed.url !== url);
  const feed = { url, title: title || before?.title || url, version };
  writeStored('browser', KEY, [feed, ...others].slice(0, MAX_FEEDS));
}

function parseFeeds(stored: unknown): SavedFeed[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isRecord).flatMap(({ url, title, version }) => {
    if (typeof url !== 'string' || typeof title !== 'string') return [];
    const { etag, lastModified } = isRecord(version) ? version : {};
    return [
      {
        url,
        title,
        version: {
          ...(typeof etag === 'string' ? { etag } : {}),
          ...(typeof lastModified === 'string' ? { lastModified } : {}),
        },
      },
    ];
  });
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
