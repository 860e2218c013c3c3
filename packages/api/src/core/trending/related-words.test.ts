import { expect, it } from 'vitest';
import { rowOf } from './grouping/packed-rows.ts';
import { weighTitles } from './grouping/word-weights.ts';
import { relatedWords } from './related-words.ts';

const tiesOf = (titles: readonly string[]) => {
  const weighted = weighTitles(titles);
  return relatedWords(
    titles.map((_, i) => rowOf(weighted.words, i)),
    weighted,
  );
};

it('returns the related words of lines that share no word, each once', () => {
  expect(tiesOf(['Fire destroys depot', 'Firefighters at warehouse blaze'])).toContain('blaze ≈ fire');
  expect(tiesOf(['Fire destroys depot', 'Solveig wins cup'])).toEqual([]);
});
