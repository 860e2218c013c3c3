/** What the network adds to a line's log odds, in all languages, because words have English counterparts. */
import { itemAt } from '@earshot/schema/item-at';
import file from '../../../content/models/tone-windows.json' with { type: 'json' };
import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { lazily } from '../../lazily.ts';
import { memoizeObjects } from '../../text/memoize.ts';
import { wordVector } from '../../text/word-vectors.ts';
import { type LexicalTone, lexicalTone } from '../lexical-tone.ts';
import type { ToneLine } from '../line/read-line.ts';
import { formsOf, frameOf } from '../words/read-word.ts';
import type { WordFacts } from '../words/word-facts.ts';
import { type Content, type Item, wordContent } from './items.ts';

const VECTOR_LENGTH = 3;

const net = lazily(() => readWindowNet(file));

/** The table lacks most plurals and third persons (`pays`), so the singular or base form is tried next. */
function vectorOf(key: string): Float32Array | null {
  return (
    wordVector(key) ??
    formsOf(key)
      .nouns.map(wordVector)
      .find((vector) => vector !== null) ??
    null
  );
}

export function addMeaning({ meanings }: WordFacts, into: Float64Array | Float32Array, start = 0): void {
  for (const meaning of meanings)
    vectorOf(meaning)?.forEach((value, i) => {
      into[start + i] = itemAt(into, start + i) + (VECTOR_LENGTH * value) / meanings.length;
    });
}

function projectMeaning(facts: WordFacts): Float32Array {
  const model = net();
  const row = VECTOR_DIMENSIONS * rowOfStem(facts.stem, model.rows.length / VECTOR_DIMENSIONS);
  const inputs = new Float64Array(VECTOR_DIMENSIONS);
  addMeaning(facts, inputs);
  for (let i = 0; i < VECTOR_DIMENSIONS; i++) inputs[i] = itemAt(inputs, i) + (model.rows[row + i] ?? 0);
  const projected = new Float32Array(PLACES * model.filters);
  project(model, inputs, 0, projected, 0);
  return projected;
}

const projectedMeaning = memoizeObjects(projectMeaning);

const projectedWord = memoizeObjects((facts: WordFacts) => {
  const projected = projectedMeaning(facts).slice();
  project(net(), contentFigures(wordContent(facts)), VECTOR_DIMENSIONS, projected, 0);
  return projected;
});

/** All occurrences of a name, number or phrase share its tag array. */
const projectFigures = memoizeObjects(
  (item: Item) => {
    const projected = new Float32Array(PLACES * net().filters);
    project(net(), contentFigures(item), VECTOR_DIMENSIONS, projected, 0);
    return projected;
  },
  ({ tags }) => tags,
);

export function rowOfStem(stem: number, rows: number): number {
  return stem & (rows - 1);
}

export function factsOfItem({ facts }: ToneLine, { from, to }: Item): readonly WordFacts[] {
  return facts.slice(from, to).filter((one) => one !== undefined);
}

export function readWindows(line: ToneLine, items: readonly Item[]): WindowOdds {
  const model = net();
  const width = PLACES * model.filters;
  const projected = new Float32Array(items.length * width);
  items.forEach((item, index) => {
    const start = index * width;
    if (item.facts) projected.set(projectedWord(item.facts), start);
    else {
      projected.set(projectFigures(item), start);
      if (item.kind === 'content')
        addMeanings(factsOfItem(line, item).map(projectedMeaning), projected, start);
    }
  });
  visitPlaceFigures(items, lexicalTone(line), (index, figure, value) => {
    projectInput(model, VECTOR_DIMENSIONS + figure, value, projected, index * width);
  });
  return windowOdds(model, filterValues(model, projected, items.length), items.length);
}

function addMeanings(words: readonly Float32Array[], into: Float32Array, start: number): void {
  for (const word of words)
    word.forEach((value, i) => {
      into[start + i] = itemAt(into, start + i) + value / words.length;
    });
}

const KINDS: readonly Item['kind'][] = ['name', 'number', 'small', 'content'];
const OPERATORS = ['more', 'less'];
const MOST_RATED = 3;
const MOST_TONED = 2;

export const ITEM_FIGURES = 30;
/** Indexes of the figures that depend on the line. All others depend only on the word or phrase. */
const PLACE = { isPassive: 7, strength: 25, clause: 26, stretch: 27, first: 28 } as const;

