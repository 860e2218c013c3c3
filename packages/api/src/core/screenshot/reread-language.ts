import { detectLanguage } from '../text/language.ts';
import type { ImageText } from './image-text.ts';
import { readScreenshotPost } from './read-screenshot-post.ts';

/** Languages with recognizer data, ISO 639-1 to ISO 639-2/T. */
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
/** Fewer words do not tell a language reliably enough to read the picture again. */
const MIN_WORDS = 6;

/**
 * The language (ISO 639-2/T) to read a picture in once more after an English first reading, which loses accents: that
 * of the post's own text. Null when it is English, unknown, or has no recognizer data.
 */
export function rereadLanguage(firstReading: ImageText): string | null {
  const { text } = readScreenshotPost(firstReading);
  if (text.split(/\s+/).length < MIN_WORDS) return null;
  return READER_LANGUAGES[detectLanguage(text)] ?? null;
}
