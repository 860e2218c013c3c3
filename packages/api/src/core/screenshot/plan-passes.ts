/** Decides how often an image is recognized, and keeps the best reading. */
import LANGUAGES from '../../content/screenshot/reader-languages.json' with { type: 'json' };
import { detectLanguage } from '../text/language.ts';
import { describePost, type FoundPost, findPost, type ScreenshotPost } from './read-screenshot-post.ts';
import { mergeReadings, withAccents, withoutRepeats } from './words/merge-readings.ts';
import type { ImageLine, ImageText, PixelBox } from './words/segments.ts';

/** One threshold for the image (Otsu) or one per region (Sauvola). */
export type Threshold = 'global' | 'local';

/** The whole image, or an area in pixels of the upright original. */
export interface Pass {
  readonly threshold: Threshold;
  readonly area: PixelBox | null;
  /** ISO 639-2/T. English if null. */
  readonly language: string | null;
}

export interface ImageKind {
  readonly isDark: boolean;
  /** Left edges of its columns, in pixels of the upright original. */
  readonly columns: readonly number[];
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface Reading {
  readonly image: ImageText;
  readonly found: FoundPost;
  readonly post: ScreenshotPost;
}

export interface Plan {
  /** The next pass. Null if `reading` is the result. */
  readonly pass: Pass | null;
  readonly goal: 'first look' | 'clear look' | 'own language';
  readonly reading: Reading;
}

const whole = (threshold: Threshold): Pass => ({ threshold, area: null, language: null });

export const startPlan = (kind: ImageKind): Plan => ({
  pass: whole('global'),
  goal: 'first look',
  reading: readingOf(kind, []),
});

/** The plan after its next pass. Local thresholds reveal gray rows on dark pages but lose some text elsewhere. */
export function nextPlan(kind: ImageKind, { pass, goal, reading }: Plan, lines: readonly ImageLine[]): Plan {
  if (pass?.area)
    return { pass: null, goal, reading: merged(kind, reading, replaced(kind, reading, pass.area, lines)) };
  const read = readingOf(kind, withoutRepeats(lines));
  if (goal === 'clear look')
    return isBetter(read, reading) ? inOwnLanguage(read, 'local') : inOwnLanguage(reading, 'global');
  const isUnclear = kind.isDark && (isPartMissing(read) || read.post.platform === 'tiktok');
  if (isUnclear) return { pass: whole('local'), goal: 'clear look', reading: read };
  return inOwnLanguage(read, 'global');
}

/** The post again in its language, unless that is English or unknown. */
function inOwnLanguage(reading: Reading, threshold: Threshold): Plan {
  const { text, area } = reading.post;
  const language = readerLanguage(text);
  const pass = language === null || area === null ? null : { threshold, area, language };
  return { pass, goal: 'own language', reading };
}

function merged(kind: ImageKind, reading: Reading, again: readonly ImageLine[]): Reading {
  const { lines } = reading.image;
  const both = readingOf(kind, mergeReadings(lines, again));
  return partsFound(both) >= partsFound(reading) ? both : readingOf(kind, withAccents(lines, again));
}

function readingOf({ widthPx, heightPx }: ImageKind, lines: readonly ImageLine[]): Reading {
  const image = { lines, widthPx, heightPx };
  const found = findPost(image);
  return { image, found, post: describePost(found) };
}

/** Returns all lines of the image, with those in the area replaced: only these are certain to be in the language. */
function replaced(
  { columns, widthPx }: ImageKind,
  { image }: Reading,
  area: PixelBox,
  lines: readonly ImageLine[],
): ImageLine[] {
  const column = Math.max(
    0,
    columns.findLastIndex((edge) => edge <= (area.left + area.right) / 2),
  );
  const [left, right] = [columns[column] ?? 0, columns[column + 1] ?? widthPx];
  const isInArea = ({ words: [word] }: ImageLine) => {
    const center = word ? (word.box.top + word.box.bottom) / 2 : 0;
    const isInColumn = word !== undefined && word.box.left >= left && word.box.left < right;
    return isInColumn && center > area.top && center < area.bottom;
  };
  return [...image.lines.filter((line) => !isInArea(line)), ...withoutRepeats(lines).filter(isInArea)];
}

/** ISO 639-1 to the OCR data's ISO 639-2/T. */
const READER_LANGUAGES: ReadonlyMap<string, string> = new Map(Object.entries(LANGUAGES));
const MIN_WORDS = 6;

function readerLanguage(text: string): string | null {
  if (text.split(/\s+/).length < MIN_WORDS) return null;
  return READER_LANGUAGES.get(detectLanguage(text)) ?? null;
}

const partsFound = ({ post: { platform, author } }: Reading) =>
  Number(platform !== null) + Number(author !== null);

const isPartMissing = (reading: Reading) => partsFound(reading) < 2;

function isBetter(other: Reading, usual: Reading): boolean {
  if (sureWords(other) < MIN_KEPT_SHARE * sureWords(usual)) return false;
  const more = partsFound(other) - partsFound(usual);
  if (more !== 0 || isPartMissing(usual)) return more > 0;
  return sureWords(other) > sureWords(usual);
}

/** A reading with a smaller share of the other's sure words is worse, even if it finds the author. */
const MIN_KEPT_SHARE = 0.7;
const SURE_CONFIDENCE = 80;

function sureWords({ post: { text, doubtfulWords, confidence } }: Reading): number {
  return (text.split(/\s+/).length - doubtfulWords) * Math.min(1, confidence / SURE_CONFIDENCE);
}
