import type { ToneLanguage } from '../language/line-language.ts';
import type { Word } from '../words/word.ts';
import { foreignFacts } from './foreign-facts.ts';
import { englishFacts, type WordFacts } from './word-facts.ts';

const READERS = new Map<ToneLanguage, (word: Word) => WordFacts>();

/** Returns a function that looks up the facts about a word: in tables of words for English, of stems and English counterparts for other languages. */
export function wordFactsOf(language: ToneLanguage): (word: Word) => WordFacts {
  const found = READERS.get(language) ?? (language === 'en' ? englishFacts : foreignFacts(language));
  READERS.set(language, found);
  return found;
}
