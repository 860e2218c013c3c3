/** Decides whether a post is recognized again in its language, and joins both readings. */
import LANGUAGES from '../../content/screenshot/reader-languages.json' with { type: 'json' };
import { detectLanguage } from '../text/language.ts';
import { describePost, type FoundPost, findPost, type ScreenshotPost } from './read-screenshot-post.ts';
import { mergeReadings, withoutRepeats } from './words/merge-readings.ts';
import type { ImageLine, ImageText, PixelBox } from './words/segments.ts';

/** A second recognition of an area, in pixels of the upright original. */
export interface Pass {
  readonly area: PixelBox;
  /** ISO 639-2/T. */
  readonly language: string;
}

export interface ImageKind {
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

export const firstReading = (kind: ImageKind, lines: readonly ImageLine[]): Reading =>
  readingOf(kind, withoutRepeats(lines));

/** Null if the post is in English or in an unknown language. */
export function secondPass({ post: { text, area } }: Reading): Pass | null {
  const language = readerLanguage(text);
  return language === null || area === null ? null : { area, language };
}

/** The first reading remains if the second one loses the network or the author. */
export function secondReading(
  kind: ImageKind,
  first: Reading,
  { area }: Pass,
  lines: readonly ImageLine[],
): Reading {
  const both = readingOf(kind, mergeReadings(first.image.lines, replaced(kind, first, area, lines)));
  return partsFound(both) >= partsFound(first) ? both : first;
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
