import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { screenOf } from '../../../../test/screen-of.ts';
import type { PlatformId } from '../../social/platforms.ts';
import { readScreenshotPost } from '../read-screenshot-post.ts';
import { type ImageCounter, segmentOf } from '../words/segments.ts';
import { countsOfPost, printedFigures, valueOfCounter } from './counts.ts';

const countsInWords = (rows: readonly string[], platform: PlatformId | null = null) =>
  countsOfPost([], rows, platform).counts;
const countsInButtons = (counters: readonly ImageCounter[], platform: PlatformId | null) =>
  countsOfPost(counters, [], platform).counts;

it.each(examples<[string, Record<string, number>]>(import.meta.url, 'figures that words name'))(
  'reads the figures that %j names',
  (row, counts) => {
    expect(countsInWords([row])).toEqual(counts);
  },
);

const counter = (text: string, icon: string | null, left: number, marks: number[] = []): ImageCounter => {
  const count = [...text].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length;
  const box = { left, right: left + 40, top: 100, bottom: 120 };
  return { text, confidence: 90, characters: [count, count], marks, icon, box };
};

it('names the numbers of a row of buttons by their icons', () => {
  const row = [counter('29', 'bubble', 0), counter('311', 'repost', 100), counter('1.4K', 'heart', 200)];
  expect(countsInButtons(row, 'bluesky')).toEqual({ replies: 29, reposts: 311, likes: 1400 });
  expect(countsInButtons(row, null)).toEqual({ replies: 29, reposts: 311, likes: 1400 });
  expect(countsInButtons(row, 'mastodon')).toEqual({ replies: 29, boosts: 311, favourites: 1400 });
});

it.each([null, 'share'])(
  'takes the first number on LinkedIn for its reactions, next to the icon %j',
  (icon) => {
    const row = [counter('1047', icon, 0), counter('58', 'bubble', 100)];
    expect(countsInButtons(row, 'linkedin')).toEqual({ reactions: 1047, comments: 58 });
  },
);

it('names numbers without a sure icon by the order of the network alone, and only where it leaves one name', () => {
  const row = [counter('51', null, 0), counter('390', null, 100), counter('6,114', 'heart', 200)];
  expect(countsInButtons(row, 'x')).toEqual({ replies: 51, reposts: 390, likes: 6114 });
  expect(countsInButtons(row, null)).toEqual({ likes: 6114 });
  expect(countsInButtons(row, 'instagram')).toEqual({ likes: 6114 });
});

it.each(
  examples<[string, number[], [number, number], number | null]>(import.meta.url, 'counters of characters'),
)('reads the counter %j with points before %j and %j characters as %j', (text, marks, characters, value) => {
  expect(valueOfCounter({ ...counter(text, null, 0), marks, characters })).toBe(value);
});

it('takes the number before the clock of a channel’s message for its views', () => {
  expect(countsInWords(['© 8.4K 07:52'], 'telegram')).toEqual({ views: 8_400 });
  expect(countsInWords(['© 8.4K 07:52'], 'x')).toEqual({});
  expect(countsInWords(['251K 09:51'], 'telegram')).toEqual({});
});

it('does not take the votes of a poll for upvotes', () => {
  expect(countsInWords(['129 votes - 2 days left'], 'x')).toEqual({});
  expect(countsInWords(['129 votes'], 'reddit')).toEqual({ upvotes: 129 });
});

it('takes the first number of a row that counts comments for reactions, in any language', () => {
  expect(countsInWords(['72 138 Kommentare'])).toMatchObject({ comments: 138 });
  expect(countsInWords(['612 · 38 commentaires'])).toEqual({ reactions: 612, comments: 38 });
});

const column = (...icons: (string | null)[]) =>
  icons.map((icon, i) => ({ ...counter(String(10 + i), icon, 0), isStacked: true }));

it.each(examples<[(string | null)[], Record<string, number>]>(import.meta.url, 'icons and their order'))(
  'names the numbers below %j, or none if icons and order contradict each other',
  (icons, counts) => {
    expect(countsInButtons(column(...icons), null)).toEqual(counts);
    expect(countsInButtons(column(...icons), 'tiktok')).toEqual(counts);
  },
);

it('takes a bent arrow for the share button where a bubble stands for comments', () => {
  const row = [counter('29', 'thumb', 0), counter('12', 'bubble', 100), counter('7', 'reply', 200)];
  expect(countsInButtons(row, 'facebook')).toMatchObject({ comments: 12, shares: 7 });
  expect(countsInButtons([counter('29', 'reply', 0)], 'mastodon')).toEqual({ replies: 29 });
  const bent = [counter('54', 'share', 0), counter('203', 'repost', 100), counter('688', 'star', 200)];
  expect(countsInButtons(bent, 'mastodon')).toEqual({ replies: 54, boosts: 203, favourites: 688 });
});

describe('figures of a post', () => {
  const rowOf = (gap: number, ...texts: string[]) => {
    let left = 0;
    const words = texts.map((text) => {
      const box = { left, top: 0, right: left + 8 * text.length, bottom: 12 };
      left = box.right + gap;
      return { text, confidence: 95, box };
    });
    return printedFigures(segmentOf(words));
  };

  it.each(examples<[number, string[], object]>(import.meta.url, 'figures printed in groups'))(
    'with a gap of %d pixels, %j is read as %j',
    (gap, words, counts) => {
      expect(countsInWords([rowOf(gap, ...words)])).toEqual(counts);
    },
  );

  it('next to icons win over a number that may count reactions', () => {
    const row = [counter('3871', null, 0), counter('92', 'bubble', 100)];
    expect(countsOfPost(row, ['387 92 comments'], 'linkedin').counts).toMatchObject({ reactions: 3871 });
  });

  it('are counted if they were seen next to an icon but not read', () => {
    const unread = { ...counter('JON', 'bubble', 0), confidence: 0 };
    const row = [unread, counter('85', 'heart', 100), counter('Share', null, 200)];
    expect(countsOfPost(row, [], 'bluesky')).toEqual({ counts: { likes: 85 }, unreadFigures: 1 });
  });
});

it('takes no figures of a reader who answers below the post, even if nothing confirms the name', () => {
  const post = [
    { text: 'Mara Vell', top: 70, left: 80, ink: 0.95 },
    { text: '@maravell', top: 92, left: 80, ink: 0.5 },
    { text: 'The ferry to Pell Island sails again from', top: 130, size: 20, ink: 0.95 },
    { text: 'Monday, and every ticket stays valid.', top: 158, size: 20, ink: 0.95 },
    { text: '9:14 AM · Nov 18, 2026', top: 210, ink: 0.5 },
  ];
  const answer = [
    { text: 'Ned Quill', top: 290, left: 30, ink: 0.9 },
    { text: 'About time, thank you for this.', top: 312, left: 30, ink: 0.9 },
    { text: '48 Likes', top: 340, left: 30, size: 14, ink: 0.6 },
  ];
  expect(readScreenshotPost(screenOf([...post, ...answer])).counts).toEqual({});
  expect(readScreenshotPost(screenOf([...post, ...answer.slice(2)])).counts).toEqual({ likes: 48 });
});
