import type { Counters } from '@earshot/schema/counters/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UseBatch } from '../ports.ts';
import { createUseBatches } from './use-batches.ts';

/** A store that adds each batch once, and can lose the request or the response of a call. */
function storeThat(outcomes: readonly ('works' | 'request lost' | 'answer lost')[]) {
  const left = [...outcomes];
  const stored: Counters = { article: 0, social: 0, trending: 0 };
  let last = 0;
  const add = async (uses: Counters, { sequence }: UseBatch) => {
    const outcome = left.shift() ?? 'works';
    if (outcome === 'request lost') throw new Error(outcome);
    if (sequence > last) {
      last = sequence;
      for (const tool of ['article', 'social', 'trending'] as const) stored[tool] += uses[tool];
    }
    if (outcome === 'answer lost') throw new Error(outcome);
  };
  return { stored, add };
}

const options = { source: 'test', batchEveryMs: 1, retryMs: 1, onError: () => undefined };
const outcomes = fc.array(fc.constantFrom('works', 'request lost', 'answer lost'), { maxLength: 6 });

describe('batches of uses', () => {
  it('are stored exactly once, whatever is lost on the way', async () => {
    await fc.assert(
      fc.asyncProperty(outcomes, fc.integer({ min: 1, max: 30 }), async (lost, uses) => {
        const { stored, add } = storeThat(lost as Parameters<typeof storeThat>[0]);
        const batches = createUseBatches({ ...options, add });
        for (let i = 0; i < uses; i++) {
          batches.count('article');
          if (i % 7 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
        }
        await expect.poll(() => batches.pending(), { interval: 1 }).toMatchObject({ article: 0 });
        expect(stored).toEqual({ article: uses, social: 0, trending: 0 });
      }),
      { numRuns: 20 },
    );
  });

  it('add up what comes while one is on its way, and say what is pending', async () => {
    const batchesSent: number[] = [];
    let letGo = () => {};
    const add = (uses: Counters) =>
      new Promise<void>((resolve) => {
        batchesSent.push(uses.trending);
        letGo = resolve;
      });
    const batches = createUseBatches({ ...options, add });
    batches.count('trending');
    await expect.poll(() => batchesSent).toEqual([1]);
    for (let i = 0; i < 500; i++) batches.count('trending');
    expect(batches.pending()).toMatchObject({ trending: 501 });
    letGo();
    await expect.poll(() => batchesSent).toEqual([1, 500]);
    letGo();
    await batches.close();
    expect(batches.pending()).toMatchObject({ trending: 0 });
  });

  it('are all stored at the end', async () => {
    const { stored, add } = storeThat([]);
    const batches = createUseBatches({ ...options, batchEveryMs: 1e6, add });
    batches.count('social');
    await batches.close();
    expect(stored).toMatchObject({ social: 1 });
  });
});
