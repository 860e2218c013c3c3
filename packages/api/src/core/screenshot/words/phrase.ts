/** Compiles the notation of the phrase lists to parts of regular expressions. */
import { escapePattern } from '../../text/escape-pattern.ts';
import { withoutAccents } from '../../text/without-accents.ts';

/** Special letters and the plain letters that OCR may read instead. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ß: 'ss', ø: 'o', ğ: 'g' };

/**
 * Returns a phrase as the source of a regular expression in lowercase, for lowercase text or the flags `iu`. `#` matches a
 * number with or without a unit, `*` up to 40 characters, `·` a separator, and a name in braces a token. Accents and
 * apostrophes may be missing, because images are first read with English OCR data.
 */
export function phraseSource(phrase: string, tokens: Readonly<Record<string, string>> = {}): string {
  return phrase.replace(
    /\{([\w-]+)\}|\s+\*\s+|\s*·\s*|\s+|[^{}]/gu,
    (piece, token: string | undefined, at: number) => {
      if (token !== undefined) return tokens[token] ?? '';
      // In print, a capital I looks like a lowercase l.
      if (at === 0 && piece.toLowerCase() === 'i') return '[il]';
      // OCR loses narrow gaps.
      if (piece.trim() === '') return '[^\\S\\n]*';
      if (piece.trim() === '*' && piece.length > 1)
        return '[^\\p{L}\\p{N}\\n]+(?:.{1,40}?[^\\p{L}\\p{N}\\n])?';
      if (piece.includes('·')) return '[^\\S\\n]*[^\\p{L}\\p{N}\\s@.]{1,3}[^\\S\\n]*';
      if (piece === '#') return NUMBER;
      if (piece === '*') return '.{1,40}?';
      if (piece === "'" || piece === '’') return '.?';
      return letterSource(piece.toLowerCase());
    },
  );
}

/** The number of a counter, possibly with a letter for thousands or millions. */
const NUMBER = '\\d(?:[\\d.,]|[^\\S\\n]\\d{3}(?!\\d)){0,14}(?:[^\\S\\n]?[km](?!\\p{L}))?';

/** Accented letters may be read as different accented letters, or `ć` as the cent sign. */
const ACCENTED = '[À-ÖØ-öø-ÿĀ-ſ¢]';

function letterSource(letter: string): string {
  const plain = PLAIN[letter] ?? withoutAccents(letter);
  const escaped = escapePattern(letter);
  return plain === letter ? escaped : `(?:${plain}|${ACCENTED})`;
}

/**
 * Returns the source of a pattern for any of these phrases. The longest ones come first, so that `last edited` does not
 * match as `last`.
 */
export function anyOf(phrases: readonly string[], tokens?: Readonly<Record<string, string>>): string {
  const sources = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phraseSource(phrase, tokens));
  return sources.length === 0 ? '(?!)' : `(?:${sources.join('|')})`;
}
