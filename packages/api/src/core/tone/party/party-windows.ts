/**
 * Computes what a network adds to the log odds of a party. It has the structure of `headline/window-net.ts` and more
 * inputs: where the party is, and how each item relates to it.
 */
import { at } from '@earshot/schema/at';
import file from '../../../content/models/parties-windows.json' with { type: 'json' };
import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { lazily } from '../../lazily.ts';
import { ITEM_FIGURES } from '../headline/item-figures.ts';
import {
  filterValues,
  PLACES,
  project,
  readWindowNet,
  type WindowNet,
  type WindowOdds,
  windowOdds,
} from '../headline/window-net.ts';
import { addMeaning } from '../headline/windows.ts';
import { onFacts, type WordFacts } from '../headline/word-facts.ts';
import { isName, relationOf, slotOf } from './outline.ts';
import type { PartyPlace } from './party-feature.ts';
import type { PartySentence } from './party-features.ts';

/** Number of figures that describe how an item relates to the party. */
export const PLACE_FIGURES = 16;
/** Inputs of an item: the mean vector of its words, its figures, and how it relates to the party. */
export const PARTY_INPUTS = VECTOR_DIMENSIONS + ITEM_FIGURES + PLACE_FIGURES;

const net = lazily(() => readWindowNet(file, PARTY_INPUTS));

/** Returns the mean vector of the words of an item. */
export function meanOf(words: readonly WordFacts[]): Float32Array {
  const mean = new Float32Array(VECTOR_DIMENSIONS);
  for (const word of words) addMeaning(word, mean);
  return mean.map((value) => value / Math.max(1, words.length));
}

/** What the meaning of a single word contributes to the filters at each place. It is computed once per word. */
const projectedWord = onFacts((word) => projectMean([word]));

function projectMean(words: readonly WordFacts[]): Float32Array {
  const model = net();
  const projected = new Float32Array(PLACES * model.filters);
  project(model, meanOf(words), 0, projected, 0);
  return projected;
}

/** Returns what each item contributes to the filters at each place, whichever party is read. */
function projectItems({ words, figures }: PartySentence, model: WindowNet): Float32Array {
  const width = PLACES * model.filters;
  const projected = new Float32Array(words.length * width);
  words.forEach((ofItem, item) => {
    const [first, second] = ofItem;
    if (first) projected.set(second ? projectMean(ofItem) : projectedWord(first), item * width);
    const own = figures.subarray(item * ITEM_FIGURES, (item + 1) * ITEM_FIGURES);
    project(model, own, VECTOR_DIMENSIONS, projected, item * width);
  });
  return projected;
}

/** Reads a sentence once for all its parties. */
export function partyWindows(sentence: PartySentence): (place: PartyPlace) => WindowOdds {
  const model = net();
  const { items } = sentence;
  const width = PLACES * model.filters;
  const shared = projectItems(sentence, model);
  return (place) => {
    const projected = shared.slice();
    const places = placeFigures(sentence, place);
    items.forEach((_, item) => {
      const own = places.subarray(item * PLACE_FIGURES, (item + 1) * PLACE_FIGURES);
      project(model, own, VECTOR_DIMENSIONS + ITEM_FIGURES, projected, item * width);
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
  let next = 0;
  const put = (value: number | boolean) => {
    figures[next++] = Number(value);
  };
  let names = 0;
  const namesBefore = items.map((item) => (isName(item) ? names++ : names));
  let statement = 0;
  items.forEach((item, i) => {
    while (i >= at(statements, statement).to) statement++;
    const [isParty, isVerb] = [i === party, i === slot.verb];
    const nearness = 1 / (1 + Math.abs(i - party));
    const between = isParty
      ? 0
      : at(namesBefore, Math.max(i, party)) - at(namesBefore, Math.min(i, party) + 1);
    const isOwn = statement === slot.statement;
    put(isParty);
    put(i < party);
    put(i > party);
    put(nearness);
    put(i < party ? nearness : 0);
    put(item.stretch === own);
    put(isOwn);
    put(isVerb);
    put(isVerb && slot.isPassive);
    put(Math.min(2, between) / 2);
    put(between === 0);
    put(isName(item) && !isParty);
    put(isVerb && slot.name === 'subject');
    put(isVerb && slot.name === 'object');
    put(isParty && isPossessive);
    put(!isOwn && ABOUT_THE_PARTY.includes(at(relations, statement)));
  });
  return figures;
}