/** `ITEM_FIGURES` numbers for each item, one item after the other. */
export function itemFigures(items: readonly Item[], lexical: LexicalTone): Float32Array {
  const figures = new Float32Array(items.length * ITEM_FIGURES);
  items.forEach((item, i) => {
    figures.set(contentFigures(item), i * ITEM_FIGURES);
  });
  visitPlaceFigures(items, lexical, (index, figure, value) => {
    figures[index * ITEM_FIGURES + figure] = value;
  });
  return figures;
}

export function visitPlaceFigures(
  items: readonly Item[],
  lexical: LexicalTone,
  visit: (i: number, figure: number, value: number) => void,
): void {
  const strengths = strengthsOf(items, lexical);
  items.forEach((item, index) => {
    const strength = strengths[index] ?? 0;
    if (item.isPassive) visit(index, PLACE.isPassive, 1);
    if (strength !== 0) visit(index, PLACE.strength, strength / MOST_RATED);
    if (item.clause !== 0) visit(index, PLACE.clause, 1);
    if (index > 0 && items[index - 1]?.stretch !== item.stretch) visit(index, PLACE.stretch, 1);
    if (index === 0) visit(index, PLACE.first, 1);
  });
}

function strengthsOf(items: readonly Item[], { words }: LexicalTone): Float64Array {
  const strengths = new Float64Array(items.length);
  let i = 0;
  for (const { token, weight } of words) {
    while (token >= (items[i]?.to ?? Number.POSITIVE_INFINITY)) i++;
    const item = items[i];
    if (item && item.from <= token) strengths[i] = (strengths[i] ?? 0) + Math.fround(weight);
  }
  return strengths;
}

/** A function word of another language has the figures of its English counterpart. */
function contentFigures(content: Content): Float32Array {
  const counterpart = content.facts?.counterpart;
  if (counterpart) return contentFigures(wordContent(counterpart));
  const { kind, operator, isNegation, isFigure, polarity, verbClass, facts } = content;
  const frame = verbClass === undefined ? undefined : frameOf(verbClass);
  const { noun = 0, adjective = 0, figure = 0 } = facts?.reading ?? {};
  const figures: readonly (number | boolean | undefined)[] = [
    ...KINDS.map((one) => one === kind),
    ...OPERATORS.map((one) => one === operator),
    isNegation,
    0,
    isFigure ? 0 : polarity,
    isFigure ? polarity : 0,
    frame !== undefined,
    (frame?.own ?? 0) / MOST_TONED,
    (frame?.bad ?? 0) / MOST_TONED,
    (frame?.good ?? 0) / MOST_TONED,
    frame?.subject,
    frame?.object,
    frame?.intransitive,
    noun / MOST_RATED,
    adjective / MOST_RATED,
    figure,
    facts?.isPreposition,
    facts?.opensClause,
    facts?.isBe,
    facts?.isUnknown,
    facts?.isPlain,
    ...[0, 0, 0, 0],
    1,
  ];
  return Float32Array.from(figures, (value) => Number(value ?? 0));
}

/** A network over three items at a time (Kim, "Convolutional Neural Networks for Sentence Classification", 2014). */
export const PLACES = 3;
export const INPUTS = VECTOR_DIMENSIONS + ITEM_FIGURES;
/** Weight of a filter's sum, which is also divided by the square root of the number of items. */
export const MEAN_SHARE = 0.5;

export interface WindowNet {
  readonly filters: number;
  readonly inputs: number;
  /** `weights[(place * inputs + input) * filters + filter]`. */
  readonly weights: ArrayLike<number>;
  readonly bias: ArrayLike<number>;
  /** For good, then for bad: weights for the highest value of each filter, then for its scaled sum. */
  readonly outputs: ArrayLike<number>;
  readonly outputBias: ArrayLike<number>;
  /** Corrections of word vectors. `rows[row * VECTOR_DIMENSIONS + i]`, with the row from the hash of a stem. */
  readonly rows: ArrayLike<number>;
}

/** Stored weights: signed bytes in base64, in units of `scale`. */
export interface StoredWeights {
  readonly scale: number;
  readonly bytes: string;
}

export interface WindowNetFile {
  readonly filters: number;
  readonly weights: StoredWeights;
  readonly rows: StoredWeights;
  readonly bias: readonly number[];
  readonly outputs: readonly number[];
  readonly outputBias: readonly number[];
}

