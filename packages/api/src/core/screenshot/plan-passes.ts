/** Decides how often an image is recognized, and keeps the best reading. */
import { detectLanguage } from '../text/language.ts';
import { describePost, type FoundPost, findPost, type ScreenshotPost } from './read-screenshot-post.ts';
import type { ImageLine, ImageText, PixelBox } from './words/image-text.ts';
import { mergeReadings, withAccents, withoutRepeats } from './words/merge-readings.ts';

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
  /** Whether areas are enlarged more than the whole image, which was too large. */
  readonly areasAreLarger: boolean;
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

type Lines = readonly ImageLine[] | null;
type Plan<Result> = Generator<Pass, Result, Lines>;

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

function mergedReading({ widthPx, heightPx }: ImageKind, lines: readonly ImageLine[]): Reading {
  const image = { lines, widthPx, heightPx };
  const found = findPost(image);
  return { image, found, post: describePost(found) };
}

interface ClearReading extends Pick<Pass, 'threshold'> {
  readonly reading: Reading;
}

function* clearest(kind: ImageKind, usual: Reading): Plan<ClearReading> {
  const needsLocal = kind.isDark && (isPartMissing(usual) || usual.post.platform === 'tiktok');
  const local = needsLocal ? readingOf(kind, yield whole('local')) : null;
  return local && isBetter(local, usual)
    ? { reading: local, threshold: 'local' }
    : { reading: usual, threshold: 'global' };
}

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

/** Returns all lines of the image, with those in the area replaced: only these are certain to be in the language. */
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

/** ISO 639-1 to the OCR data's ISO 639-2/T. */
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
const MIN_WORDS = 6;

function readerLanguage(text: string): string | null {
  if (text.split(/\s+/).length < MIN_WORDS) return null;
  return READER_LANGUAGES[detectLanguage(text)] ?? null;
}

const partsFound = ({ post: { platform, author } }: Reading) =>
  Number(platform !== null) + Number(author !== null);

const isPartMissing = (reading: Reading) => partsFound(reading) < ALL_PARTS;

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
