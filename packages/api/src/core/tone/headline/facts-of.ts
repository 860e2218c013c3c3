import type { ToneLanguage } from '../language/line-language.ts';
import { foreignFacts } from './foreign-facts.ts';
import { englishFacts, type WordFacts } from './word-facts.ts';

const READERS = new Map<ToneLanguage, (key: string) => WordFacts>();

/** Gives the facts of a word of a language: lower case, straight apostrophe. English has tables of words, the others of stems. */
export function wordFactsOf(language: ToneLanguage): (key: string) => WordFacts {
  const found =
    READERS.get(language) ?? (language === 'en' ? englishFacts : foreignFacts(language, englishFacts));
  READERS.set(language, found);
  return found;
}
