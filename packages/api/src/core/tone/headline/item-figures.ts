/** What the tables say about the items of a line, as numbers of similar size for the network of `windows.ts`. */
import type { LexicalTone } from '../lexicon/lexical-tone.ts';
import type { Item } from './items.ts';
import { frameOf } from './verb-frames.ts';

const KINDS: readonly Item['kind'][] = ['name', 'number', 'small', 'content'];
const OPERATORS = ['more', 'less'];
/** Ratings of words and tones of verbs go up to this value or a little more. */
const MOST_RATED = 3;
const MOST_TONED = 2;

/** Number of figures of an item. */
export const ITEM_FIGURES = 30;

/** Returns `ITEM_FIGURES` numbers for each item, one item after the other. */
export function itemFigures(items: readonly Item[], lexical: LexicalTone, tokens: number): Float32Array {
  const rated = new Float32Array(tokens);
  for (const { token, weight } of lexical.words) rated[token] = (rated[token] ?? 0) + weight;
  const figures = new Float32Array(items.length * ITEM_FIGURES);
  items.forEach((item, at) => {
    let next = at * ITEM_FIGURES;
    const put = (value: number | boolean) => {
      figures[next++] = Number(value);
    };
    for (const kind of KINDS) put(item.kind === kind);
    for (const operator of OPERATORS) put(item.operator === operator);
    put(item.isNegation);
    put(item.isPassive);
    put(item.isFigure ? 0 : item.polarity);
    put(item.isFigure ? item.polarity : 0);
    putFrame(item, put);
    putWord(item, put);
    let strength = 0;
    for (let token = item.from; token < item.to; token++) strength += rated[token] ?? 0;
    put(strength / MOST_RATED);
    put(item.clause !== 0);
    put(at > 0 && items[at - 1]?.stretch !== item.stretch);
    put(at === 0);
    put(1);
  });
  return figures;
}

function putFrame({ verbClass }: Item, put: (value: number | boolean) => void): void {
  const frame = verbClass === undefined ? undefined : frameOf(verbClass);
  put(frame !== undefined);
  put((frame?.own ?? 0) / MOST_TONED);
  put((frame?.bad ?? 0) / MOST_TONED);
  put((frame?.good ?? 0) / MOST_TONED);
  put(frame?.subject ?? 0);
  put(frame?.object ?? 0);
  put(frame?.intransitive ?? false);
}

function putWord({ facts }: Item, put: (value: number | boolean) => void): void {
  put((facts?.reading.noun ?? 0) / MOST_RATED);
  put((facts?.reading.adjective ?? 0) / MOST_RATED);
  put(facts?.reading.figure ?? 0);
  put(facts?.isPreposition ?? false);
  put(facts?.opensClause ?? false);
  put(facts?.isBe ?? false);
  put(facts?.isUnknown ?? false);
  put(facts?.isPlain ?? false);
}
