import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
});
