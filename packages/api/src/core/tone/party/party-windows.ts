/**
 * What a network adds to the log odds of a party in an English sentence. It is the network of `headline/window-net.ts`, with
 * more inputs: where the party is, and how each item relates to it.
 */
import { at } from '@earshot/schema/at';
import file from '../../../content/models/parties-windows.json' with { type: 'json' };
import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { lazily } from '../../lazily.ts';
import { wordVector } from '../../text/word-vectors.ts';
import { ITEM_FIGURES } from '../headline/item-figures.ts';
import type { Item } from '../headline/items.ts';
import {
  filterValues,
  PLACES,
  project,
  projectInput,
  readWindowNet,
  type WindowOdds,
  windowOdds,
} from '../headline/window-net.ts';
import { VECTOR_LENGTH, wordsOf } from '../headline/windows.ts';
import type { ToneLine } from '../line/read-line.ts';
import { formsOf } from '../words/inflection.ts';
import { onWord, type Word } from '../words/word.ts';
import { isName, relationOf, slotOf } from './outline.ts';
import type { PartyPlace } from './party-feature.ts';
import type { PartySentence } from './party-features.ts';

/** Number of figures that say how an item relates to the party. */
export const PLACE_FIGURES = 16;
/** Inputs of an item: the mean vector of its words, its figures, and how it relates to the party. */
export const PARTY_INPUTS = VECTOR_DIMENSIONS + ITEM_FIGURES + PLACE_FIGURES;

const net = lazily(() => readWindowNet(file, PARTY_INPUTS));

const NONE = new Float32Array(0);
/** The table lacks most plurals and third persons (`pays`), so the singular or base form is tried next. */
const meaningOf: (word: Word) => Float32Array = onWord(
  ({ key }) =>
    wordVector(key) ??
    formsOf(key)
      .nouns.map(wordVector)
      .find((vector) => vector !== null) ??
    NONE,
);

/** Returns the mean vector of the words of each item, `VECTOR_DIMENSIONS` numbers per item. */
export function meaningsOf(line: ToneLine, items: readonly Item[]): Float32Array {
  const meanings = new Float32Array(items.length * VECTOR_DIMENSIONS);
  items.forEach((item, index) => {
    const words = wordsOf(line, item);
    for (const word of words)
      meaningOf(word).forEach((value, i) => {
        const to = index * VECTOR_DIMENSIONS + i;
        meanings[to] = at(meanings, to) + (VECTOR_LENGTH * value) / words.length;
      });
  });
  return meanings;
}

/** Reads an English sentence once for all its parties. */
export function partyWindows(sentence: PartySentence): (place: PartyPlace) => WindowOdds {
  const model = net();
  const { items, meanings, figures } = sentence;
  const width = PLACES * model.filters;
  const shared = new Float32Array(items.length * width);
  items.forEach((_, item) => {
    const meaning = meanings.subarray(item * VECTOR_DIMENSIONS, (item + 1) * VECTOR_DIMENSIONS);
    project(model, meaning, 0, shared, item * width);
    const own = figures.subarray(item * ITEM_FIGURES, (item + 1) * ITEM_FIGURES);
    project(model, own, VECTOR_DIMENSIONS, shared, item * width);
  });
  return (place) => {
    const projected = shared.slice();
    const places = placeFigures(sentence, place);
    items.forEach((_, item) => {
      for (let figure = 0; figure < PLACE_FIGURES; figure++) {
        const value = at(places, item * PLACE_FIGURES + figure);
        if (value !== 0)
          projectInput(model, VECTOR_DIMENSIONS + ITEM_FIGURES + figure, value, projected, item * width);
      }
    });
    return windowOdds(model, filterValues(model, projected, items.length), items.length);
  };
}

const ABOUT_THE_PARTY: readonly string[] = ['relative', 'pronoun', 'continued'];

/** Returns `PLACE_FIGURES` numbers for each item: its side, distance, clause and statement, and whether it is the verb. */
export function placeFigures(
  { items, statements }: Pick<PartySentence, 'items' | 'statements'>,
  { at: party, isPossessive }: PartyPlace,
): Float32Array {
  const slot = slotOf(items, statements, party);
  const relations = statements.map((_, i) => relationOf(items, statements, slot, i));
  const own = at(items, party).stretch;
  const figures = new Float32Array(items.length * PLACE_FIGURES);
  let names = 0;
  const namesBefore = items.map((item) => (isName(item) ? names++ : names));
  let statement = 0;
  items.forEach((item, i) => {
    while (i >= at(statements, statement).to) statement++;
    const [isParty, isVerb] = [i === party, i === slot.verb];
    const nearness = 1 / (1 + Math.abs(i - party));
    const between = isParty
      ? 0
      : Math.abs(at(namesBefore, Math.max(i, party)) - at(namesBefore, Math.min(i, party) + 1));
    const isOwn = statement === slot.statement;
    const row: readonly (number | boolean)[] = [
      isParty,
      i < party,
      i > party,
      nearness,
      i < party ? nearness : 0,
      item.stretch === own,
      isOwn,
      isVerb,
      isVerb && slot.isPassive,
      Math.min(2, between) / 2,
      between === 0,
      isName(item) && !isParty,
      isVerb && slot.name === 'subject',
      isVerb && slot.name === 'object',
      isParty && isPossessive,
      !isOwn && ABOUT_THE_PARTY.includes(at(relations, statement)),
    ];
    figures.set(row.map(Number), i * PLACE_FIGURES);
  });
  return figures;
}
