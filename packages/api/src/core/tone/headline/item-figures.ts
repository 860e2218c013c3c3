import type { LexicalTone } from '../lexicon/lexical-tone.ts';
import { frameOf } from '../words/read-word.ts';
import { type Content, type Item, wordContent } from './items.ts';

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
export function contentFigures(content: Content): Float32Array {
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
