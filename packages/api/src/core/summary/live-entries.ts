/** Live blogs: entries under times of day, newest or oldest first. */
import type { Span } from '@earshot/schema/analysis-result';

const STAMP =
  /^\[?(\d{1,2})[:.h](\d{2})(?:\s?([ap])\.?m\.?)?(?:\s?(?:uhr|gmt|utc|bst|ist|[cew]es?t|[acemp][ds]?t|a[ce][ds]t|nz[ds]t|jst|sgt|hkt)\b)?\]?(?:\s*[-–—|:]+\s*|\s+|$)/iu;
/** Minimum number of stamped lines, all in the same direction, in a live blog. */
const MIN_ENTRIES = 3;
const MINUTES_PER_HOUR = 60;
const HALF_DAY_MINUTES = 720;
/** A larger jump between consecutive entries means that midnight has passed, not that the direction has changed. */
const MIDNIGHT_JUMP_MINUTES = 720;

/**
 * Returns the rank of each sentence's entry, 0 for the newest, regardless of the order on the page. A sentence before the
 * first entry ranks with that entry. Undefined if the text is not a live blog.
 */
export function liveEntryRanks(
  text: string,
  sentences: readonly Span[],
  startsLine: readonly boolean[],
): number[] | undefined {
  const entryOf: number[] = [];
  const times: number[] = [];
  sentences.forEach(({ start, end }, i) => {
    const minutes = startsLine[i] ? stampMinutes(text.slice(start, end)) : undefined;
    if (minutes !== undefined) times.push(minutes);
    entryOf.push(times.length - 1);
  });
  if (times.length < MIN_ENTRIES) return undefined;
  const steps = times.slice(1).map((time, i) => stepMinutes(times[i] ?? 0, time));
  const isNewestFirst = steps.every((step) => step <= 0);
  if (!isNewestFirst && !steps.every((step) => step >= 0)) return undefined;
  return entryOf.map((entry) => Math.max(0, isNewestFirst ? entry : times.length - 1 - Math.max(0, entry)));
}

/** Removes the time of its entry from a sentence. */
export function withoutStamp(sentence: string): string {
  return sentence.replace(STAMP, '');
}

function stampMinutes(line: string): number | undefined {
  const [, hour, minute, half] = STAMP.exec(line) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  const afternoon = half?.toLowerCase() === 'p' && Number(hour) < 12 ? HALF_DAY_MINUTES : 0;
  return Number(hour) * MINUTES_PER_HOUR + Number(minute) + afternoon;
}

function stepMinutes(before: number, after: number): number {
  const step = after - before;
  if (step > MIDNIGHT_JUMP_MINUTES) return step - 2 * HALF_DAY_MINUTES;
  return step < -MIDNIGHT_JUMP_MINUTES ? step + 2 * HALF_DAY_MINUTES : step;
}
