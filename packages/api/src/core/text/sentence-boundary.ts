import abbreviations from '../../content/text/abbreviations.json' with { type: 'json' };
import { memoize } from './memoize.ts';
import { endsInEmoji } from './sentence-emoji.ts';
import { stopWordsOf } from './stop-words.ts';

const LOOK_CHARACTERS = 80;

const LOWER = /\p{Ll}/u;
const LIST_LABEL = /^[•⁃▪◦*–-]?\s*[([]?(?:\p{N}{1,3}|\p{L})$/u;
/** What may be between a period and the next word. */
const OPENERS = /^["'“‘«„‚([{¿¡`*_~\s-]+/u;
const URL_OR_ADDRESS =
  /:\/\/|^www\.|@|\/\w|\.(?:com|org|net|edu|gov|io|co|js|ts|eu|uk|de|fr|tv|info|html?|pdf)$/i;
const DOTTED_LETTERS = /^(?:\p{L}{1,3}\.)+\p{L}{1,3}$/u;
const PREPOSITION_OPENS = /^["“‘(]*(?:at|by|around|about|before|after|until|since|from|between|on|near)\b/i;
const SPEECH_TAG =
  /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}\s(?:said|says|told|added|asked|wrote|replied|tweeted|explained|insisted)\b/u;
const TIME_ZONE = /^(?:[ECMP][SD]?T|GMT|UTC|BST|CES?T|EES?T|WES?T|MSK|IST|JST|KST|A[EWC][SD]T)\b/;
/** "at 9 p.m. Monday" goes on. */
const WEEKDAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b(?!['’])/;
const INNER_CAPITAL = /^\p{Ll}{1,2}\p{Lu}/u;
const COMPANY_FORM = /^(?:Inc|Corp|Co|Ltd|LLC|PLC|plc|GmbH|SA|AG)\b/;
const VERSUS = 'v';
const MERIDIEM = /^[ap]\.?m$/;
const GLUED_WORD = /^\p{Lu}[\p{Ll}'’]*(?=[\s,;:!?'’]|$)|^\p{Lu}\p{Ll}+\./u;

/** `[start, end)` is the run of terminators, `after` is behind its closing quotes and notes. */
export interface Candidate {
  readonly block: string;
  readonly sentenceStart: number;
  readonly start: number;
  readonly end: number;
  readonly after: number;
}

/** A lowercase letter continues the sentence, except after an emoji: many posts start sentences in lowercase. */
export function endsSentence(candidate: Candidate, rules: AbbreviationRules): boolean {
  const { block, after, end, start } = candidate;
  const following = block.slice(after, after + LOOK_CHARACTERS);
  const rest = following.replace(OPENERS, '');
  const next = rest.match(/^./u)?.[0] ?? '';
  if (next === '') return true;
  const spaced = /^\s/.test(following);
  const mark = block.slice(start, end);
  const token = tokenBefore(block, start, candidate.sentenceStart);
  if (!spaced) return glued(candidate, token, rest, rules);
  if (LOWER.test(next) && !INNER_CAPITAL.test(rest))
    return mark !== '.' && endsInEmoji(block.slice(end, after));
  if (/^[,;:)\]%]/.test(rest)) return false;
  if (after > end && SPEECH_TAG.test(rest)) return false;
  if (mark === '...' && block[start - 1] === '[' && block[end] === ']') return false;
  if (mark !== '.') return !COMPANY_FORM.test(rest);
  return afterFullStop(candidate, token, rest, rules);
}

function tokenBefore(block: string, stop: number, sentenceStart: number): string {
  const from = Math.max(sentenceStart, stop - LOOK_CHARACTERS);
  const before = block.slice(from, stop);
  const space = before.search(/\S*$/);
  return before.slice(space).replace(OPENERS, '');
}

/** A mark without a space ends a sentence in `bought 1,000.That is a lot.`, not in `example.Awesome.com` and `3.5`. */
function glued(candidate: Candidate, token: string, rest: string, rules: AbbreviationRules): boolean {
  const { block, end, after, start } = candidate;
  const opened = after > end;
  const tail = block.slice(after, after + LOOK_CHARACTERS).match(/^\S*/)?.[0] ?? '';
  if (!GLUED_WORD.test(rest) || tail.length > 40) return false;
  const wholeToken = `${token}.${tail}`.replace(/[.,;:!?'"”’)]+$/, '');
  if (URL_OR_ADDRESS.test(wholeToken)) return false;
  if (opened) return true;
  const word = token.split('.').at(-1) ?? '';
  if (block.slice(start, end) !== '.') return /\p{L}{2}$/u.test(word);
  if (rules.neverLast.has(word.toLowerCase()) || rules.perhapsLast.has(word.toLowerCase())) return false;
  return /\p{Ll}{2}$|^[\p{N}.,]*\p{N}{2}$/u.test(word) && /^\p{Lu}/u.test(rest);
}

function afterFullStop(candidate: Candidate, token: string, rest: string, rules: AbbreviationRules): boolean {
  const word = token
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^\p{L}{1,3}'/u, '');
  const nextWord = (rest.match(/^[\p{L}\p{M}'’]+/u)?.[0] ?? '').toLowerCase().replaceAll('’', "'");
  const nextStarts = rules.starters.has(nextWord) || rules.starters.has(nextWord.replace(/'.*$/, ''));
  const soFar = candidate.block
    .slice(candidate.sentenceStart, Math.min(candidate.start, candidate.sentenceStart + LOOK_CHARACTERS))
    .trim();
  if (LIST_LABEL.test(soFar)) return false;
  if (/^\p{N}/u.test(rest)) return !isNumberedAbbreviation(word, rules);
  if (candidate.after > candidate.end) return !(rules.neverLast.has(word) && !nextStarts);
  const isTimeZone = TIME_ZONE.test(token);
  if ((rules.neverLast.has(word) && !isTimeZone) || token === VERSUS) return false;
  if (MERIDIEM.test(word)) {
    const isShortPhrase = PREPOSITION_OPENS.test(soFar) && soFar.split(/\s+/).length <= 4;
    return !TIME_ZONE.test(rest) && !WEEKDAY.test(rest) && (nextStarts || !isShortPhrase);
  }
  return nextStarts || !mayContinue(token, word, rules);
}

/** Whether the sentence may go on after an initial, an abbreviation or an ordinal. */
function mayContinue(token: string, word: string, rules: AbbreviationRules): boolean {
  if (/^\p{Lu}$/u.test(token) || DOTTED_LETTERS.test(word)) return true;
  return rules.perhapsLast.has(word) || isOrdinal(word, rules);
}

function isOrdinal(word: string, { numbersAreOrdinals }: AbbreviationRules): boolean {
  return numbersAreOrdinals && /^\p{N}{1,2}$/u.test(word);
}

function isNumberedAbbreviation(word: string, rules: AbbreviationRules): boolean {
  return (
    rules.beforeNumber.has(word) ||
    isOrdinal(word, rules) ||
    rules.neverLast.has(word) ||
    rules.perhapsLast.has(word) ||
    /^n[°ºo]$/.test(word) ||
    /^\p{L}$/u.test(word)
  );
}

type WordsByLanguage = Readonly<Record<string, readonly string[]>>;

/** Abbreviations in lowercase, without the last period. A sentence never ends at one of these. */
const BEFORE_A_NAME: WordsByLanguage = abbreviations.beforeName;

/** A sentence ends at one of these only if the next word can start one. */
const PERHAPS_LAST: WordsByLanguage = abbreviations.perhapsLast;

/** Abbreviations before a number. Elsewhere they are ordinary words (`the answer is no.`). */
const BEFORE_A_NUMBER: ReadonlySet<string> = new Set(abbreviations.beforeNumber);

const ENGLISH_STARTERS: readonly string[] = abbreviations.englishStarters;

/** Languages that write ordinals as a number and a period. */
const ORDINAL_LANGUAGES: ReadonlySet<string> = new Set(abbreviations.ordinalLanguages);

export interface AbbreviationRules {
  readonly neverLast: ReadonlySet<string>;
  readonly perhapsLast: ReadonlySet<string>;
  readonly beforeNumber: ReadonlySet<string>;
  readonly starters: ReadonlySet<string>;
  readonly numbersAreOrdinals: boolean;
}

/** English abbreviations count in every language, because news quotes English names. */
export function abbreviationRules(language: string): AbbreviationRules {
  return rulesOf(language.toLowerCase().split(/[-_]/, 1)[0] ?? '');
}

const rulesOf = memoize((primary): AbbreviationRules => {
  const wordsIn = (table: WordsByLanguage) => (Object.hasOwn(table, primary) ? (table[primary] ?? []) : []);
  const english = (table: WordsByLanguage) => table.en ?? [];
  const neverLast = new Set([
    ...wordsIn(BEFORE_A_NAME),
    ...english(BEFORE_A_NAME).filter((word) => word.length > 1),
  ]);
  return {
    neverLast,
    perhapsLast: new Set([...wordsIn(PERHAPS_LAST), ...english(PERHAPS_LAST)]),
    beforeNumber: BEFORE_A_NUMBER,
    starters: new Set([...stopWordsOf(primary), ...ENGLISH_STARTERS]),
    numbersAreOrdinals: ORDINAL_LANGUAGES.has(primary),
  };
});
