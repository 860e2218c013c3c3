import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lexicalTone } from '../lexical-tone.ts';
import { readLine } from '../line/read-line.ts';
import { wordOf } from '../words/read-word.ts';
import { wordFactsOf } from '../words/word-facts.ts';
import { readItems, wordContent } from './items.ts';
import {
  contentFigures,
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
    const items = fc.array(
      fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { maxLength: ITEM_FIGURES }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
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

describe('the arithmetic of a small net', () => {
  const net: WindowNet = {
    filters: 2,
    inputs: 1,
    weights: [1, 0, 0, 1, 0, 2],
    bias: [0, -1],
    outputs: [1, 2, 4, 8, 16, 32, 64, 128],
    outputBias: [0, 0],
    rows: [],
  };
  const valuesOf = (...items: number[]) => {
    const projected = new Float32Array(items.length * PLACES * 2);
    items.forEach((value, item) => {
      project(net, [value], 0, projected, item * PLACES * 2);
    });
    return filterValues(net, projected, items.length);
  };

  it('adds what the item and its neighbors contribute, and makes negative values 0', () => {
    expect(Array.from(valuesOf(1, 2, 3))).toEqual([0, 4, 1, 7, 2, 2]);
    expect(Array.from(valuesOf(0, 0))).toEqual([0, 0, 0, 0]);
    expect(Array.from(valuesOf(3))).toEqual([0, 2]);
  });

  it('adds the highest value of each filter, and the sum of its values divided by 2√n', () => {
    const { good, bad, byItem } = windowOdds(net, valuesOf(1, 2, 3), 3);
    const [first, second] = [3, 13].map((sum) => (0.5 / Math.sqrt(3)) * sum);
    expect(good).toBeCloseTo(2 * 1 + 7 * 2 + (first ?? 0) * 4 + (second ?? 0) * 8, 5);
    expect(bad).toBeCloseTo(2 * 16 + 7 * 32 + (first ?? 0) * 64 + (second ?? 0) * 128, 5);
    expect(byItem.reduce((sum, value) => sum + value, 0)).toBeCloseTo(good - bad, 4);
  });

  it('divides what a window adds equally between its items', () => {
    const alone = windowOdds(
      { ...net, outputs: [3, 0, 0, 0, 0, 0, 0, 0] },
      Float32Array.from([0, 0, 2, 0, 0, 0]),
      3,
    );
    expect(Array.from(alone.byItem)).toEqual([2, 2, 2]);
    const edge = windowOdds(
      { ...net, outputs: [0, 0, 0, 0, 3, 0, 0, 0] },
      Float32Array.from([2, 0, 0, 0, 0, 0]),
      3,
    );
    expect(Array.from(edge.byItem)).toEqual([-3, -3, 0]);
  });
});

describe('readWindowNet', () => {
  it('unpacks signed bytes', () => {
    const bytes = Buffer.from(
      Int8Array.from({ length: PLACES * INPUTS }, (_, i) => (i % 2 === 0 ? -127 : 5)).buffer,
    );
    const weights = { scale: 0.5, bytes: bytes.toString('base64') };
    const none = { scale: 1, bytes: '' };
    const net = readWindowNet({
      filters: 1,
      weights,
      rows: none,
      bias: [0],
      outputs: [0, 0, 0, 0],
      outputBias: [0, 0],
    });
    expect([net.weights[0], net.weights[1]]).toEqual([-63.5, 2.5]);
  });

  it('refuses a file with too few weights', () => {
    const none = { scale: 1, bytes: '' };
    const file = { filters: 1, weights: none, rows: none, bias: [0], outputs: [], outputBias: [0, 0] };
    expect(() => readWindowNet(file)).toThrow(RangeError);
  });
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

it.each([
  ['de', 'auch', 'also'],
  ['es', 'más', 'more'],
] as const)(
  'gives a function word in %s the figures of its English counterpart, in any order',
  (language, word, english) => {
    const [counterpart, own] = [wordFactsOf('en')(wordOf(english)), wordFactsOf(language)(wordOf(word))];
    expect(contentFigures(wordContent(own))).toEqual(contentFigures(wordContent(counterpart)));
  },
);
