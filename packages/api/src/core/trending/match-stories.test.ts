import fc from 'fast-check';
import { expect, it } from 'vitest';
import { certainLinks, linkStories, matchLinks, matchStories } from './match-stories.ts';

it('counts a strong link, and a weak one only if no other link of its stories is half as strong', () => {
  const links = [
    { before: 0, after: 0, strength: 0.5 },
    { before: 1, after: 1, strength: 0.3 },
    { before: 2, after: 2, strength: 0.3 },
    { before: 2, after: 3, strength: 0.2 },
    { before: 1, after: 4, strength: 0.14 },
    { before: 5, after: 5, strength: 0.1 },
  ];
  expect(certainLinks(links)).toEqual([links[0], links[1]]);
});

it('each story has at most one match, and no certain link of two unmatched stories remains', () => {
  const link = fc.record({
    before: fc.nat(6),
    after: fc.nat(6),
    strength: fc.double({ min: 0.05, max: 1, noNaN: true }),
  });
  const links = fc.uniqueArray(link, { selector: ({ before, after }) => `${before} ${after}` });
  fc.assert(
    fc.property(links, (unsorted) => {
      const certain = certainLinks([...unsorted].sort((a, b) => b.strength - a.strength));
      const matches = matchLinks(certain);
      const [before, after] = [matches.map((match) => match.before), matches.map((match) => match.after)];
      expect([new Set(before).size, new Set(after).size]).toEqual([matches.length, matches.length]);
      for (const other of certain)
        expect(before.includes(other.before) || after.includes(other.after)).toBe(true);
    }),
  );
});

const story = (...titles: readonly string[]) => ({
  title: titles[0] ?? '',
  members: titles.map((title) => ({ title, date: null })),
});
const FERRY = 'Ferry runs aground in Lumen Bay';
const STRIKE = 'Tram drivers in Orvelle begin strike over pay';

it('stories with the same title are the same with full strength, and unrelated ones have no link', () => {
  const links = linkStories([story(FERRY), story(STRIKE)], [story(STRIKE), story(FERRY, FERRY)]);
  expect(links.map(({ before, after }) => [before, after])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(links.map(({ strength }) => strength)).toEqual([1, 1]);
});

it('links of equal strength are in the order of the second list, then of the first', () => {
  const same = [story(FERRY), story(FERRY)];
  expect(linkStories(same, same).map(({ before, after }) => [before, after])).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
  expect(matchStories(same, same)).toEqual([
    { before: 0, after: 0, strength: 1 },
    { before: 1, after: 1, strength: 1 },
  ]);
});

it('a story with other lines is linked more weakly', () => {
  const [link] = linkStories([story(FERRY)], [story(FERRY, STRIKE, 'Library opens at last in Tarn')]);
  expect(link?.strength).toBeLessThan(0.5);
  expect(link?.strength).toBeGreaterThan(0.3);
});
