import { itemAt } from '@earshot/schema/item-at';
import { expect, it } from 'vitest';
import { VECTOR_DIMENSIONS } from '../src/content/tables/word-vector-source.ts';
import { INPUTS, ITEM_FIGURES } from '../src/core/tone/headline/window-net.ts';
import { fitWindows, windowLogOdds } from './fit-windows.ts';
import { seeded } from './folds.ts';
import type { WindowExample } from './window-inputs.ts';

const TASK = {
  filters: 4,
  inputs: INPUTS,
  rows: 8,
  epochs: 30,
  learningRate: 0.01,
  rowRate: 0.05,
  poolDropout: 0,
  wordDropout: 0,
};

/** Lines of two words: good if they are 1 and 2 in this order, bad if in the other order, otherwise neutral. */
function drawLines(): WindowExample[] {
  const random = seeded(3);
  return Array.from({ length: 300 }, () => {
    const rows = [1 + Math.floor(2 * random()), 1 + Math.floor(2 * random())];
    const order = itemAt(rows, 1) - itemAt(rows, 0);
    const figures = new Float32Array(2 * ITEM_FIGURES);
    figures[ITEM_FIGURES - 1] = 1;
    figures[2 * ITEM_FIGURES - 1] = 1;
    return {
      vectors: Float32Array.from({ length: 2 * VECTOR_DIMENSIONS }, () => random() - 0.5),
      rows,
      itemOfWord: [0, 1],
      items: 2,
      figures,
      shares: [Number(order > 0), Number(order < 0), Number(order === 0)],
    };
  });
}

it('learns from the order of words, and from what it adds to their vectors', () => {
  const lines = drawLines();
  const net = fitWindows(lines, TASK);
  const right = lines.filter((line) => {
    const [good, bad] = windowLogOdds(net, line);
    const said = [good, bad, 0];
    return itemAt(line.shares, said.indexOf(Math.max(...said))) === 1;
  });
  expect(right.length / lines.length).toBeGreaterThan(0.95);
});

it('finds the same weights for the same data', () => {
  const fitted = () => fitWindows(drawLines().slice(0, 40), { ...TASK, epochs: 2, wordDropout: 0.2 }).weights;
  expect(fitted()).toEqual(fitted());
});
