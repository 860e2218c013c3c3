import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateLines } from '../../../bench/fixtures/headline-generator.ts';
import { groupTitles } from './group-titles.ts';

const TITLES = [
  'Harbour ferry Solveig runs aground off Kvaloya',
  'Ferry Solveig aground near Kvaloya, passengers safe',
  'Passengers safe after Solveig ferry runs aground',
  'Ostrava tram drivers begin strike over pay',
  'Tram drivers in Ostrava strike for higher pay',
  'Minister resigns over report',
  'Retailers report record sales',
  'Prices rise again',
  '日銀が金利を据え置き',
  '日銀、金利を据え置き',
];

function partition(titles: readonly string[]): string[] {
  const groups = new Map<number, string[]>();
  groupTitles(titles).groups.forEach((group, i) => {
    groups.set(group, [...(groups.get(group) ?? []), titles[i] ?? '']);
  });
  return [...groups.values()].map((members) => members.sort().join(' + ')).sort();
}

describe('groupTitles', () => {
  it('groups near-duplicates and clear paraphrases', () => {
    const { groups } = groupTitles(TITLES);
    expect(new Set(groups.slice(0, 3)).size).toBe(1);
    expect(groups[3]).toBe(groups[4]);
    expect(groups[8]).toBe(groups[9]);
  });

  it('never groups titles that share only a common word', () => {
    const { groups } = groupTitles(TITLES);
    expect(new Set(groups.slice(5, 8)).size).toBe(3);
  });

  it('#389 titles that differ in case, marks and plural are one', () => {
    const { groups } = groupTitles(['Ferry runs aground!', 'FERRY RUNS AGROUND', 'Ferries runs aground']);
    expect(groups).toEqual([0, 0, 0]);
  });

  it('gives the same groups whatever the order of the lines', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(TITLES, { minLength: TITLES.length }), (shuffled) => {
        expect(partition(shuffled)).toEqual(partition(TITLES));
      }),
      { numRuns: 30 },
    );
  });

  it('takes any text without failing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }), (titles) => {
        expect(groupTitles(titles).groups).toHaveLength(titles.length);
      }),
      { numRuns: 50 },
    );
  });

  describe('on a long list', () => {
    const titles = generateLines(2_000, 5)
      .map(({ text }) => text)
      .filter((text) => !text.startsWith('http'));
    const { groups, weighted } = groupTitles(titles);

    it('#382 gives the same groups twice and in any order of the lines', () => {
      expect(groupTitles(titles).groups).toEqual(groups);
      expect(partition(titles.toReversed())).toEqual(partition(titles));
    });

    it('has no group whose lines share no telling word', () => {
      const members = new Map<number, number[]>();
      groups.forEach((group, i) => {
        members.set(group, [...(members.get(group) ?? []), i]);
      });
      for (const positions of members.values()) {
        for (const i of positions.length > 1 ? positions : []) {
          const others = new Set(positions.flatMap((j) => (j === i ? [] : (weighted.words[j] ?? []))));
          const shared = (weighted.words[i] ?? []).filter(
            (word) => others.has(word) && (weighted.weights.get(word) ?? 0) > 0,
          );
          expect(shared.length > 1 || shared.some((word) => weighted.telling.has(word))).toBe(true);
        }
      }
    });
  });

  it('addresses without words group only with themselves', () => {
    const { groups } = groupTitles([
      'https://example.com/12345',
      'https://example.com/67890',
      'https://example.com/12345',
    ]);
    expect(groups).toEqual([0, 1, 0]);
  });
});
