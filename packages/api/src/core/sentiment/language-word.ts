/** What single words say of the language of their line. */
import { isCommonWord } from '../text/background-rank.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import { ADJECTIVES, NOUNS, VERBS } from './tone-lexicon.ts';

/** Languages whose small words a Latin-script line is tried against. */
export const OTHER_LANGUAGES: readonly string[] = 'de fr es it pt nl sv da no fi pl tr id cs ro hu'.split(
  ' ',
);

export const ENGLISH_STOP_WORDS: ReadonlySet<string> = new Set(
  'the a an and of to in on at for from with by as is are was were be been it its he she they we you his her their our my your not no this that these those has have had will would can could should may might after before over under into out up down off than more most when while who which what how why all new says say said about against amid but or if so do does did there here'.split(
    ' ',
  ),
);

export interface WordJudgment {
  readonly isEnglishStopWord: boolean;
  readonly isKnownWord: boolean;
  /** Has letters beyond a to z. */
  readonly isAccented: boolean;
  /** Places in `OTHER_LANGUAGES` of those that have it as a small word; none for small words and verbs of English. */
  readonly languages: readonly number[];
}

const NO_LANGUAGES: readonly number[] = [];

/** A word of English that says nothing of other languages, as most are. */
export const PLAIN_ENGLISH: WordJudgment = {
  isEnglishStopWord: false,
  isKnownWord: true,
  isAccented: false,
  languages: NO_LANGUAGES,
};

/** @param word lower case, straight apostrophe. @param isPerson whether it names people by what they are or do. */
export function judgeWord(word: string, isPerson: boolean): WordJudgment {
  const isEnglishStopWord = ENGLISH_STOP_WORDS.has(word);
  const isKnownWord = isEnglishStopWord || isPerson || isKnown(word.replace(/'.*/, ''));
  const isAccented = /[^a-z'-]/.test(word);
  const languages =
    isEnglishStopWord || VERBS.has(word) ? NO_LANGUAGES : (smallWords().get(word) ?? NO_LANGUAGES);
  if (isKnownWord && !isEnglishStopWord && !isAccented && languages.length === 0) return PLAIN_ENGLISH;
  return { isEnglishStopWord, isKnownWord, isAccented, languages };
}

function isKnown(word: string): boolean {
  if (isCommonWord(word) || VERBS.has(word) || NOUNS.has(word) || ADJECTIVES.has(word)) return true;
  return ['s', 'es', 'd', 'ed', 'ing', 'ly'].some(
    (end) => word.endsWith(end) && word.length > end.length + 2 && isCommonWord(word.slice(0, -end.length)),
  );
}

let index: ReadonlyMap<string, readonly number[]> | undefined;

/** Each small word of another language, with the places of its languages in `OTHER_LANGUAGES`. */
export function smallWords(): ReadonlyMap<string, readonly number[]> {
  if (index) return index;
  const made = new Map<string, number[]>();
  OTHER_LANGUAGES.forEach((language, place) => {
    for (const word of stopWordsOf(language)) made.set(word, [...(made.get(word) ?? []), place]);
  });
  index = made;
  return index;
}
