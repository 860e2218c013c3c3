/** The forward pass of the network over labeled lines. */
import { itemAt } from '@earshot/schema/item-at';
import { VECTOR_DIMENSIONS } from '../src/content/tables/word-vector-source.ts';
import type { Item } from '../src/core/tone/headline/items.ts';
import {
  addMeaning,
  factsOfItem,
  itemFigures,
  MEAN_SHARE,
  PLACES,
  project,
  rowOfStem,
  type WindowNet,
} from '../src/core/tone/headline/window-net.ts';
import { lexicalTone } from '../src/core/tone/lexical-tone.ts';
import type { ToneLine } from '../src/core/tone/line/read-line.ts';

export interface WindowExample {
  readonly vectors: Float32Array;
  /** The row that the fit adds to the vector of each word. */
  readonly rows: readonly number[];
  readonly itemOfWord: readonly number[];
  readonly items: number;
  readonly figures: Float32Array;
  /** Shares of good, bad and neutral. */
  readonly shares: readonly number[];
}

/** As the product computes them. `rows` is a power of two. */
export function windowExample(
  line: ToneLine,
  items: readonly Item[],
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
    figures: itemFigures(items, lexicalTone(line)),
    shares,
  };
}

/** Mean vector of the words that are not left out, then the figures. */
export function inputsOf(
  rows: ArrayLike<number>,
  { vectors, rows: rowOfWord, itemOfWord, items, figures }: WindowExample,
  isLeftOut: (word: number) => boolean,
): Float32Array {
  const perItem = figures.length / items;
  const size = VECTOR_DIMENSIONS + perItem;
  const inputs = new Float32Array(items * size);
  const words = new Uint8Array(items);
  rowOfWord.forEach((row, word) => {
    if (isLeftOut(word)) return;
    const item = itemAt(itemOfWord, word);
    words[item] = itemAt(words, item) + 1;
    for (let i = 0; i < VECTOR_DIMENSIONS; i++) {
      const input = item * size + i;
      const value = itemAt(vectors, word * VECTOR_DIMENSIONS + i) + itemAt(rows, row * VECTOR_DIMENSIONS + i);
      inputs[input] = itemAt(inputs, input) + value;
    }
  });
  for (let item = 0; item < items; item++) {
    for (let i = 0; i < VECTOR_DIMENSIONS && itemAt(words, item) > 1; i++)
      inputs[item * size + i] = itemAt(inputs, item * size + i) / itemAt(words, item);
    const own = figures.subarray(item * perItem, (item + 1) * perItem);
    inputs.set(own, item * size + VECTOR_DIMENSIONS);
  }
  return inputs;
}

export function projectAll(net: WindowNet, inputs: Float32Array, items: number): Float32Array {
  const width = PLACES * net.filters;
  const projected = new Float32Array(items * width);
  for (let item = 0; item < items; item++)
    project(net, inputs.subarray(item * net.inputs, (item + 1) * net.inputs), 0, projected, item * width);
  return projected;
}

export interface Pooled {
  readonly values: Float32Array;
  /** The item with the largest value, by filter. */
  readonly best: Int32Array;
}

export function pool(values: Float32Array, items: number, filters: number): Pooled {
  const found = new Float32Array(2 * filters);
  const best = new Int32Array(filters);
  const share = MEAN_SHARE / Math.sqrt(items);
  for (let filter = 0; filter < filters; filter++)
    for (let item = 0; item < items; item++) {
      const value = itemAt(values, item * filters + filter);
      found[filters + filter] = itemAt(found, filters + filter) + share * value;
      if (value <= itemAt(found, filter)) continue;
      found[filter] = value;
      best[filter] = item;
    }
  return { values: found, best };
}
