import { detectLanguage } from '../text/language.ts';
import { readScreenshotPost } from './read-screenshot-post.ts';
import type { ImageText } from './words/image-text.ts';

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

/**
 * Returns the language (ISO 639-2/T) for a second reading of an image, because the first reading in English loses accents.
 * This is the language of the post's own text. Null if it is English, unknown, or has no OCR data.
 */
export function rereadLanguage(firstReading: ImageText): string | null {
  const { text } = readScreenshotPost(firstReading);
  if (text.split(/\s+/).length < MIN_WORDS) return null;
  return READER_LANGUAGES[detectLanguage(text)] ?? null;
}
