import { VECTOR_DIMENSIONS } from '../../src/content/tables/word-vector-source.ts';
import { wordVector } from '../../src/core/text/word-vectors.ts';
import { itemFigures } from '../../src/core/tone/headline/item-figures.ts';
import type { Item } from '../../src/core/tone/headline/items.ts';
import { rowOfStem, VECTOR_LENGTH, wordsOf } from '../../src/core/tone/headline/windows.ts';
import { englishFacts } from '../../src/core/tone/headline/word-facts.ts';
import type { LexicalTone } from '../../src/core/tone/lexicon/lexical-tone.ts';
import type { ToneLine } from '../../src/core/tone/line/read-line.ts';
import type { WindowExample } from '../window-inputs.ts';

/** Returns the inputs of the network for one line, as the product computes them. @param rows a power of two. */
export function windowExample(
  line: ToneLine,
  items: readonly Item[],
  lexical: LexicalTone,
  shares: readonly number[],
  rows: number,
): WindowExample {
  const words = items.flatMap((item, at) => wordsOf(line, item).map((word) => ({ word, at })));
  const vectors = new Float32Array(words.length * VECTOR_DIMENSIONS);
  words.forEach(({ word }, i) => {
    const vector = wordVector(word.key);
    if (vector)
      vectors.set(
        vector.map((value) => VECTOR_LENGTH * value),
        i * VECTOR_DIMENSIONS,
      );
  });
  return {
    vectors,
    rows: words.map(({ word }) => rowOfStem(englishFacts(word).stem, rows)),
    itemOfWord: words.map(({ at }) => at),
    items: items.length,
    figures: itemFigures(items, lexical),
    shares,
  };
}
