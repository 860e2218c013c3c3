/** Inputs that a reader once failed on (`npm run fuzz`), and some generated from a fixed seed. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inputOf, TARGETS, type TargetName } from './targets.ts';

const names = Object.keys(TARGETS) as [TargetName, ...TargetName[]];
const Found = z.object({ target: z.enum(names), input: z.string(), why: z.string() });
const folder = new URL('./found/', import.meta.url);
const found = readdirSync(folder).map((name) =>
  Found.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);

describe('the readers', () => {
  it.each(names)('never throw: %s', (name) => {
    fc.assert(
      fc.property(inputOf(name), (input) => TARGETS[name].read(input.slice(0, 10_000))),
      { seed: 20_261_123, numRuns: 15 },
    );
  });

  it('can read what they once failed on', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const { target, input } of found)
      expect(() => TARGETS[target].read(input), input.slice(0, 200)).not.toThrow();
  });
});
