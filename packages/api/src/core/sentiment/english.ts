/** Whether a text is English: tone is read in no other language. */
import { detectLanguage } from '../text/language.ts';
import { memoize } from '../text/memoize.ts';
import { judgeWord, OTHER_LANGUAGES, type WordJudgment } from './language-word.ts';
import type { SentimentToken } from './sentiment-tokens.ts';
import { type WordEntry, wordEntry } from './word-entry.ts';

/** Words that a text needs before its language can be doubted. */
const MIN_WORDS = 3;
/** Share of the lower-case words that English knows, below which a text is foreign; higher without an English stop word. */
const KNOWN_SHARE = 0.6;
const KNOWN_SHARE_WITHOUT_STOP_WORDS = 0.75;
/** Share of known words from which foreign-looking stop words prove nothing (`die`, `the pain in Spain`). */
const KNOWN_FOR_CERTAIN = 0.95;
const LATIN_LETTERS = /\p{Script=Latin}/gu;
const NOT_ASCII = /[\u0080-\uffff]/;
const LETTERS = /\p{L}/gu;
const WORDS = /[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu;
const ASCII_WORDS = /[A-Za-z]+(?:'[A-Za-z]+)*/g;
const NAME = /^(?:\p{L}['’])?\p{Lu}/u;
/** Much faster than to look for the address itself. */
const MAY_HOLD_ADDRESS = /[@#]|:\/\//;
const ADDRESS_OR_HANDLE = /https?:\/\/\S+|[@#]\S+/g;

/**
 * Whether a line or sentence may be read as English. Refused is what both say is foreign: the detector of languages, and
 * the words themselves (small words of other languages, lower-case words with diacritics or unknown to English; names do
 * not vote). Scripts other than Latin are always refused.
 * @param tokens those of the text, where they are known: they spare a search for its words.
 */
export function isEnglish(text: string, tokens?: readonly SentimentToken[]): boolean {
  const isAscii = !NOT_ASCII.test(text);
  if (!isAscii && !isLatinScript(text)) return false;
  const words = (isAscii && tokens && wordsOfTokens(text, tokens)) || wordsOf(text, isAscii);
  return !looksForeign(words) || detectLanguage(text) === 'en';
}

function isLatinScript(text: string): boolean {
  return (text.match(LATIN_LETTERS)?.length ?? 0) * 2 >= (text.match(LETTERS)?.length ?? 0);
}

function looksForeign(words: readonly LanguageWord[]): boolean {
  if (words.length < MIN_WORDS) return false;
  const voting = votingWords(words);
  let [english, known, accented] = [0, 0, 0];
  for (const word of voting) {
    const judgment = judgmentOf(word);
    if (judgment.isEnglishStopWord) english++;
    if (judgment.isKnownWord) known++;
    if (judgment.isAccented) accented++;
  }
  const share = known / Math.max(1, voting.length);
  if (share >= KNOWN_FOR_CERTAIN) return false;
  if (foreignStopWords(voting) + accented > english) return true;
  return share < (english === 0 ? KNOWN_SHARE_WITHOUT_STOP_WORDS : KNOWN_SHARE);
}

/** What a word says of its language: a token of plain letters is one. */
type LanguageWord = Pick<SentimentToken, 'key' | 'initial' | 'capitals'> & {
  readonly entry: Pick<WordEntry, 'language'>;
};

const PLAIN = /^[a-z]+$/;

/** The words of a text that is all ASCII; null where a token is no plain word, so that they are not known. */
function wordsOfTokens(text: string, tokens: readonly SentimentToken[]): readonly LanguageWord[] | null {
  if (MAY_HOLD_ADDRESS.test(text)) return null;
  const isPlain = ({ start, end, key }: SentimentToken) => end - start === key.length && PLAIN.test(key);
  return tokens.every(isPlain) ? tokens : null;
}

const judgeUnlisted = memoize((word) => judgeWord(word, false));

function judgmentOf({ key, entry }: LanguageWord): WordJudgment {
  return entry.language ?? judgeUnlisted(key);
}

const languageWord = memoize((written): LanguageWord => {
  const key = written.toLowerCase().replace('’', "'");
  const { isPersonNoun } = wordEntry(key.replace(/'.*/, ''));
  return {
    key,
    entry: { language: judgeWord(key, isPersonNoun) },
    initial: NAME.test(written),
    capitals: written === written.toUpperCase(),
  };
});

function wordsOf(text: string, isAscii: boolean): LanguageWord[] {
  const plain = MAY_HOLD_ADDRESS.test(text) ? text.replace(ADDRESS_OR_HANDLE, ' ') : text;
  return (plain.match(isAscii ? ASCII_WORDS : WORDS) ?? []).map(languageWord);
}

/** The words that are no names: a first word counts when the next one is none, and all in a line of capitals. */
function votingWords(words: readonly LanguageWord[]): LanguageWord[] {
  const capitals = words.every((word) => word.capitals || (word.initial && word.key.length === 1));
  const isFirstName = words[1]?.initial ?? false;
  return words.filter(({ initial }, i) => capitals || (i === 0 && !isFirstName) || !initial);
}

/** The most small words of any one other language. */
function foreignStopWords(words: readonly LanguageWord[]): number {
  const counts = OTHER_LANGUAGES.map(() => 0);
  for (const word of words)
    for (const language of judgmentOf(word).languages) counts[language] = (counts[language] ?? 0) + 1;
  return Math.max(...counts);
}