/** Throws a RangeError if the number of `weights` does not fit the filters. */
export function readWindowNet(file: WindowNetFile, inputs = INPUTS): WindowNet {
  const net = { ...file, inputs, weights: unpack(file.weights), rows: unpack(file.rows) };
  const expected = PLACES * inputs * file.filters;
  if (net.weights.length !== expected)
    throw new RangeError(`The network has ${net.weights.length} weights, not ${expected}.`);
  return net;
}

function unpack({ scale, bytes }: StoredWeights): Float32Array {
  const binary = atob(bytes);
  const signed = new Int8Array(1);
  const weights = new Float32Array(binary.length);
  for (let i = 0; i < binary.length; i++) {
    signed[0] = binary.charCodeAt(i);
    weights[i] = scale * (signed[0] ?? 0);
  }
  return weights;
}

/** Adds an item's contribution from `start`. `first` is 0 for a vector, `VECTOR_DIMENSIONS` for figures. */
export function project(
  net: WindowNet,
  inputs: ArrayLike<number>,
  first: number,
  into: Float32Array,
  start: number,
): void {
  for (let i = 0; i < inputs.length; i++) {
    const value = inputs[i] ?? 0;
    if (value !== 0) projectInput(net, first + i, value, into, start);
  }
}

function projectInput(
  { filters, inputs, weights }: WindowNet,
  input: number,
  value: number,
  into: Float32Array,
  start: number,
): void {
  for (let place = 0; place < PLACES; place++) {
    const from = (place * inputs + input) * filters;
    const to = start + place * filters;
    for (let filter = 0; filter < filters; filter++)
      into[to + filter] = (into[to + filter] ?? 0) + value * (weights[from + filter] ?? 0);
  }
}

/** `values[item * filters + filter]`. */
export function filterValues(
  { filters, bias }: WindowNet,
  projected: Float32Array,
  items: number,
): Float32Array {
  const values = new Float32Array(items * filters);
  for (let item = 0; item < items; item++) {
    const offset = item * filters;
    for (let filter = 0; filter < filters; filter++) values[offset + filter] = bias[filter] ?? 0;
    for (let place = 0; place < PLACES; place++) {
      const other = item + place - 1;
      if (other < 0 || other >= items) continue;
      const from = (other * PLACES + place) * filters;
      for (let filter = 0; filter < filters; filter++)
        values[offset + filter] = (values[offset + filter] ?? 0) + (projected[from + filter] ?? 0);
    }
    for (let filter = 0; filter < filters; filter++)
      if ((values[offset + filter] ?? 0) < 0) values[offset + filter] = 0;
  }
  return values;
}

/** Log odds against neutral. `byItem`: how much the windows with each item favor good over bad. */
interface WindowOdds {
  readonly good: number;
  readonly bad: number;
  readonly byItem: readonly number[];
}

export function windowOdds(net: WindowNet, values: Float32Array, items: number): WindowOdds {
  const { filters, outputs, outputBias } = net;
  const byWindow = new Array<number>(items).fill(0);
  let good = outputBias[0] ?? 0;
  let bad = outputBias[1] ?? 0;
  const add = (item: number, pool: number, value: number) => {
    const forGood = (outputs[pool] ?? 0) * value;
    const forBad = (outputs[2 * filters + pool] ?? 0) * value;
    good += forGood;
    bad += forBad;
    byWindow[item] = (byWindow[item] ?? 0) + forGood - forBad;
  };
  const share = MEAN_SHARE / Math.sqrt(Math.max(1, items));
  for (let filter = 0; filter < filters; filter++) {
    let best = 0;
    for (let item = 0; item < items; item++) {
      const value = values[item * filters + filter] ?? 0;
      if (value > (values[best * filters + filter] ?? 0)) best = item;
      if (value > 0) add(item, filters + filter, value * share);
    }
    add(best, filter, values[best * filters + filter] ?? 0);
  }
  return { good, bad, byItem: spread(byWindow) };
}

function spread(byWindow: readonly number[]): number[] {
  const byItem = new Array<number>(byWindow.length).fill(0);
  for (let item = 0; item < byWindow.length; item++) {
    const from = Math.max(0, item - 1);
    const to = Math.min(byWindow.length, item + 2);
    const part = (byWindow[item] ?? 0) / (to - from);
    for (let i = from; i < to; i++) byItem[i] = (byItem[i] ?? 0) + part;
  }
  return byItem;
}
