import { VECTOR_DIMENSIONS } from '../../src/content/tables/word-vector-source.ts';
import type { Item } from '../../src/core/tone/headline/items.ts';
import { addMeaning, factsOfItem, itemFigures, rowOfStem } from '../../src/core/tone/headline/window-net.ts';
import type { LexicalTone } from '../../src/core/tone/lexical-tone.ts';
import type { ToneLine } from '../../src/core/tone/line/read-line.ts';
import type { WindowExample } from '../window-inputs.ts';

/** As the product computes them. `rows` is a power of two. */
export function windowExample(
  line: ToneLine,
  items: readonly Item[],
  lexical: LexicalTone,
  shares: readonly number[],
  rows: number,
): WindowExample {
  const words = items.flatMap((item, index) =>
    factsOfItem(line, item).map((facts) => ({ facts, item: index })),
  );
  const vectors = new Float32Array(words.length * VECTOR_DIMENSIONS);
  words.forEach(({ facts }, i) => {
    addMeaning(facts, vectors, i * VECTOR_DIMENSIONS);
  });
  return {
    vectors,
    rows: words.map(({ facts }) => rowOfStem(facts.stem, rows)),
    itemOfWord: words.map(({ item }) => item),
    items: items.length,
    figures: itemFigures(items, lexical),
    shares,
  };
}
