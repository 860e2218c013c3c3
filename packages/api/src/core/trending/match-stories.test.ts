import fc from 'fast-check';
import { expect, it } from 'vitest';
import { certainLinks, matchLinks } from './match-stories.ts';

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
