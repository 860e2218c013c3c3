import type { CorrectableField } from '@earshot/schema/analysis-result';
import { firstDay } from '@earshot/schema/values/dates/read-day';
import { PLATFORMS } from '../social/platforms.ts';
import type { Post } from '../social/post.ts';
import { NO_TITLES } from '../social/reading/post-reading.ts';
import { describeChoice } from './certainty/certainty.ts';
import type { ScreenshotPost } from './read-screenshot-post.ts';

const UNKNOWN_PLATFORM = 'Unknown';

const READ = 'read from the screenshot';
const CORRECTED_BY_HAND = 'corrected by hand';

const NO_PAGE = { url: '', ogDescription: null, titles: NO_TITLES };

export function composeScreenshot(read: ScreenshotPost, previewImage: string, now: Date): Post {
  const { text, author, handle, title, counts, time, confidence } = read;
  const date = time === null ? null : printedDay(time, now);
  const found = { text, author, handle, headline: title, counts: Object.keys(counts)[0] ?? null };
  const names = Object.entries(found).flatMap(([name, value]) => (value === null ? [] : [name]));
  return {
    ...NO_PAGE,
    platform: PLATFORMS.find(({ id }) => id === read.platform)?.name ?? UNKNOWN_PLATFORM,
    author,
    handle,
    title,
    text,
    date,
    counts,
    previewImage,
    reading: {
      confidence: within100(confidence),
      choice: describeChoice(read),
      blocks: [...read.blocks],
    },
    provenance: {
      ...Object.fromEntries(names.map((name) => [name, READ])),
      platform:
        read.platform === null
          ? 'nothing in the screenshot clearly shows its network'
          : `recognized from the layout of the screenshot, ${percentOf(read.platformShare)}% sure`,
      ...(time !== null && {
        date:
          date === null
            ? `the screenshot shows “${time}”, which is not a full date`
            : `shown on the screenshot as “${time}”`,
      }),
    },
  };
}

const percentOf = (share: number) => Math.min(99, Math.round(100 * share));

/** What the first analysis read. The browser sends it back with the correction. */
export interface EarlierReading {
  readonly platform?: string | undefined;
  readonly author?: string | null | undefined;
  readonly handle?: string | null | undefined;
  readonly date?: string | null | undefined;
  readonly counts?: Post['counts'] | undefined;
  readonly corrected?: readonly CorrectableField[] | undefined;
}

export function composeCorrected(earlier: EarlierReading, text: string, previewImage: string): Post {
  const { platform = UNKNOWN_PLATFORM, author = null, handle = null, date = null, counts = {} } = earlier;
  const corrected = earlier.corrected ?? ['text'];
  const figures = Object.keys(counts)[0] ?? null;
  const readValues = Object.entries({ platform, author, handle, date, counts: figures }).flatMap(
    ([name, value]) => (value === null ? [] : [[name, 'from the original screenshot']]),
  );
  const byHand = corrected.map((name) => [name, CORRECTED_BY_HAND]);
  return {
    ...NO_PAGE,
    platform,
    author,
    handle,
    title: null,
    text,
    date,
    counts,
    previewImage,
    reading: null,
    corrected,
    provenance: {
      text: 'from the original screenshot',
      ...Object.fromEntries(readValues),
      ...Object.fromEntries(byHand),
    },
  };
}

/** Null unless the printed time is one past day: `2h`, `Nov 3` and `03/11/2026` are not. */
function printedDay(printed: string, now: Date): string | null {
  const time = printed.replace(/,(?=\d)/g, ', ');
  const referenceDay = now.toISOString().slice(0, 10);
  const day = firstDay(time, { referenceDay, numericOrder: 'month-first' });
  const isClear = day === firstDay(time, { referenceDay, numericOrder: 'day-first' });
  return isClear && day !== null && day <= referenceDay ? day : null;
}

function within100(confidence: number): number {
  return Math.min(100, Math.max(0, confidence));
}
