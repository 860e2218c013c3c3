/** What the tables say about the items of a line, as numbers of similar size for the network of `windows.ts`. */
import type { LexicalTone } from '../lexicon/lexical-tone.ts';
import type { Content, Item } from './items.ts';
import { frameOf, type VerbFrame } from './verb-frames.ts';
import type { WordFacts } from './word-facts.ts';

const KINDS: readonly Item['kind'][] = ['name', 'number', 'small', 'content'];
const OPERATORS = ['more', 'less'];
/** Ratings of words and tones of verbs go up to this value or a little more. */
const MOST_RATED = 3;
const MOST_TONED = 2;

/** Number of figures of an item. */
export const ITEM_FIGURES = 30;
/** The figures that depend on the line. All others depend only on the word or phrase. */
const PLACE = { isPassive: 7, strength: 25, clause: 26, stretch: 27, first: 28 } as const;

/** Returns `ITEM_FIGURES` numbers for each item, one item after the other. */
export function itemFigures(items: readonly Item[], lexical: LexicalTone): Float32Array {
  const figures = new Float32Array(items.length * ITEM_FIGURES);
  items.forEach((item, at) => {
    figures.set(contentFigures(item), at * ITEM_FIGURES);
  });
  visitPlaceFigures(items, lexical, (at, figure, value) => {
    figures[at * ITEM_FIGURES + figure] = value;
  });
  return figures;
}

/** Visits the figures of all items that depend on the line and are not 0. `at` is the index of the item. */
export function visitPlaceFigures(
  items: readonly Item[],
  lexical: LexicalTone,
  visit: (at: number, figure: number, value: number) => void,
): void {
  const strengths = strengthsOf(items, lexical);
  items.forEach((item, at) => {
    const strength = strengths[at] ?? 0;
    if (item.isPassive) visit(at, PLACE.isPassive, 1);
    if (strength !== 0) visit(at, PLACE.strength, strength / MOST_RATED);
    if (item.clause !== 0) visit(at, PLACE.clause, 1);
    if (at > 0 && items[at - 1]?.stretch !== item.stretch) visit(at, PLACE.stretch, 1);
    if (at === 0) visit(at, PLACE.first, 1);
  });
}

/** Returns the total weight of the rated words of each item. Items and words are both in text order, so one pass is enough. */
function strengthsOf(items: readonly Item[], { words }: LexicalTone): Float64Array {
  const strengths = new Float64Array(items.length);
  let at = 0;
  for (const { token, weight } of words) {
    while (token >= (items[at]?.to ?? Number.POSITIVE_INFINITY)) at++;
    const item = items[at];
    if (item && item.from <= token) strengths[at] = (strengths[at] ?? 0) + Math.fround(weight);
  }
  return strengths;
}

/** Returns the figures of a word or phrase. Those that depend on the line are 0. */
export function contentFigures(content: Content): Float32Array {
  const { kind, operator, isNegation, isFigure, polarity, verbClass, facts } = content;
  const figures = new Float32Array(ITEM_FIGURES);
  let next = 0;
  const put = (value: number | boolean) => {
    figures[next++] = Number(value);
  };
  for (const one of KINDS) put(one === kind);
  for (const one of OPERATORS) put(one === operator);
  put(isNegation);
  next++;
  put(isFigure ? 0 : polarity);
  put(isFigure ? polarity : 0);
  putFrame(verbClass === undefined ? undefined : frameOf(verbClass), put);
  putWord(facts, put);
  figures[ITEM_FIGURES - 1] = 1;
  return figures;
}

function putFrame(frame: VerbFrame | undefined, put: (value: number | boolean) => void): void {
  put(frame !== undefined);
  put((frame?.own ?? 0) / MOST_TONED);
  put((frame?.bad ?? 0) / MOST_TONED);
  put((frame?.good ?? 0) / MOST_TONED);
  put(frame?.subject ?? 0);
  put(frame?.object ?? 0);
  put(frame?.intransitive ?? false);
}

function putWord(facts: WordFacts | undefined, put: (value: number | boolean) => void): void {
  put((facts?.reading.noun ?? 0) / MOST_RATED);
  put((facts?.reading.adjective ?? 0) / MOST_RATED);
  put(facts?.reading.figure ?? 0);
  put(facts?.isPreposition ?? false);
  put(facts?.opensClause ?? false);
  put(facts?.isBe ?? false);
  put(facts?.isUnknown ?? false);
  put(facts?.isPlain ?? false);
}
