import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lexicalTone } from '../lexical-tone.ts';
import { readLine } from '../line/read-line.ts';
import { readItems } from './items.ts';
import {
  filterValues,
  INPUTS,
  ITEM_FIGURES,
  PLACES,
  project,
  readWindowNet,
  visitPlaceFigures,
  type WindowNet,
  windowOdds,
} from './window-net.ts';

const FILTERS = 2;

function netOf(weights: ArrayLike<number>): WindowNet {
  return {
    filters: FILTERS,
    inputs: INPUTS,
    weights,
    bias: [0.1, -0.1],
    outputs: [1, -0.5, 0.25, 0.5, -1, 0.5, 0.5, 0.25],
    outputBias: [0.2, -0.3],
    rows: [],
  };
}

/** Weights that differ from each other. */
const NET = netOf(Float32Array.from({ length: PLACES * INPUTS * FILTERS }, (_, i) => Math.sin(i)));

function read(net: WindowNet, figures: readonly (readonly number[])[]) {
  const projected = new Float32Array(figures.length * PLACES * FILTERS);
  figures.forEach((own, item) => {
    project(net, own, 0, projected, item * PLACES * FILTERS);
  });
  return windowOdds(net, filterValues(net, projected, figures.length), figures.length);
}

describe('windowOdds', () => {
  it('says what each item adds: the sum is the difference of the log odds', () => {
    const item = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { maxLength: ITEM_FIGURES });
    const items = fc.array(item, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(items, (figures) => {
        const { good, bad, byItem } = read(NET, figures);
        const sum = byItem.reduce((total, value) => total + value, 0.2 + 0.3);
        expect(sum).toBeCloseTo(good - bad, 4);
      }),
    );
  });

  it('is the bias for a line without items', () => {
    const { good, bad } = windowOdds(NET, new Float32Array(0), 0);
    expect([good, bad]).toEqual([0.2, -0.3]);
  });
});

it('refuses a file with too few weights', () => {
  const none = { scale: 1, bytes: '' };
  const file = { filters: 1, weights: none, rows: none, bias: [0], outputs: [], outputBias: [0, 0] };
  expect(() => readWindowNet(file)).toThrow(RangeError);
});

function workOf(text: string) {
  const line = readLine({ text, language: 'en', names: [] });
  const lexical = lexicalTone(line);
  let [looks, sum] = [0, 0];
  const words = new Proxy(lexical.words, {
    get(list, property) {
      if (typeof property === 'string' && /^\d+$/.test(property)) looks++;
      return Reflect.get(list, property) as unknown;
    },
  });
  visitPlaceFigures(readItems(line), { ...lexical, words }, (_, __, value) => {
    sum += value;
  });
  return { looks, sum, words: lexical.words.length };
}

it.each([1, 10, 100])('looks at each rated word once in a line of %i clauses', (count) => {
  const { looks, sum, words } = workOf('terrible awful loss profit wins fraud '.repeat(count));
  expect(words).toBeGreaterThanOrEqual(4 * count);
  expect(looks).toBe(words);
  expect(sum).not.toBe(0);
});
