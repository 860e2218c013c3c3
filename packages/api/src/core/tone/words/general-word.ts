import { isCommonWord } from '../../text/background-rank.ts';
import { memoize } from '../../text/memoize.ts';
import { formsOf } from './inflection.ts';
import { readWord } from './read-word.ts';

/**
 * Whether general English or a tone table contains the word in any of its forms.
 * @param word in lowercase, with a straight apostrophe, without possessive ending.
 */
export const isGeneralWord: (word: string) => boolean = memoize((word) => {
  const { verb, noun, adjective, figure } = readWord(word);
  if (verb || noun !== 0 || adjective !== 0 || figure !== 0) return true;
  const stem = word.includes("'") ? word.replace(/'.*/, '') : word;
  const { nouns, adjectives, verbs } = formsOf(stem);
  return (
    nouns.some(isCommonWord) ||
    adjectives.some(isCommonWord) ||
    verbs.some(({ lemma }) => isCommonWord(lemma))
  );
});
