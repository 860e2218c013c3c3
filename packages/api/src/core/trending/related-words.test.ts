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

it('returns at most two pairs, each word once, and never a word with itself', () => {
  const ties = tiesOf([
    'Fire destroys depot near river',
    'Blaze ruins warehouse by stream',
    'Firefighters at inferno',
  ]);
  expect(ties.length).toBeLessThanOrEqual(2);
  const words = ties.flatMap((tie) => tie.split(' ≈ '));
  expect(new Set(words).size).toBe(words.length);
  expect(tiesOf(['Fire destroys depot', 'Fire destroys depot'])).not.toContain('fire ≈ fire');
});

it('does not depend on the order of the lines', () => {
  const titles = ['Fire destroys depot', 'Firefighters at warehouse blaze', 'Inferno ruins store'];
  expect(tiesOf(titles.toReversed())).toEqual(tiesOf(titles));
});
