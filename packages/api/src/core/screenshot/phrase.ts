/** The notation of the phrase lists, as parts of regular expressions. */
import { escapePattern } from '../text/escape-pattern.ts';
import { withoutAccents } from '../text/without-accents.ts';

/** Letters that lose more than an accent when they are read as plain ones. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ß: 'ss', ø: 'o', ğ: 'g' };

/**
 * One phrase as the source of a regular expression in lowercase, for lowercase text or the flags `iu`.
 * `#` stands for a number with or without a unit, `*` for up to 40 characters, `·` for a separator, a name in braces for a token.
 * Accents may be missing, and so may an apostrophe: pictures are read with English data first.
 */
export function phraseSource(phrase: string, tokens: Readonly<Record<string, string>> = {}): string {
  return phrase.replace(
    /\{([\w-]+)\}|\s+\*\s+|\s*·\s*|\s+|[^{}]/gu,
    (piece, token: string | undefined, at: number) => {
      if (token !== undefined) return tokens[token] ?? '';
      // In print, a capital I looks like a small l.
      if (at === 0 && piece.toLowerCase() === 'i') return '[il]';
      // The recognizer loses narrow gaps.
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

/** A counter's number, possibly with a letter for thousands or millions. */
const NUMBER = '\\d(?:[\\d.,]|[^\\S\\n]\\d{3}(?!\\d)){0,14}(?:[^\\S\\n]?[km](?!\\p{L}))?';

/** One accented letter is read as another, or `ć` as the sign of cents. */
const ACCENTED = '[À-ÖØ-öø-ÿĀ-ſ¢]';

function letterSource(letter: string): string {
  const plain = PLAIN[letter] ?? withoutAccents(letter);
  const escaped = escapePattern(letter);
  return plain === letter ? escaped : `(?:${plain}|${ACCENTED})`;
}

/** Any of these phrases. The longest come first, so that `last edited` is not left as `last`. */
export function anyOf(phrases: readonly string[], tokens?: Readonly<Record<string, string>>): string {
  const sources = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phraseSource(phrase, tokens));
  return sources.length === 0 ? '(?!)' : `(?:${sources.join('|')})`;
}
