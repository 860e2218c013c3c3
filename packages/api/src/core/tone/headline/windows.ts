/** What the network adds to the log odds of an English line. */
import { at } from '@earshot/schema/at';
import file from '../../../content/models/tone-en-windows.json' with { type: 'json' };
import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { lazily } from '../../lazily.ts';
import { wordVector } from '../../text/word-vectors.ts';
import type { LexicalTone } from '../lexicon/lexical-tone.ts';
import type { ToneLine } from '../line/read-line.ts';
import { onWord, type Word } from '../words/word.ts';
import { contentFigures, visitPlaceFigures } from './item-figures.ts';
import { type Item, wordContent } from './items.ts';
import {
  filterValues,
  PLACES,
  project,
  projectInput,
  projectVector,
  readWindowNet,
  vectorWeights,
  type WindowOdds,
  windowOdds,
} from './window-net.ts';
import { englishFacts } from './word-facts.ts';

/** Length to which word vectors are scaled, so that their numbers are about as large as the figures of an item. */
export const VECTOR_LENGTH = 3;

const net = lazily(() => readWindowNet(file));
const weightsOfVectors = lazily(() => vectorWeights(net()));

/** The vector of the word that is being read, with what the fit added to it. */
const inputs = new Float64Array(VECTOR_DIMENSIONS);

/** Returns what the meaning of a word contributes to the filters at each place. */
function projectMeaning(word: Word): Float32Array {
  const { rows } = net();
  const row = VECTOR_DIMENSIONS * rowOfStem(englishFacts(word).stem, rows.length / VECTOR_DIMENSIONS);
  const vector = wordVector(word.key);
  for (let i = 0; i < VECTOR_DIMENSIONS; i++)
    inputs[i] = VECTOR_LENGTH * (vector?.[i] ?? 0) + (rows[row + i] ?? 0);
  return projectVector(weightsOfVectors(), inputs);
}

/** The meaning of a word in a phrase. */
const projectedMeaning: (word: Word) => Float32Array = onWord(projectMeaning);

/** The meaning of a word outside of phrases, with its figures. */
const projectedWord: (word: Word) => Float32Array = onWord((word) => {
  const projected = projectMeaning(word);
  project(net(), contentFigures(wordContent(englishFacts(word))), VECTOR_DIMENSIONS, projected, 0);
  return projected;
});

/** What the figures of a name, a number or a phrase contribute, by its tags: the same list wherever it occurs. */
const projectedFigures = new WeakMap<Item['tags'], Float32Array>();

function projectFigures(item: Item): Float32Array {
  const known = projectedFigures.get(item.tags);
  if (known) return known;
  const projected = new Float32Array(PLACES * net().filters);
  project(net(), contentFigures(item), VECTOR_DIMENSIONS, projected, 0);
  projectedFigures.set(item.tags, projected);
  return projected;
}

/** Number of items of most lines and articles. A longer text gets separate memory that is freed afterward. */
const MAX_SCRATCH_ITEMS = 1000;

/** What the items of the line that is being read contribute, and the values of the filters. */
const scratch = lazily(() => memoryFor(MAX_SCRATCH_ITEMS));

function memoryFor(items: number) {
  const { filters } = net();
  return { projected: new Float32Array(items * PLACES * filters), values: new Float32Array(items * filters) };
}

/** @param rows number of rows, a power of two. @returns the row of a stem's hash. */
export function rowOfStem(stem: number, rows: number): number {
  return stem & (rows - 1);
}

/** Returns the words of an item that have facts, which names and numbers do not. */
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
  const { projected, values } = items.length > MAX_SCRATCH_ITEMS ? memoryFor(items.length) : scratch();
  items.forEach((item, index) => {
    const start = index * width;
    if (item.facts) projected.set(projectedWord(at(line.tokens, item.from).word), start);
    else {
      projected.set(projectFigures(item), start);
      if (item.kind === 'content') addMeanings(line, item, projected, start);
    }
  });
  visitPlaceFigures(items, lexical, (index, figure, value) => {
    projectInput(model, VECTOR_DIMENSIONS + figure, value, projected, index * width);
  });
  return windowOdds(model, filterValues(model, projected, items.length, values), items.length);
}

/** Adds the mean of what the words of a phrase contribute. */
function addMeanings(line: ToneLine, item: Item, into: Float32Array, start: number): void {
  const words = wordsOf(line, item);
  for (const word of words)
    projectedMeaning(word).forEach((value, i) => {
      into[start + i] = (into[start + i] ?? 0) + value / words.length;
    });
}
