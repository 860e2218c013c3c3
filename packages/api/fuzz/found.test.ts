/** Inputs that a reader once failed on (`npm run fuzz`), and some generated from a fixed seed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRandom, makeInput } from './make-input.ts';
import { TARGETS } from './targets.ts';

const Found = z.object({ target: z.string(), input: z.string(), why: z.string() });
const folder = new URL('./found/', import.meta.url);
const found = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.json'))
  .map((name) => Found.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

describe('the readers', () => {
  it.each(Object.entries(TARGETS))('never throw: %s', (_, { pieces, maxCharacters, read }) => {
    const random = createRandom(20_261_123);
    for (let i = 0; i < 15; i += 1) {
      const input = makeInput(random, pieces, Math.min(maxCharacters, 10_000));
      expect(() => read(input)).not.toThrow();
    }
  });

  it('can read what they once failed on', () => {
    for (const { target, input } of found)
      expect(() => TARGETS[target]?.read(input), input.slice(0, 200)).not.toThrow();
  });

  it('get the same inputs from the same seed', () => {
    const make = () => makeInput(createRandom(7), ['a', '{'], 5_000);
    expect(make()).toBe(make());
    expect(make().length).toBeLessThanOrEqual(5_000);
  });
});
