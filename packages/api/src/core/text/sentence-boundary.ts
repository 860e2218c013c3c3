/** Unicode Sentence_Terminal, for the scripts used in news. */
import abbreviations from '../../content/text/abbreviations.json' with { type: 'json' };
import { memoize } from './memoize.ts';
import { stopWordsOf } from './stop-words.ts';

/** Latin, Canadian syllabics, Mongolian: followed by a space, or checked against abbreviations. */
export const SPACED_MARKS = '.!?…‼⁇⁈⁉᙮᠃᠉';

/** Chinese and Japanese, Arabic, Devanagari, Ethiopic, Armenian, Burmese, Khmer. */
export const UNSPACED_MARKS = '。！？．｡؟۔।॥።፧፨։။។៕';

export const SENTENCE_MARKS = SPACED_MARKS + UNSPACED_MARKS;

/** Writers of posts often end a sentence with an emoji or an emoticon and no period. */
const LOOK_CHARACTERS = 80;
/** Fewer words are a greeting or a name ("Thanks 🙏 Priya"). */
const MIN_WORDS = 2;
/** The same where the emoji may replace a word ("We ❤️ Harbour City"), or where no capital letter follows. */
const MIN_WORDS_UNCLEAR = 3;

const ONE_EMOJI =
  '(?:[\\u{1f1e6}-\\u{1f1ff}]{2}|(?:\\p{Emoji_Presentation}|\\p{Extended_Pictographic}\\ufe0f|[☹☺♥❤])' +
  '(?:\\ufe0f|\\p{Emoji_Modifier}|\\u200d\\p{Extended_Pictographic}|[\\u{e0020}-\\u{e007f}])*)';
const ONE_EMOTICON = '[:;][-^]?[()DPp|]{1,4}(?=\\s|$)';
const EMOJI_RUN = new RegExp(`${ONE_EMOJI}(?:\\s{0,2}${ONE_EMOJI})*["'”’»)\\]]*`, 'uy');
const EMOTICON = new RegExp(`(?<=^|\\s)${ONE_EMOTICON}`, 'uy');
const ENDS_IN_EMOJI = new RegExp(`(?:${ONE_EMOJI}|(?<=\\s)${ONE_EMOTICON})\\s*$`, 'u');

/** Comments on what was said. Objects and flags may replace a word instead. */
const REACTION =
  /[☠☹☺✊-✌✨\u{1f389}\u{1f38a}\u{1f440}\u{1f44a}-\u{1f450}\u{1f480}\u{1f4a9}\u{1f4aa}\u{1f4af}\u{1f493}-\u{1f49f}\u{1f525}\u{1f595}\u{1f596}\u{1f600}-\u{1f64f}\u{1f5a4}\u{1f90c}-\u{1f92f}\u{1f937}\u{1f970}-\u{1f97a}\u{1f9d0}\u{1f9e1}\u{1fa75}-\u{1fa77}\u{1fae0}-\u{1fae9}\u{1faf0}-\u{1faf8}]|[:;]/u;

/** May replace a verb ("I ❤️ New York") or comment on what was said. */
const HEART = /[♥❤]/u;

