/** What the network adds to the log odds of an English line. */
import file from '../../../content/models/tone-en-windows.json' with { type: 'json' };
import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { lazily } from '../../lazily.ts';
import { wordVector } from '../../text/word-vectors.ts';
import type { LexicalTone } from '../lexicon/lexical-tone.ts';
import type { ToneLine } from '../line/read-line.ts';
import { onWord, type Word } from '../words/word.ts';
import { ITEM_FIGURES, itemFigures } from './item-figures.ts';
import type { Item } from './items.ts';
import { filterValues, PLACES, project, readWindowNet, type WindowOdds, windowOdds } from './window-net.ts';
import { englishFacts } from './word-facts.ts';

/** Length of the vector of a word. The numbers are then about as large as the figures of an item. */
export const VECTOR_LENGTH = 3;

const net = lazily(() => readWindowNet(file));

/** What a word contributes to the filters at each place, computed once per word. */
const projectedWord: (word: Word) => Float32Array = onWord((word) => {
  const { rows, filters } = net();
  const row = VECTOR_DIMENSIONS * rowOfStem(englishFacts(word).stem, rows.length / VECTOR_DIMENSIONS);
  const vector = wordVector(word.key);
  const inputs = new Float32Array(VECTOR_DIMENSIONS);
  for (let i = 0; i < VECTOR_DIMENSIONS; i++)
    inputs[i] = VECTOR_LENGTH * (vector?.[i] ?? 0) + (rows[row + i] ?? 0);
  const projected = new Float32Array(PLACES * filters);
  project(net(), inputs, 0, projected, 0);
  return projected;
});

/** @param rows number of rows, a power of two. @returns the row of a stem's hash. */
export function rowOfStem(stem: number, rows: number): number {
  return stem & (rows - 1);
}

/** Returns the words of an item that have facts, which names and numbers have not. */
export function wordsOf({ facts, tokens }: ToneLine, { from, to }: Item): readonly Word[] {
  const words: Word[] = [];
  for (let token = from; token < to; token++) {
    const word = tokens[token]?.word;
    if (word && facts[token]) words.push(word);
  }
  return words;
}

export function readWindows(line: ToneLine, items: readonly Item[], lexical: LexicalTone): WindowOdds {
  const model = net();
  const width = PLACES * model.filters;
  const figures = itemFigures(items, lexical, line.tokens.length);
  const projected = new Float32Array(items.length * width);
  items.forEach((item, at) => {
    const own = figures.subarray(at * ITEM_FIGURES, (at + 1) * ITEM_FIGURES);
    project(model, own, VECTOR_DIMENSIONS, projected, at * width);
    const words = wordsOf(line, item);
    for (const word of words) {
      const added = projectedWord(word);
      for (let i = 0; i < width; i++)
        projected[at * width + i] = (projected[at * width + i] ?? 0) + (added[i] ?? 0) / words.length;
    }
  });
  return windowOdds(model, filterValues(model, projected, items.length), items.length);
}
