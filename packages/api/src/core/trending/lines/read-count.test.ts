import { describe, expect, it } from 'vitest';
import { readCount } from './read-count.ts';

describe('readCount', () => {
  it.each<[string, number | null]>([
    ['1240000', 1_240_000],
    ['1,240,000', 1_240_000],
    ['1.240.000', 1_240_000],
    ['1 240 000', 1_240_000],
    ["12'400", 12_400],
    ['1.24M', 1_240_000],
    ['1,2 Mio.', 1_200_000],
    ['3 Mrd.', 3_000_000_000],
    ['12k', 12_000],
    ['120 Tsd.', 120_000],
    ['1.5bn', 1_500_000_000],
    ['7,5 mn', 7_500_000],
    ['1.234,5', null],
    ['980.5', 981],
    ['12400.0', 12_400],
    ['0', 0],
    ['', null],
    ['-', null],
    ['n/a', null],
    ['2026-11-02', null],
    ['1,24,000', null],
  ])('%j is %s', (text, count) => expect(readCount(text)).toBe(count));
});
