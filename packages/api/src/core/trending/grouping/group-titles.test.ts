import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateLines } from '../../../../bench/fixtures/headline-generator.ts';
import { groupTitles } from './group-titles.ts';
import { rowOf } from './packed-rows.ts';

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

/** Groups that fall apart when only lines of the same words, of one telling word or of two others hold together. */
function loneGroups(titles: readonly string[]): string[][] {
  const { groups, weighted } = groupTitles(titles);
  const members = new Map<number, number[]>();
  groups.forEach((group, i) => {
    members.set(group, [...(members.get(group) ?? []), i]);
  });
  const linksOf = (i: number) => {
    const words = rowOf(weighted.words, i);
    const counting = [...words].filter((word) => (weighted.weights[word] ?? 0) > 0);
    return [
      words.join(' '),
      ...counting.filter((word) => weighted.telling[word] === 1).map((word) => `telling ${word}`),
      ...counting.flatMap((a) => counting.filter((b) => b > a).map((b) => `${a} and ${b}`)),
    ];
  };
  return [...members.values()].flatMap((positions) => {
    const open = positions.map(linksOf);
    const reached = new Set(open.shift());
    for (let at = 0; at >= 0; ) {
      at = open.findIndex((links) => links.some((link) => reached.has(link)));
      if (at >= 0) for (const link of open.splice(at, 1).flat()) reached.add(link);
    }
    return open.length === 0 ? [] : [positions.map((i) => titles[i] ?? '')];
  });
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
    const { groups } = groupTitles(titles);

    it('#382 gives the same groups twice and in any order of the lines', () => {
      expect(groupTitles(titles).groups).toEqual(groups);
      expect(partition(titles.toReversed())).toEqual(partition(titles));
    });

    it('has no line that shares no telling word, nor two lesser ones, with another line of its group', () => {
      expect(loneGroups(titles)).toEqual([]);
    });
  });

  it('connects every group, however large, by lines that share a telling word or two lesser ones', () => {
    const words = 'harbour council budget school bridge market storm vote strike train hospital museum'.split(
      ' ',
    );
    const word = fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...words) },
      fc.constantFrom('Solveig', 'Kvaloya'),
    );
    const title = fc.array(word, { minLength: 2, maxLength: 5 }).map((picked) => picked.join(' '));
    fc.assert(
      fc.property(fc.array(title, { minLength: 50, maxLength: 400, size: 'max' }), (titles) => {
        expect(loneGroups(titles)).toEqual([]);
        expect(partition(titles.toReversed())).toEqual(partition(titles));
      }),
      { numRuns: 40 },
    );
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
