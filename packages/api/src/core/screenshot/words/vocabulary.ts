import { phrasesOf } from '../../../content/screenshot/languages.ts';
import { withoutAccents } from '../../text/english-sense.ts';
import { escapePattern } from '../../text/escape-pattern.ts';

const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ß: 'ss', ø: 'o', ğ: 'g' };

/**
 * A phrase as the source of an expression for lowercase text. `#` is a number, `*` up to 40 characters, `·` a
 * separator, a name in braces a token. Accents and apostrophes may be lost, because images are first read with
 * English data.
 */
export function phraseSource(phrase: string, tokens: Readonly<Record<string, string>> = {}): string {
  return phrase.replace(
    /\{([\w-]+)\}|\s+\*\s+|\s*·\s*|\s+|[^{}]/gu,
    (piece, token: string | undefined, i: number) => {
      if (token !== undefined) return tokens[token] ?? '';
      // In print, a capital I looks like a lowercase l.
      if (i === 0 && piece.toLowerCase() === 'i') return '[il]';
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

const NUMBER = '\\d(?:[\\d.,]|[^\\S\\n]\\d{3}(?!\\d)){0,14}(?:[^\\S\\n]?[km](?!\\p{L}))?';

/** Accented letters may be read as different accented letters, or `ć` as the cent sign. */
const ACCENTED = '[À-ÖØ-öø-ÿĀ-ſ¢]';

function letterSource(letter: string): string {
  const plain = PLAIN[letter] ?? withoutAccents(letter);
  const escaped = escapePattern(letter);
  return plain === letter ? escaped : `(?:${plain}|${ACCENTED})`;
}

/** Longest first, so that `last edited` does not match as `last`. */
export function anyOf(phrases: readonly string[], tokens?: Readonly<Record<string, string>>): string {
  const sources = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phraseSource(phrase, tokens));
  return sources.length === 0 ? '(?!)' : `(?:${sources.join('|')})`;
}

/** `\b` only supports ASCII letters. */
export const WORD_START = '(?<![\\p{L}\\p{N}])';
export const WORD_END = '(?![\\p{L}\\p{N}])';
export const NON_WORD = '[^\\p{L}\\p{N}]';

const MONTH = `${anyOf(phrasesOf('months'))}\\.?`;
const MONTH_OF_YEAR = `.*${MONTH}\\s+(?:de\\s+)?\\d{4}`;
const UNIT = anyOf(phrasesOf('units'));
const NEAR_DAY = anyOf(phrasesOf('nearDays'));
export const AT_WORDS = anyOf(phrasesOf('at'));

export const CLOCK = `\\d{1,2}[:.]\\d{2}(?:\\s*${anyOf(phrasesOf('halfDays'))}${WORD_END})?`;
/** `04 nov. 25` is a day with its year. */
export const DAY = `(?:${MONTH}\\s*\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s+(?:de\\s+)?${MONTH})(?:,?\\s*(?:de\\s+)?(?:\\d{4}|(?<=\\p{L}\\.?\\s)\\d{2}(?![\\d:.]|\\s*\\p{L})))?`;
/** `2 hours`, `2 Stunden` */
export const AGE_WORDS = `(?:\\d{1,3}\\s*|an?\\s+)${UNIT}`;
/** `2h` */
export const SHORT_AGE = `\\d{1,3}\\s?${anyOf(phrasesOf('bareUnits'))}(?!\\p{L}{2})\\.?`;
const AGO_AFTER = anyOf(phrasesOf('agoAfter'));
/** `2 hours ago`, `vor 2 Stunden` */
export const AGO_WORDS = `(?:${anyOf(phrasesOf('agoBefore'))}\\s*${AGE_WORDS}\\.?(?:\\s+${AGO_AFTER})?|${AGE_WORDS}\\.?\\s+${AGO_AFTER})`;
const AGO = `(?:${AGO_WORDS}|${SHORT_AGE}(?:\\s+ago)?)`;

export const TIME = `(?:${CLOCK}\\s*[^\\w\\s]?\\s*(?:${DAY}|\\d{1,2}/\\d{1,2}/\\d{2,4})|(?:${DAY}|${NEAR_DAY}|\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4})(?:,?\\s*(?:[^\\w\\s]|${AT_WORDS})?\\s*${CLOCK})?|${AGO}|${NEAR_DAY}|\\d{1,2}-\\d{1,2})`;
export const COMPLETE_DATE = new RegExp(
  `${CLOCK}[^\\p{L}\\p{N}]+(?:${DAY}|\\d{1,2}/\\d{1,2}/\\d{2,4})|(?:${DAY}).{1,6}?${CLOCK}`,
  'iu',
);
export const TIME_IN_ROW = new RegExp(`(?<![\\p{L}\\p{N}])${TIME}(?![\\p{L}\\p{N}])`, 'iu');

export const COUNT = `\\d[\\d.,\\s]{0,14}\\s?(?:${anyOf(phrasesOf('multipliers'))})?(?![\\p{L}])`;
export const COUNTED = anyOf(phrasesOf('counted'));
export const FOLLOWED = anyOf([...phrasesOf('followed'), ...phrasesOf('subscribed')]);
export const FOLLOWER_ROW = new RegExp(`${WORD_START}${COUNT}\\s*${FOLLOWED}${WORD_END}`, 'iu');

export const FOLLOW = anyOf(phrasesOf('follow'));
export const ROLE = anyOf(phrasesOf('roles'));
export const EDITED = anyOf(phrasesOf('edited'));
const AUDIENCE_PHRASES = phrasesOf('audience');
export const AUDIENCE = anyOf(AUDIENCE_PHRASES.filter((phrase) => !phrase.includes('*')));
export const CLIENT = anyOf(AUDIENCE_PHRASES.filter((phrase) => phrase.includes('*')));
export const FEELING = anyOf(phrasesOf('feeling'));
export const PAID = anyOf(phrasesOf('paid'));
export const REPLYING = new RegExp(`${WORD_START}${anyOf(phrasesOf('replying'))}${WORD_END}`, 'iu');
export const REPOSTED = new RegExp(`${WORD_START}${anyOf(phrasesOf('reposted'))}${WORD_END}`, 'iu');
export const NOTE = new RegExp(`${WORD_START}${anyOf(phrasesOf('notes'))}${WORD_END}`, 'iu');
export const NAME_PLACE = '•';
/** `Ida Strand’s Post`, the heading of a page or a dialog, with `NAME_PLACE` in place of the name. */
export const PAGE_HEADING = new RegExp(`^${anyOf(phrasesOf('pageHeadings'), { name: NAME_PLACE })}$`, 'iu');
export const MORE = new RegExp(`(?:…|\\.{3}) ?${anyOf(phrasesOf('more'))}$`, 'iu');

const SINGLE_LABELS = [...phrasesOf('labels'), ...phrasesOf('more'), ...phrasesOf('follow')];
export const LABELS = anyOf(SINGLE_LABELS.filter((phrase) => !phrase.includes('*')));
export const BUTTON = new RegExp(`^(?:${LABELS}|${EDITED}|${FOLLOW}|${MONTH_OF_YEAR})$`, 'iu');
/** Labels with a gap for a name: who reacted, shared or is answered. */
export const OPEN_LABELS = anyOf([
  ...SINGLE_LABELS.filter((phrase) => phrase.includes('*')),
  ...phrasesOf('others'),
  ...phrasesOf('reposted').flatMap((phrase) => [phrase, `* ${phrase}`]),
  ...phrasesOf('replying').map((phrase) => `${phrase} *`),
  ...phrasesOf('sounds').flatMap((phrase) => [phrase, `${phrase} *`, `* ${phrase}`]),
]);
