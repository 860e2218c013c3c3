/** What the network adds to a line's log odds, in all languages, because words have English counterparts. */
import { itemAt } from '@earshot/schema/item-at';
import file from '../../../content/models/tone-windows.json' with { type: 'json' };
import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { lazily } from '../../lazily.ts';
import { memoizeObjects } from '../../text/memoize.ts';
import { wordVector } from '../../text/word-vectors.ts';
import type { LexicalTone } from '../lexicon/lexical-tone.ts';
import type { ToneLine } from '../line/read-line.ts';
import { formsOf } from '../words/inflection.ts';
import { contentFigures, visitPlaceFigures } from './item-figures.ts';
import { type Item, wordContent } from './items.ts';
import {
  filterValues,
  PLACES,
  project,
  projectInput,
  readWindowNet,
  type WindowOdds,
  windowOdds,
} from './window-net.ts';
import type { WordFacts } from './word-facts.ts';

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
  const projected = projectMeaning(facts);
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

export function readWindows(line: ToneLine, items: readonly Item[], lexical: LexicalTone): WindowOdds {
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
  visitPlaceFigures(items, lexical, (index, figure, value) => {
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
