import { itemAt } from '@earshot/schema/item-at';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestLabels, type ChainModel, sumOverLabels } from './linear-chain.ts';

const number = fc.double({ min: -3, max: 3, noNaN: true });
const numbers = (length: number) => fc.array(number, { minLength: length, maxLength: length });
const chains = fc.integer({ min: 1, max: 3 }).chain((size) =>
  fc.record({
    chain: fc.record({
      labels: fc.constant(['a', 'b', 'c'].slice(0, size)),
      transitions: numbers(size * size),
      start: numbers(size),
      end: numbers(size),
    }),
    scores: fc.integer({ min: 1, max: 5 }).chain((count) => numbers(count * size)),
  }),
);

/** By brute force. */
function allSequences(chain: ChainModel, scores: readonly number[]): { labels: number[]; score: number }[] {
  const size = chain.labels.length;
  let found = [{ labels: [] as number[], score: 0 }];
  for (let item = 0; item < scores.length / size; item++)
    found = found.flatMap(({ labels, score }) =>
      chain.labels.map((_, to) => {
        const before = labels.at(-1);
        const link =
          before === undefined ? itemAt(chain.start, to) : itemAt(chain.transitions, before * size + to);
        return { labels: [...labels, to], score: score + link + itemAt(scores, item * size + to) };
      }),
    );
  return found.map(({ labels, score }) => ({
    labels,
    score: score + itemAt(chain.end, itemAt(labels, labels.length - 1)),
  }));
}

it('decodes the sequence of labels with the highest score', () => {
  fc.assert(
    fc.property(chains, ({ chain, scores }) => {
      const all = allSequences(chain, scores);
      const most = Math.max(...all.map(({ score }) => score));
      const got = [...bestLabels(chain, scores)];
      const own = all.find(({ labels }) => labels.join() === got.join());
      expect(own?.score).toBeCloseTo(most, 9);
    }),
  );
});

it('gives the probability of each label over all sequences', () => {
  fc.assert(
    fc.property(chains, ({ chain, scores }) => {
      const all = allSequences(chain, scores);
      const total = all.reduce((sum, { score }) => sum + Math.exp(score), 0);
      const { marginals, logPartition } = sumOverLabels(chain, scores);
      expect(logPartition).toBeCloseTo(Math.log(total), 6);
      marginals.forEach((probability, index) => {
        const [item, label] = [Math.floor(index / chain.labels.length), index % chain.labels.length];
        const share = all.filter(({ labels }) => labels[item] === label);
        expect(probability).toBeCloseTo(
          share.reduce((sum, { score }) => sum + Math.exp(score), 0) / total,
          6,
        );
      });
    }),
  );
});

it('returns nothing for an empty list', () => {
  expect([...bestLabels({ labels: ['a'], transitions: [0], start: [0], end: [0] }, [])]).toEqual([]);
});
