/** Whether a text is English: tone is read in no other language. */
import { isCommonWord } from '../text/background-rank.ts';
import { detectLanguage } from '../text/language.ts';
import { memoize } from '../text/memoize.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import { ADJECTIVES, NOUNS, VERBS } from './tone-lexicon.ts';
import { isPersonNoun } from './topic-heads.ts';

/** Words that a text needs before its language can be doubted. */
const MIN_WORDS = 3;
/** Share of the lower-case words that English knows, below which a text is foreign; higher without an English stop word. */
const KNOWN_SHARE = 0.6;
const KNOWN_SHARE_WITHOUT_STOP_WORDS = 0.75;
/** Share of known words from which foreign-looking stop words prove nothing (`die`, `the pain in Spain`). */
const KNOWN_FOR_CERTAIN = 0.95;
/** Languages whose small words a Latin-script line is tried against. */
const OTHER_LANGUAGES = 'de fr es it pt nl sv da no fi pl tr id cs ro hu'.split(' ');
const LATIN_LETTERS = /\p{Script=Latin}/gu;
const NOT_ASCII = /[\u0080-\uffff]/;
const LETTERS = /\p{L}/gu;
const WORDS = /[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu;
const ASCII_WORDS = /[A-Za-z]+(?:'[A-Za-z]+)*/g;
const NAME = /^(?:\p{L}['’])?\p{Lu}/u;
const LOWER_A = 97;
const LOWER_Z = 122;
/** Much faster than to look for the address itself. */
const MAY_HOLD_ADDRESS = /[@#]|:\/\//;
const ADDRESS_OR_HANDLE = /https?:\/\/\S+|[@#]\S+/g;

const ENGLISH_STOP_WORDS = new Set(
  'the a an and of to in on at for from with by as is are was were be been it its he she they we you his her their our my your not no this that these those has have had will would can could should may might after before over under into out up down off than more most when while who which what how why all new says say said about against amid but or if so do does did there here'.split(
    ' ',
  ),
);

function isKnown(word: string): boolean {
  if (isCommonWord(word) || VERBS.has(word) || NOUNS.has(word) || ADJECTIVES.has(word) || isPersonNoun(word))
    return true;
  return ['s', 'es', 'd', 'ed', 'ing', 'ly'].some(
    (end) => word.endsWith(end) && word.length > end.length + 2 && isCommonWord(word.slice(0, -end.length)),
  );
}

/**
 * Whether a line or sentence may be read as English. Refused is what both say is foreign: the detector of languages, and
 * the words themselves (small words of other languages, lower-case words with diacritics or unknown to English; names do
 * not vote). Scripts other than Latin are always refused.
 */
export function isEnglish(text: string): boolean {
  if (NOT_ASCII.test(text) && !isLatinScript(text)) return false;
  return !looksForeign(text) || detectLanguage(text) === 'en';
}

function isLatinScript(text: string): boolean {
  return (text.match(LATIN_LETTERS)?.length ?? 0) * 2 >= (text.match(LETTERS)?.length ?? 0);
}

function looksForeign(text: string): boolean {
  const words = wordsOf(MAY_HOLD_ADDRESS.test(text) ? text.replace(ADDRESS_OR_HANDLE, ' ') : text);
  if (words.length < MIN_WORDS) return false;
  const lower = votingWords(words).map(judgeWord);
  let [english, known, accented] = [0, 0, 0];
  for (const { isEnglishStopWord, isKnownWord, isAccented } of lower) {
    if (isEnglishStopWord) english++;
    if (isKnownWord) known++;
    if (isAccented) accented++;
  }
  const share = known / Math.max(1, lower.length);
  if (share >= KNOWN_FOR_CERTAIN) return false;
  if (foreignStopWords(lower) + accented > english) return true;
  return share < (english === 0 ? KNOWN_SHARE_WITHOUT_STOP_WORDS : KNOWN_SHARE);
}

/** What one word says of the language of its line. */
interface WordJudgment {
  readonly isEnglishStopWord: boolean;
  readonly isKnownWord: boolean;
  /** Has letters beyond a to z. */
  readonly isAccented: boolean;
  /** Places in `OTHER_LANGUAGES` of those that have it as a small word; none for small words and verbs of English. */
  readonly languages: readonly number[];
}

const NO_LANGUAGES: readonly number[] = [];
const judgeWord = memoize((written): WordJudgment => {
  const word = written.toLowerCase().replace('’', "'");
  const isEnglishStopWord = ENGLISH_STOP_WORDS.has(word);
  return {
    isEnglishStopWord,
    isKnownWord: isEnglishStopWord || isKnown(word.replace(/'.*/, '')),
    isAccented: /[^a-z'-]/.test(word),
    languages:
      isEnglishStopWord || VERBS.has(word) ? NO_LANGUAGES : (languagesOf().get(word) ?? NO_LANGUAGES),
  };
});

function wordsOf(text: string): readonly string[] {
  return text.match(NOT_ASCII.test(text) ? WORDS : ASCII_WORDS) ?? [];
}

function isName(word: string): boolean {
  const [first, second] = [word.charCodeAt(0), word.charCodeAt(1)];
  const isPlain = first >= LOWER_A && first <= LOWER_Z && second >= LOWER_A && second <= LOWER_Z;
  return !isPlain && NAME.test(word);
}

/** The words that are no names: a first word counts when the next one is none, and all in a line of capitals. */
function votingWords(words: readonly string[]): string[] {
  const capitals = words.every((word) => word === word.toUpperCase());
  const isFirstName = isName(words[1] ?? '');
  return words.filter((word, i) => capitals || (i === 0 && !isFirstName) || !isName(word));
}

/** The most small words of any one other language. */
function foreignStopWords(words: readonly WordJudgment[]): number {
  const counts = OTHER_LANGUAGES.map(() => 0);
  for (const { languages } of words)
    for (const language of languages) counts[language] = (counts[language] ?? 0) + 1;
  return Math.max(...counts);
}

let index: ReadonlyMap<string, readonly number[]> | undefined;

/** Each small word of another language, with the places of its languages in `OTHER_LANGUAGES`. */
function languagesOf(): ReadonlyMap<string, readonly number[]> {
  if (index) return index;
  const made = new Map<string, number[]>();
  OTHER_LANGUAGES.forEach((language, place) => {
    for (const word of stopWordsOf(language)) made.set(word, [...(made.get(word) ?? []), place]);
  });
  index = made;
  return index;
}
