/**
 * Decides how often an image is recognized, and keeps the best reading. Pure: the adapter recognizes what is asked for and
 * passes the lines back. Each reading is parsed once.
 */
import { detectLanguage } from '../text/language.ts';
import { describePost, type FoundPost, findPost, type ScreenshotPost } from './read-screenshot-post.ts';
import type { ImageLine, ImageText, PixelBox } from './words/image-text.ts';
import { mergeReadings, withAccents, withoutRepeats } from './words/merge-readings.ts';

/** Binarization: one threshold for the whole image (Otsu), or one per region (Sauvola). */
export type Threshold = 'global' | 'local';

/** A part of an image to recognize: all of it, or an area in pixels of the upright original. */
export interface Pass {
  readonly threshold: Threshold;
  readonly area: PixelBox | null;
  /** ISO 639-2/T. English if null. */
  readonly language: string | null;
}

/** What is known about an image before it is recognized. */
export interface ImageKind {
  readonly isDark: boolean;
  /** Whether areas are enlarged more than the whole image, which was too large. */
  readonly areasAreLarger: boolean;
  /** Left edges of its columns, in pixels of the upright original. */
  readonly columns: readonly number[];
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A reading of an image, with the post in it. */
export interface Reading {
  readonly image: ImageText;
  readonly found: FoundPost;
  readonly post: ScreenshotPost;
}

type Lines = readonly ImageLine[] | null;
/** A plan yields passes and receives their lines, or null if the source is not available. */
type Plan<Result> = Generator<Pass, Result, Lines>;

/** The network and the author. */
const ALL_PARTS = 2;
/** The Dutch data supports the accents of most languages, and added no accents to 148 names that have none. */
const NAME_LANGUAGE = 'nld';

/**
 * Reads the whole image in English first. If the image is dark and the author or network was not found, or the network is
 * TikTok, reads it again with local thresholds, which reveals gray rows on dark pages but loses some text elsewhere. If the
 * whole image was too large to be enlarged, reads the post again enlarged. Finally, reads the post again in its own language,
 * or only the author's name if that language is English or unknown.
 */
export function* planPasses(kind: ImageKind): Plan<Reading> {
  const usual = readingOf(kind, yield whole('global'));
  const clear = yield* clearest(kind, usual);
  const larger = kind.areasAreLarger ? yield* rereadArea(kind, clear, clear.reading.post.area, null) : null;
  const first = larger ? mergedReading(kind, larger) : clear.reading;
  return yield* inOwnLanguage(kind, { ...clear, reading: first });
}

const whole = (threshold: Threshold): Pass => ({
  threshold,
  area: null,
  language: null,
});

function readingOf(kind: ImageKind, lines: Lines): Reading {
  return mergedReading(kind, withoutRepeats(lines ?? []));
}

/** Parses lines that come from two readings, without repeated rows. */
function mergedReading({ widthPx, heightPx }: ImageKind, lines: readonly ImageLine[]): Reading {
  const image = { lines, widthPx, heightPx };
  const found = findPost(image);
  return { image, found, post: describePost(found) };
}

/** A reading, and how the parts of it are read again. */
interface ClearReading extends Pick<Pass, 'threshold'> {
  readonly reading: Reading;
}

/** Returns the better of the usual reading and the one with local thresholds. */
function* clearest(kind: ImageKind, usual: Reading): Plan<ClearReading> {
  const needsLocal = kind.isDark && (isPartMissing(usual) || usual.post.platform === 'tiktok');
  const local = needsLocal ? readingOf(kind, yield whole('local')) : null;
  return local && isBetter(local, usual)
    ? { reading: local, threshold: 'local' }
    : { reading: usual, threshold: 'global' };
}

/** Reads the post again in its own language, or the author's name, which may have accents. */
function* inOwnLanguage(kind: ImageKind, clear: ClearReading): Plan<Reading> {
  const { reading } = clear;
  const { lines } = reading.image;
  const language = readerLanguage(reading.post.text);
  if (language === null) {
    const names = yield* rereadArea(kind, clear, reading.post.nameArea, NAME_LANGUAGE);
    return names ? mergedReading(kind, withAccents(lines, names)) : reading;
  }
  const again = yield* rereadArea(kind, clear, reading.post.area, language);
  if (again === null) return reading;
  const both = mergedReading(kind, mergeReadings(lines, again));
  return partsFound(both) >= partsFound(reading) ? both : mergedReading(kind, withAccents(lines, again));
}

/**
 * Reads an area again and returns all lines of the image, with those in the area replaced, because only these are certain to
 * be in the post's language. Null without an area or if the pass is not possible.
 */
function* rereadArea(
  kind: ImageKind,
  { reading: { image }, threshold }: ClearReading,
  area: PixelBox | null,
  language: string | null,
): Plan<Lines> {
  const lines = area && (yield { threshold, area, language });
  if (!area || !lines) return null;
  const [left, right] = columnAround(kind, area);
  const isInArea = ({ words: [word] }: ImageLine) => {
    const center = word ? (word.box.top + word.box.bottom) / 2 : 0;
    const isInColumn = word !== undefined && word.box.left >= left && word.box.left < right;
    return isInColumn && center > area.top && center < area.bottom;
  };
  return [...image.lines.filter((line) => !isInArea(line)), ...withoutRepeats(lines).filter(isInArea)];
}

/** Returns the left and right edge of the column that contains the middle of an area. */
function columnAround(
  { columns, widthPx }: Pick<ImageKind, 'columns' | 'widthPx'>,
  area: PixelBox,
): readonly [left: number, right: number] {
  const index = Math.max(
    0,
    columns.findLastIndex((left) => left <= (area.left + area.right) / 2),
  );
  return [columns[index] ?? 0, columns[index + 1] ?? widthPx];
}

/** Languages with OCR data, ISO 639-1 to ISO 639-2/T. */
const READER_LANGUAGES: Readonly<Record<string, string>> = {
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  pt: 'por',
  it: 'ita',
  pl: 'pol',
  nl: 'nld',
  sv: 'swe',
  tr: 'tur',
};
/** Minimum number of words to determine the language reliably enough for a second reading. */
const MIN_WORDS = 6;

/** Returns the language of a text, whose accents English data loses. Null if it is English, unknown or has no OCR data. */
function readerLanguage(text: string): string | null {
  if (text.split(/\s+/).length < MIN_WORDS) return null;
  return READER_LANGUAGES[detectLanguage(text)] ?? null;
}

/** Returns how many of the network and the author were found, from 0 to 2. */
const partsFound = ({ post: { platform, author } }: Reading) =>
  Number(platform !== null) + Number(author !== null);

const isPartMissing = (reading: Reading) => partsFound(reading) < ALL_PARTS;

function isBetter(other: Reading, usual: Reading): boolean {
  if (sureWords(other) < MIN_KEPT_SHARE * sureWords(usual)) return false;
  const more = partsFound(other) - partsFound(usual);
  if (more !== 0 || isPartMissing(usual)) return more > 0;
  return sureWords(other) > sureWords(usual);
}

/** A reading with less than this share of the other's surely read words is discarded, even if it finds the author. */
const MIN_KEPT_SHARE = 0.7;
const SURE_CONFIDENCE = 80;

/** Returns the number of words in the post that were read with confidence, scaled down if their mean confidence is low. */
function sureWords({ post: { text, doubtfulWords, confidence } }: Reading): number {
  return (text.split(/\s+/).length - doubtfulWords) * Math.min(1, confidence / SURE_CONFIDENCE);
}
