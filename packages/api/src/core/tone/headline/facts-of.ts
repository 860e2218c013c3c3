import type { ToneLanguage } from '../language/line-language.ts';
import { foreignFacts } from './foreign-facts.ts';
import { englishFacts, type WordFacts } from './word-facts.ts';

const READERS = new Map<ToneLanguage, (key: string) => WordFacts>();

/**
 * Returns the facts about a word of a language, in lowercase with a straight apostrophe. English uses tables of words, the
 * other languages use stems.
 */
export function wordFactsOf(language: ToneLanguage): (key: string) => WordFacts {
  const found =
    READERS.get(language) ?? (language === 'en' ? englishFacts : foreignFacts(language, englishFacts));
  READERS.set(language, found);
  return found;
}
