import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimatedDailyUsage,
  sharePercent,
  totalUsage,
  usageTier,
  userSatisfactionPercent,
} from './rules.ts';

describe('usage figures', () => {
  it('#337 adds the three tools', () => {
    expect(totalUsage({ article: 1, social: 2, trending: 3 })).toBe(6);
  });
  it('#346 counts a missing key as 0', () => {
    expect(totalUsage({ social: 2 })).toBe(2);
    expect(totalUsage(undefined)).toBe(0);
  });
  it.each([
    [200, 'Most Popular'],
    [199, 'Popular'],
    [50, 'Popular'],
    [49, 'Growing'],
    [10, 'Growing'],
    [9, 'New'],
    [0, 'New'],
  ])('#339 %d is %s', (count, tier) => {
    expect(usageTier(count)).toBe(tier);
  });
  it('#341 gives 0 for a total of 0', () => {
    expect(sharePercent(0, 0)).toBe(0);
  });
  it('#340 returns whole percents from 0 to 100', () => {
    expect(sharePercent(1, 3)).toBe(33);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (count, total) => {
        const share = sharePercent(count, total);
        expect(Number.isInteger(share) && share >= 0 && share <= 100).toBe(true);
      }),
    );
  });
  it.each([
    [44, 1],
    [45, 2],
    [14, 0],
    [0, 0],
  ])('#342 a total of %d is %d a day', (total, daily) => {
    expect(estimatedDailyUsage(total)).toBe(daily);
  });
  it.each([
    [101, 99],
    [100, 95],
    [0, 95],
  ])('#343 a total of %d shows %d%%', (total, percent) => {
    expect(userSatisfactionPercent(total)).toBe(percent);
  });
});
