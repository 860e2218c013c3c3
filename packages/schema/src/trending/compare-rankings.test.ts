import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRankings } from './compare-rankings.ts';

const story = (title: string, mentions: number) => ({ title, mentions, members: [] });
const lastWeek = [
  story('Tidewell fined over river pollution', 8),
  story('Tidewell wins contract for harbor works', 6),
  story('Tidewell names new chief executive', 3),
  story('Tidewell opens visitor center', 2),
];

describe('compareRankings', () => {
  it('tells new, growing, steady, fading and gone stories of one client apart', () => {
    const thisWeek = [
      story('Tidewell fined a record sum over pollution', 12),
      story('Tidewell to close Northbank depot', 5),
      story('Harbor works contract: Tidewell wins', 1),
      story('Tidewell names new chief executive', 3),
    ];
    const changes = compareRankings(lastWeek, thisWeek).map(({ change, title }) => `${change}: ${title}`);
    expect(changes).toEqual([
      'growing: Tidewell fined a record sum over pollution',
      'new: Tidewell to close Northbank depot',
      'fading: Harbor works contract: Tidewell wins',
      'steady: Tidewell names new chief executive',
      'gone: Tidewell opens visitor center',
    ]);
  });

  it('a list that only became longer makes no story grow', () => {
    const twice = lastWeek.map(({ title, mentions }) => story(title, mentions * 2));
    expect(compareRankings(lastWeek, twice).every(({ change }) => change === 'steady')).toBe(true);
  });

  it('a shared name alone is no story', () => {
    const [only] = compareRankings(lastWeek, [story('Tidewell sponsors opera', 1)]);
    expect(only?.change).toBe('new');
  });

  it('names every story of both lists exactly once, and nothing is new against itself', () => {
    const list = fc.uniqueArray(
      fc.array(fc.constantFrom('ferry', 'fine', 'strike', 'opera', 'roof', 'rates', 'mayor'), {
        minLength: 1,
        maxLength: 4,
      }),
      { selector: (words) => words.join(' '), maxLength: 12 },
    );
    fc.assert(
      fc.property(list, list, (a, b) => {
        const [before, after] = [a, b].map((lists) => lists.map((words) => story(words.join(' '), 1)));
        const compared = compareRankings(before ?? [], after ?? []);
        const ranks = (side: 'before' | 'after') =>
          compared.flatMap((row) => row[side]?.rank ?? []).sort((x, y) => x - y);
        expect(ranks('before')).toEqual(a.map((_, at) => at + 1));
        expect(ranks('after')).toEqual(b.map((_, at) => at + 1));
        const same = compareRankings(before ?? [], before ?? []);
        expect(same.every(({ change }) => change === 'steady')).toBe(true);
      }),
    );
  });
});
