import type { ToneLanguage } from '../language/line-language.ts';
import type { Word } from '../words/word.ts';
import { foreignFacts } from './foreign-facts.ts';
import { englishFacts, type WordFacts } from './word-facts.ts';

const READERS = new Map<ToneLanguage, (word: Word) => WordFacts>();

/** Returns a function that returns the facts about a word of a language, from tables of words in English, else of stems. */
export function wordFactsOf(language: ToneLanguage): (word: Word) => WordFacts {
  const found =
    READERS.get(language) ?? (language === 'en' ? englishFacts : foreignFacts(language, englishFacts));
  READERS.set(language, found);
  return found;
}
