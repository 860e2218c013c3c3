import { itemAt } from '@earshot/schema/item-at';
import { describe, expect, it } from 'vitest';
import { bestLabels } from '../src/core/model/linear-chain.ts';
import {
  logOddsOf,
  namedFeatures,
  probabilitiesOf,
  readChainModel,
  readHashedModel,
  readNamedModel,
  vectorOf,
} from '../src/core/model/linear-model.ts';
import { calibrationTable, fitCalibration } from './fit-calibration.ts';
import { fitChain, scoresOf } from './fit-chain.ts';
import { fitLinear } from './fit-linear.ts';
import { foldOf, splitByGroup } from './folds.ts';
import { chainModelFile, hashedModelFile, modelText, namedModelFile } from './write-model.ts';

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

const NAMES = ['a', 'b'];
const TRUE_WEIGHTS = [2, -1];

function drawExamples(count: number) {
  const random = seeded(7);
  return Array.from({ length: count }, () => {
    const values = NAMES.map(() => random() * 4 - 2);
    const logOdds = 0.5 + values.reduce((sum, value, i) => sum + value * itemAt(TRUE_WEIGHTS, i), 0);
    const outcome = random() < 1 / (1 + Math.exp(-logOdds)) ? 0 : 1;
    return { vector: { indices: [0, 1], values }, outcome };
  });
}

const linearTask = { outcomes: ['yes'], size: 2, ridge: 0.01 };

describe('fitLinear', () => {
  it('recovers the weights that generated the data', () => {
    const { weights, bias } = fitLinear(drawExamples(4000), linearTask);
    expect(itemAt(weights, 0)).toBeCloseTo(2, 0);
    expect(itemAt(weights, 1)).toBeCloseTo(-1, 0);
    expect(itemAt(bias, 0)).toBeCloseTo(0.5, 0);
  });

  it('gives the shares of the outcomes when there is nothing else to learn', () => {
    const empty = { indices: [], values: [] };
    const examples = [0, 0, 0, 1, 2, 2].map((outcome) => ({ vector: empty, outcome }));
    const model = fitLinear(examples, { outcomes: ['x', 'y'], size: 0, ridge: 1 });
    const shares = probabilitiesOf(logOddsOf(model, empty));
    [3 / 6, 1 / 6, 2 / 6].forEach((share, i) => {
      expect(itemAt(shares, i)).toBeCloseTo(share, 3);
    });
  });

  it('counts an example of weight 2 like two examples', () => {
    const [first, ...rest] = drawExamples(50);
    if (!first) throw new Error('no example');
    const weighted = fitLinear([{ ...first, weight: 2 }, ...rest], linearTask);
    const repeated = fitLinear([first, first, ...rest], linearTask);
    expect(itemAt(weighted.weights, 0)).toBeCloseTo(itemAt(repeated.weights, 0), 3);
  });
});

describe('a stored model', () => {
  it('has the same bytes for the same data', () => {
    const write = () => modelText(namedModelFile(fitLinear(drawExamples(300), linearTask), NAMES));
    expect(write()).toBe(write());
  });

  it('predicts the same as the fitted one, with named features', () => {
    const fitted = fitLinear(drawExamples(300), linearTask);
    const { model, space } = readNamedModel(namedModelFile(fitted, NAMES));
    const vector = vectorOf(space, { a: 1.5, b: -0.5 });
    const original = logOddsOf(fitted, vectorOf(namedFeatures(NAMES), { a: 1.5, b: -0.5 }));
    expect(itemAt(logOddsOf(model, vector), 0)).toBeCloseTo(itemAt(original, 0), 3);
  });

  it('predicts nearly the same as the fitted one, with hashed features in one byte each', () => {
    const fitted = fitLinear(drawExamples(300), linearTask);
    const model = readHashedModel(hashedModelFile(fitted, 1));
    const vector = { indices: [0, 1], values: [1, 1] };
    expect(itemAt(logOddsOf(model, vector), 0)).toBeCloseTo(itemAt(logOddsOf(fitted, vector), 0), 1);
  });

  it('is refused when its weights do not fill the table', () => {
    const file = hashedModelFile(fitLinear(drawExamples(50), linearTask), 1);
    expect(() => readHashedModel({ ...file, bits: 2 })).toThrow('The model has 2 weights, not 4.');
  });
});

describe('fitChain', () => {
  const space = namedFeatures(['short', 'long']);
  const sequences = Array.from({ length: 20 }, (_, i) => ({
    vectors: Array.from({ length: 4 + (i % 3) }, () => vectorOf(space, i % 2 ? { short: 1 } : { long: 1 })),
    labels: Array.from({ length: 4 + (i % 3) }, (_, item) => item % 2),
  }));
  const task = { labels: ['outlet', 'headline'], size: 2, ridge: 0.1 };

  it('learns from the neighbors what the features of an item do not say', () => {
    const { chain, model } = fitChain(sequences, task);
    const vectors = Array.from({ length: 6 }, () => vectorOf(space, { short: 1 }));
    expect([...bestLabels(chain, scoresOf(model, vectors))]).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it('predicts the same after it is stored and read', () => {
    const stored = readChainModel(chainModelFile(fitChain(sequences, task), space.names));
    const vectors = Array.from({ length: 3 }, () => vectorOf(stored.space, { long: 1 }));
    expect([...bestLabels(stored.chain, scoresOf(stored.model, vectors))]).toEqual([0, 1, 0]);
  });
});

describe('calibration', () => {
  it('halves the log odds of a model whose log odds are twice too high', () => {
    const random = seeded(3);
    const judged = Array.from({ length: 4000 }, () => {
      const honest = random() * 6 - 3;
      return { logOdds: 2 * honest, isTrue: random() < 1 / (1 + Math.exp(-honest)) };
    });
    expect(fitCalibration(judged).slope).toBeCloseTo(0.5, 1);
  });

  it('is shown as stated probability and share of right answers, without empty bins', () => {
    const rows = [0.91, 0.93, 0.95, 0.97].map((probability, i) => ({ probability, isTrue: i > 0 }));
    expect(calibrationTable(rows)).toEqual([{ stated: expect.closeTo(0.94, 9), right: 0.75, count: 4 }]);
  });
});

describe('folds', () => {
  it('never split a group, and use every item once', () => {
    const items = Array.from({ length: 60 }, (_, i) => ({ list: `list ${i % 12}`, i }));
    const parts = splitByGroup(items, ({ list }) => list, 4);
    expect(parts.flatMap(({ scored }) => scored.map(({ i }) => i)).sort((a, b) => a - b)).toEqual(
      items.map(({ i }) => i),
    );
    for (const { fitted, scored } of parts) {
      const lists = new Set(scored.map(({ list }) => list));
      expect(fitted.some(({ list }) => lists.has(list))).toBe(false);
    }
  });

  it('depend on the name of the group alone', () => {
    expect(foldOf('list 1', 5)).toBe(foldOf('list 1', 5));
    expect(new Set(Array.from({ length: 40 }, (_, i) => foldOf(`list ${i}`, 5))).size).toBe(5);
  });
});
