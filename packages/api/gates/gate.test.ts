import { describe, expect, it } from 'vitest';
import { gate } from './gate.ts';

const lengthGate = (minShare: number) =>
  gate({
    name: 'length: the same in capitals',
    cases: ['a', 'ß'],
    change: (text) => text.toUpperCase(),
    answer: (text) => text.length,
    minShare,
  });

describe('gate', () => {
  it('gives the share of cases whose answer survives the change, and names the others', () => {
    const result = lengthGate(1).run();
    expect(result).toMatchObject({ count: 2, share: 0.5, minShare: 1 });
    expect(result.failed).toEqual(['"SS": 1 became 2']);
  });

  it('can require a known change instead of the same answer', () => {
    const doubled = gate({
      name: 'length: doubled',
      cases: ['ab', 'c'],
      change: (text) => text + text,
      answer: (text) => text.length,
      holds: (before, after) => after === 2 * before,
      minShare: 1,
    });
    expect(doubled.run().share).toBe(1);
  });

  it('refuses an empty table, which would always hold', () => {
    const empty = {
      name: 'empty',
      cases: [],
      change: (x: string) => x,
      answer: (x: string) => x,
      minShare: 1,
    };
    expect(() => gate(empty)).toThrow('has no cases');
  });
});
