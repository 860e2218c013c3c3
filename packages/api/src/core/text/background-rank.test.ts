import { expect, it } from 'vitest';
import { backgroundRarity, isCommonWord } from './background-rank.ts';

it('a word is rarer the less it is used, and a number is between', () => {
  const [the, ferry, number, name] = ['the', 'ferry', '417', 'zzqxv'].map(backgroundRarity);
  expect(the).toBeLessThan(0.2);
  expect(ferry).toBeGreaterThan(the ?? 1);
  expect(number).toBeCloseTo(0.777, 2);
  expect(name).toBe(1);
  expect(backgroundRarity('the')).toBe(the);
  expect([isCommonWord('the'), isCommonWord('zzqxv')]).toEqual([true, false]);
});
