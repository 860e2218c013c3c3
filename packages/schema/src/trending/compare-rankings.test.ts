import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListedStory, tellChanges } from './compare-rankings.ts';

const story = (title: string, lines: number): ListedStory => ({
  title,
  members: Array.from({ length: lines }, () => ({ title, date: null })),
});
const same = (before: number, after: number) => ({ before, after, strength: 1 });

describe('tellChanges', () => {
  it('distinguishes new, growing, moved, steady, fading and gone stories', () => {
    const before = [
      story('fine', 8),
      story('works', 6),
      story('chief', 3),
      story('visitors', 2),
      story('pay', 1),
    ];
    const after = [
      story('fine', 12),
      story('depot', 5),
      story('chief', 3),
      story('works', 1),
      story('pay', 1),
    ];
    const changes = tellChanges(before, after, [same(0, 0), same(1, 3), same(2, 2), same(4, 4)]);
    expect(changes.map(({ change, title }) => `${change}: ${title}`)).toEqual([
      'growing: fine',
      'new: depot',
      'steady: chief',
      'fading: works',
      'steady: pay',
      'gone: visitors',
    ]);
    const moved = tellChanges(
      [story('a', 1), story('b', 1)],
      [story('b', 1), story('a', 1)],
      [same(0, 1), same(1, 0)],
    );
    expect(moved.map(({ change }) => change)).toEqual(['moved', 'moved']);
  });

  it('no story grows if the list only became longer', () => {
    const sizes = [8, 6, 3];
    const before = sizes.map((lines, i) => story(`${i}`, lines));
    const after = sizes.map((lines, i) => story(`${i}`, 2 * lines));
    const changes = tellChanges(
      before,
      after,
      sizes.map((_, i) => same(i, i)),
    );
    expect(changes.every(({ change }) => change === 'steady')).toBe(true);
  });

  it('lists every story of both lists exactly once', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), fc.nat(8), (olds, news, common) => {
        const matches = Array.from({ length: Math.min(olds, news, common) }, (_, i) => same(i, i));
        const list = (size: number) => Array.from({ length: size }, (_, i) => story(`${i}`, i + 1));
        const compared = tellChanges(list(olds), list(news), matches);
        const ranks = (side: 'before' | 'after') =>
          compared.flatMap((row) => row[side]?.rank ?? []).sort((x, y) => x - y);
        expect(ranks('before')).toEqual(list(olds).map((_, i) => i + 1));
        expect(ranks('after')).toEqual(list(news).map((_, i) => i + 1));
      }),
    );
  });
});
