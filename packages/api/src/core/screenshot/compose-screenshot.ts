import type { CorrectableField } from '@earshot/schema/analysis-result';
import { firstDay } from '@earshot/schema/values/dates/read-day';
import { composeEntered, type EnteredPost, type Post, UNKNOWN_PLATFORM } from '../social/compose-post.ts';
import { PLATFORMS } from '../social/platforms.ts';
import { describeChoice, percentOf } from './certainty/certainty.ts';
import type { ScreenshotPost } from './read-screenshot-post.ts';

const READ = 'read from the screenshot';
const EARLIER = 'from the original screenshot';

/** Unreadable fields are null, and an unknown platform is `Unknown`. */
export function composeScreenshot(read: ScreenshotPost, previewImage: string, now: Date): Post {
  const { text, author, handle, title, counts, time, confidence } = read;
  const date = time === null ? null : printedDay(time, now);
  const platform = PLATFORMS.find(({ id }) => id === read.platform)?.name;
  const post = composeEntered({ platform, author, handle, date, counts }, text, { text: READ, values: READ });
  return {
    ...post,
    title,
    previewImage,
    reading: {
      confidence: Math.min(100, Math.max(0, confidence)),
      choice: describeChoice(read),
      blocks: [...read.blocks],
    },
    provenance: {
      ...post.provenance,
      ...(title !== null && { headline: READ }),
      platform:
        platform === undefined
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

/** What the first analysis read. The browser sends it back with the correction. */
export interface EarlierReading extends EnteredPost {
  readonly corrected?: readonly CorrectableField[] | undefined;
}

export function composeCorrected(earlier: EarlierReading, text: string, previewImage: string): Post {
  const { platform = UNKNOWN_PLATFORM, corrected = ['text'] } = earlier;
  const post = composeEntered({ ...earlier, platform }, text, { text: EARLIER, values: EARLIER });
  const byHand = Object.fromEntries(corrected.map((name) => [name, 'corrected by hand']));
  return { ...post, previewImage, corrected, provenance: { ...post.provenance, ...byHand } };
}

/** Null unless the printed time is one past day: `2h`, `Nov 3` and `03/11/2026` are not. */
function printedDay(printed: string, now: Date): string | null {
  const time = printed.replace(/,(?=\d)/g, ', ');
  const referenceDay = now.toISOString().slice(0, 10);
  const day = firstDay(time, { referenceDay, numericOrder: 'month-first' });
  const isClear = day === firstDay(time, { referenceDay, numericOrder: 'day-first' });
  return isClear && day !== null && day <= referenceDay ? day : null;
}
