/** The phrase lists of all interface languages, compiled once into parts of regular expressions (flags `iu`). */
import { phrasesOf } from '../../../content/screenshot/languages.ts';
import { anyOf } from './phrase.ts';

/** `\b` only supports ASCII letters. */
export const WORD_START = '(?<![\\p{L}\\p{N}])';
export const WORD_END = '(?![\\p{L}\\p{N}])';
export const NON_WORD = '[^\\p{L}\\p{N}]';

const MONTH = `${anyOf(phrasesOf('months'))}\\.?`;
/** The date an account was created, shown in profiles, which is not a name. */
const MONTH_OF_YEAR = `.*${MONTH}\\s+(?:de\\s+)?\\d{4}`;
const UNIT = anyOf(phrasesOf('units'));
const NEAR_DAY = anyOf(phrasesOf('nearDays'));
/** Separator between a date and a clock time. */
export const AT = anyOf(phrasesOf('at'));

export const CLOCK = `\\d{1,2}[:.]\\d{2}(?:\\s*${anyOf(phrasesOf('halfDays'))}${WORD_END})?`;
/** A day of a month, possibly with its year, which some languages print with two digits: `04 nov. 25`. */
export const DAY = `(?:${MONTH}\\s*\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s+(?:de\\s+)?${MONTH})(?:,?\\s*(?:de\\s+)?(?:\\d{4}|(?<=\\p{L}\\.?\\s)\\d{2}(?![\\d:.]|\\s*\\p{L})))?`;
/** Age of a post without "ago": `2 hours`, `2 Stunden`. */
export const AGE_WORDS = `(?:\\d{1,3}\\s*|an?\\s+)${UNIT}`;
/** Age of a post as only a number and a unit: `2h`. */
export const SHORT_AGE = `\\d{1,3}\\s?${anyOf(phrasesOf('bareUnits'))}(?!\\p{L}{2})\\.?`;
const AGO_AFTER = anyOf(phrasesOf('agoAfter'));
/** An age in words: `2 hours ago`, `vor 2 Stunden`. */
export const AGO_WORDS = `(?:${anyOf(phrasesOf('agoBefore'))}\\s*${AGE_WORDS}\\.?(?:\\s+${AGO_AFTER})?|${AGE_WORDS}\\.?\\s+${AGO_AFTER})`;
const AGO = `(?:${AGO_WORDS}|${SHORT_AGE}(?:\\s+ago)?)`;

/** A time as networks print it: clock, date, both, or an age. */
export const TIME = `(?:${CLOCK}\\s*[^\\w\\s]?\\s*(?:${DAY}|\\d{1,2}/\\d{1,2}/\\d{2,4})|(?:${DAY}|${NEAR_DAY}|\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4})(?:,?\\s*(?:[^\\w\\s]|${AT})?\\s*${CLOCK})?|${AGO}|${NEAR_DAY}|\\d{1,2}-\\d{1,2})`;
/** A day, possibly with its year, and a clock time, which only the page of a single post shows together. */
export const COMPLETE_DATE = new RegExp(
  `${CLOCK}[^\\p{L}\\p{N}]+(?:${DAY}|\\d{1,2}/\\d{1,2}/\\d{2,4})|(?:${DAY}).{1,6}?${CLOCK}`,
  'iu',
);
export const TIME_IN_ROW = new RegExp(`(?<![\\p{L}\\p{N}])${TIME}(?![\\p{L}\\p{N}])`, 'iu');

export const COUNT = `\\d[\\d.,\\s]{0,14}\\s?(?:${anyOf(phrasesOf('multipliers'))})?(?![\\p{L}])`;
export const COUNTED = anyOf(phrasesOf('counted'));
export const FOLLOWED = anyOf([...phrasesOf('followed'), ...phrasesOf('subscribed')]);
/** The number of followers of an account. */
export const FOLLOWER_ROW = new RegExp(`${WORD_START}${COUNT}\\s*${FOLLOWED}${WORD_END}`, 'iu');

export const FOLLOW = anyOf(phrasesOf('follow'));
/** The author's role in a group. */
export const ROLE = anyOf(phrasesOf('roles'));
export const EDITED = anyOf(phrasesOf('edited'));
const AUDIENCE_PHRASES = phrasesOf('audience');
/** The audience of a post, after its time. */
export const AUDIENCE = anyOf(AUDIENCE_PHRASES.filter((phrase) => !phrase.includes('*')));
/** The client that was used to write a post, at the end of a time row. */
export const CLIENT = anyOf(AUDIENCE_PHRASES.filter((phrase) => phrase.includes('*')));
export const FEELING = anyOf(phrasesOf('feeling'));
export const PAID = anyOf(phrasesOf('paid'));
/** Rows that state whom a post replies to, who reposted it, and what readers or fact-checkers added to it. */
export const REPLYING = new RegExp(`${WORD_START}${anyOf(phrasesOf('replying'))}${WORD_END}`, 'iu');
export const REPOSTED = new RegExp(`${WORD_START}${anyOf(phrasesOf('reposted'))}${WORD_END}`, 'iu');
export const NOTE = new RegExp(`${WORD_START}${anyOf(phrasesOf('notes'))}${WORD_END}`, 'iu');
/** The button that expands a text, at the point where it is truncated. */
export const MORE = new RegExp(`(?:…|\\.{3}) ?${anyOf(phrasesOf('more'))}$`, 'iu');

const SINGLE_LABELS = [...phrasesOf('labels'), ...phrasesOf('more'), ...phrasesOf('follow')];
/** Labels that can share a row with others: those without a gap for arbitrary words. */
export const LABELS = anyOf(SINGLE_LABELS.filter((phrase) => !phrase.includes('*')));
/** A button or a label of the network's page, which is never a name. */
export const BUTTON = new RegExp(`^(?:${LABELS}|${EDITED}|${FOLLOW}|${MONTH_OF_YEAR})$`, 'iu');
/** Labels with a gap for a name, and rows that show who reacted, shared or is being answered. */
export const OPEN_LABELS = anyOf([
  ...SINGLE_LABELS.filter((phrase) => phrase.includes('*')),
  ...phrasesOf('others'),
  ...phrasesOf('reposted').flatMap((phrase) => [phrase, `* ${phrase}`]),
  ...phrasesOf('replying').map((phrase) => `${phrase} *`),
  ...phrasesOf('sounds').flatMap((phrase) => [phrase, `${phrase} *`, `* ${phrase}`]),
]);
