import { isCommonWord } from '../../text/background-rank.ts';
import { formsOf } from './inflection.ts';
import { readWord } from './read-word.ts';
import { onWord, type Word } from './word.ts';

/** Whether general English or a tone table contains the word in any of its forms. */
export const isGeneralWord: (word: Word) => boolean = onWord((word) => {
  const { verb, noun, adjective, figure } = readWord(word);
  if (verb || noun !== 0 || adjective !== 0 || figure !== 0) return true;
  const stem = word.key.includes("'") ? word.key.replace(/'.*/, '') : word.key;
  const { nouns, adjectives, verbs } = formsOf(stem);
  return (
    nouns.some(isCommonWord) ||
    adjectives.some(isCommonWord) ||
    verbs.some(({ lemma }) => isCommonWord(lemma))
  );
});