const CHINESE_OR_JAPANESE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー';
const SOUTHEAST_ASIAN = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const UNSPACED_SCRIPT = new RegExp(`^[${CHINESE_OR_JAPANESE}${SOUTHEAST_ASIAN}]`, 'u');
/** In scripts without spaces, two or four characters count as one word. */
const WORD = new RegExp(
  `[${CHINESE_OR_JAPANESE}]{2}|[${SOUTHEAST_ASIAN}]{4}|(?![${CHINESE_OR_JAPANESE}${SOUTHEAST_ASIAN}])\\p{L}[\\p{L}\\p{M}\\p{N}'’]*`,
  'gu',
);
/** Particles that continue a sentence, unlike "but" and "already", which start with the same characters. */
const JAPANESE_PARTICLE = /^(?:[とっはがにをの、]|も(?!う)|で(?![もす])|や(?!っ))/u;
const OPENERS_AFTER_EMOJI = /^[\s"'“‘«„([{¿¡]+/u;
/** A name can have an inner capital (iPhone). */
const CAPITAL = /^(?:\p{Lu}|\p{Ll}{1,2}\p{Lu})/u;
const CAPITAL_OR_CASELESS = /^(?:\p{Lu}|\p{Ll}{1,2}\p{Lu}|\p{Lo}|\p{Nd})/u;
const SMALL = /^\p{Ll}/u;
const ADDRESS = /^(?:https?:|www\.)/i;
const MARK_OR_END = new RegExp(`[${SENTENCE_MARKS}]|$`, 'u');

export function emojiEnd(block: string, index: number): number | null {
  for (const pattern of [EMOJI_RUN, EMOTICON]) {
    pattern.lastIndex = index;
    const run = pattern.exec(block)?.[0];
    if (run) return index + run.length;
  }
  return null;
}

export function endsInEmoji(line: string): boolean {
  return ENDS_IN_EMOJI.test(line.slice(-LOOK_CHARACTERS));
}

/** Needs words before it and a next word that can start a sentence. After an object or a flag, one of `starters`. */
export function endsAtEmoji(
  { block, sentenceStart, start: at, end }: Omit<Candidate, 'after'>,
  starters: ReadonlySet<string>,
): boolean {
  const following = block.slice(end, end + LOOK_CHARACTERS);
  const rest = following.replace(OPENERS_AFTER_EMOJI, '');
  if (rest === '') return true;
  const soFar = wordsOf(block.slice(Math.max(sentenceStart, at - LOOK_CHARACTERS), at));
  const next = rest.slice(0, rest.search(MARK_OR_END));
  if (soFar.length < MIN_WORDS || wordsOf(next).length < MIN_WORDS) return false;
  const isReaction = reacts(block.slice(at, end), soFar, starters);
  if (UNSPACED_SCRIPT.test(next)) return isReaction && !JAPANESE_PARTICLE.test(next);
  if (following === following.trimStart()) return false;
  if (isReaction && CAPITAL_OR_CASELESS.test(next)) return true;
  if (soFar.length < MIN_WORDS_UNCLEAR) return false;
  if (isReaction) return SMALL.test(next) && !ADDRESS.test(next) && startsSmall(block, sentenceStart);
  return CAPITAL.test(next) && starters.has(wordsOf(next)[0] ?? '');
}

function reacts(emoji: string, soFar: readonly string[], smallWords: ReadonlySet<string>): boolean {
  if (!HEART.test(emoji)) return REACTION.test(emoji);
  return soFar.length >= MIN_WORDS_UNCLEAR && !smallWords.has(soFar.at(-1) ?? '');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function startsSmall(block: string, sentenceStart: number): boolean {
  const first = block.slice(sentenceStart, sentenceStart + LOOK_CHARACTERS).match(/\p{L}/u)?.[0] ?? '';
  return SMALL.test(first);
}

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
interface Candidate {
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
    BEFORE_A_NUMBER.has(word) ||
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

/** Languages that write ordinals as a number and a period. */
const ORDINAL_LANGUAGES: ReadonlySet<string> = new Set(abbreviations.ordinalLanguages);

export interface AbbreviationRules {
  readonly neverLast: ReadonlySet<string>;
  readonly perhapsLast: ReadonlySet<string>;
  readonly starters: ReadonlySet<string>;
  readonly numbersAreOrdinals: boolean;
}

/** English abbreviations count in every language, because news quotes English names. */
export function abbreviationRules(language: string): AbbreviationRules {
  return rulesOf(language.toLowerCase().split(/[-_]/, 1)[0] ?? '');
}

const rulesOf = memoize((primary): AbbreviationRules => {
  const wordsIn = (table: WordsByLanguage, language = primary) =>
    Object.hasOwn(table, language) ? (table[language] ?? []) : [];
  const englishNames = wordsIn(BEFORE_A_NAME, 'en').filter((word) => word.length > 1);
  return {
    neverLast: new Set([...wordsIn(BEFORE_A_NAME), ...englishNames]),
    perhapsLast: new Set([...wordsIn(PERHAPS_LAST), ...wordsIn(PERHAPS_LAST, 'en')]),
    starters: new Set([...stopWordsOf(primary), ...abbreviations.englishStarters]),
    numbersAreOrdinals: ORDINAL_LANGUAGES.has(primary),
  };
});
