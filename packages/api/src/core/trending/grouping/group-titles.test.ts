import { itemAt } from '@earshot/schema/item-at';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateLines } from '../../../../test/data/headline-generator.ts';
import { groupsOf as groupsOfTitles } from '../../../../test/groups-of.ts';
import { mergeGroups } from './group-titles.ts';
import type { DatedTitle, Title } from './terms.ts';

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
const undated = (titles: readonly string[]): DatedTitle[] => titles.map((title) => ({ title, date: null }));
const groupsOf = (titles: readonly string[]) => groupsOfTitles(undated(titles));

function partition(titles: readonly string[]): string[] {
  const groups = new Map<number, string[]>();
  groupsOf(titles).forEach((group, i) => {
    groups.set(group, [...(groups.get(group) ?? []), titles[i] ?? '']);
  });
  return [...groups.values()].map((members) => members.sort().join(' + ')).sort();
}

describe('groupTitles', () => {
  it('groups near-duplicates and clear paraphrases', () => {
    const groups = groupsOf(TITLES);
    expect(new Set(groups.slice(0, 3)).size).toBe(1);
    expect(groups[3]).toBe(groups[4]);
    expect(groups[8]).toBe(groups[9]);
  });

  it('never groups titles that share only a common word', () => {
    expect(new Set(groupsOf(TITLES).slice(5, 8)).size).toBe(3);
  });

  it.each([
    ['Python bites keeper at Ostrava zoo', 'Python 3.15 released with faster startup'],
    ['Amazon forest loss slows', 'Amazon opens warehouse in Leeds'],
    ['Bank of England holds rates', 'River bank collapses after storm'],
    ['Earthquake shakes northern Japan', 'Earthquake in Chile kills three'],
    ['Acme Q1 profit rises 12%', 'Globex Q1 profit falls 3%'],
    ['Solveig Ferries recalls life jackets', 'Solveig Ferries cuts fares by a fifth'],
    ['Halden Tram wins order from Lyon', 'Halden Tram under investigation over brakes'],
    ['Norlund recalls oat milk', 'Tesco recalls oat milk'],
    ['Boots cuts 200 jobs in Leeds', 'Next cuts 200 jobs in Leeds'],
  ])('a shared name or word alone does not make a story: %j, %j', (a, b) => {
    expect(groupsOf([a, b])).toEqual([0, 1]);
  });

  it.each([
    ['Radar failure delays flights at Halden', 'Halden flights delayed after radar failure'],
    ['Orrin to cut 13,000 jobs', 'Orrin lays off 13,000 workers in its biggest reduction'],
    ['Giorgio Marlow dies aged 91', 'Fashion designer Giorgio Marlow has died at 91'],
    ['Nurses at Valley Hospital vote to strike', 'Valley Hospital nurses vote for strike'],
  ])('a name and a word or an amount make a story in a short list: %j, %j', (a, b) => {
    expect(groupsOf([a, b])).toEqual([0, 0]);
  });

  it.each([
    ['Ostberg unveils folding tablet', 'Karvel unveils folding phone'],
    ['Parliament passes farm bill after long session', 'Parliament passes privacy bill for children'],
    ['Late Orrin header sends Halden top', 'Orrin signs new Halden deal'],
    ['Marlow buys gene-therapy firm for $3.4bn', 'Marlow gene therapy priced at $2.1m'],
  ])('without days, words alone do not make a story in a short list: %j, %j', (a, b) => {
    expect(groupsOf([a, b, 'Bakers in Kvaloya win prize'])).toEqual([0, 1, 2]);
  });

  it.each([
    ['Fire at Halden refinery', 'Halden refinery fire forces evacuation of 2,000', 'Bakers win prize', true],
    ['Oil falls below $60 a barrel', 'Oil slips under $60 a barrel', 'Bakers win prize', true],
    [
      'Halden airport closed after substation fire',
      'Fire at electricity substation shuts Halden airport',
      'Bakers win prize',
      true,
    ],
    ['Fire at Halden refinery', 'Halden refinery fire drill', 'Orrin refinery names chief', false],
    ['Orrin recalls 300,000 red trucks', 'Marlow recalls 300,000 red trucks', 'Bakers win prize', false],
    [
      'Harwood school closes after roof fault found',
      'Harwood school wins award for roof garden',
      'Ferry strike ends',
      false,
    ],
  ])('joins what one headline contains of the other: %j, %j, %j: %j', (a, b, other, isJoined) => {
    const groups = groupsOf([a, b, other]);
    expect(groups).toEqual(isJoined ? [0, 0, 1] : [0, 1, 2]);
  });

  it('a name of two words is one reason', () => {
    expect(
      groupsOf(['Lotus Loom opens its first store in Lucknow', 'Lotus Loom shareholders sue the board']),
    ).toEqual([0, 1]);
  });

  it.each([
    ['Orrin fires finance chief', 'Wild fires near Orrin depot'],
    ['Orrin orders 40 trains', 'Judge orders Orrin to pay'],
    ['Storm leaves Halden villages dark', 'Halden Tram chief leaves'],
  ])('a word with several senses does not identify an event: %j, %j', (a, b) => {
    expect(groupsOfTitles([a, b].map((title) => ({ title, date: '2026-05-01' })))).toEqual([0, 1]);
  });

  it('tells events of one client apart, and joins their synonyms and figures', () => {
    const titles = [
      'Orrin Water fined £4.2m over sewage spill',
      'Orrin Water hit with £4.2 mln penalty for discharge',
      'Orrin Water chief executive Ida Holm resigns',
      'Orrin Water boss Holm steps down',
      'Orrin Water opens new reservoir at Tarn',
      'Orrin Water to raise bills by 6%',
      'Orrin Water sponsors Tarn half marathon',
      'Orrin Water staff vote on strike',
      'Orrin Water half-year profit falls 18%',
    ];
    const groups = groupsOf(titles);
    expect(groups[0]).toBe(groups[1]);
    expect(groups[2]).toBe(groups[3]);
    expect(new Set(groups).size).toBe(titles.length - 2);
  });

  it('keeps similar titles apart if their dates are far apart', () => {
    const title = (text: string, date: string): DatedTitle => ({ title: text, date });
    const grouped = (later: string) =>
      groupsOfTitles([
        title('Halden Tram annual profit rises to €205m', '2026-06-17'),
        title('Halden Tram full-year profit up to €205m', later),
      ]);
    expect(grouped('2026-06-18')).toEqual([0, 0]);
    expect(grouped('2025-06-18')).toEqual([0, 1]);
  });

  it('does not join lines of one day that share no word, however related their words are', () => {
    const lines = [
      'Orrin Foods recalls sausage over bacteria',
      'Supermarkets told to remove contaminated meat',
    ];
    const others = ['Orrin Foods sues landlord', 'Orrin Foods museum opens', 'Fire at Orrin Foods depot'];
    const titles = [...lines, ...others].map((title) => ({ title, date: '2026-05-01' }));
    expect(groupsOfTitles(titles)).toEqual([0, 1, 2, 3, 4]);
  });

  it('keeps titles with different scores or periods apart', () => {
    expect(groupsOf(['Tarn United 2-1 Harrow', 'Tarn United 0-3 Harrow'])).toEqual([0, 1]);
    expect(groupsOf(['Halden Tram Q3 profit up 12%', 'Halden Tram Q2 profit up 12%'])).toEqual([0, 1]);
  });

  it('#389 titles that differ in case, marks and plural are one', () => {
    expect(groupsOf(['Ferry runs aground!', 'FERRY RUNS AGROUND', 'Ferries runs aground'])).toEqual([
      0, 0, 0,
    ]);
  });

  it('addresses without words group only with themselves', () => {
    const address = 'https://example.com/12345';
    expect(groupsOf([address, 'https://example.com/67890', address])).toEqual([0, 1, 0]);
  });
});

describe('the same stories', () => {
  it('#382 whatever the order of the lines', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(TITLES, { minLength: TITLES.length }), (shuffled) => {
        expect(partition(shuffled)).toEqual(partition(TITLES));
      }),
      { numRuns: 30 },
    );
  });

  it('#382 in a long list twice and in any order', () => {
    const titles = generateLines(2_000, 5)
      .map(({ text }) => text)
      .filter((text) => !text.startsWith('http'));
    expect(groupsOf(titles)).toEqual(groupsOf(titles));
    expect(partition(titles.toReversed())).toEqual(partition(titles));
  });

  it('however often a title is repeated', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TITLES), { maxLength: 60 }), (repeats) => {
        const groups = groupsOf([...TITLES, ...repeats]);
        expect(groups.slice(0, TITLES.length)).toEqual(groupsOf(TITLES));
        repeats.forEach((title, i) => {
          expect(groups[TITLES.length + i]).toBe(groups[TITLES.indexOf(title)]);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('with an unrelated line added', () => {
    const foreign = 'Volcano near Reykjavik spews ash';
    expect(groupsOf([...TITLES, foreign]).slice(0, TITLES.length)).toEqual(groupsOf(TITLES));
  });
});

it('ignores a newsroom label before a figure or a quotation', () => {
  const titles = [
    '60 million households watched the Solveig final',
    "'60 million households' saw Solveig final",
    'Solveig Cup to move to Tarn',
  ];
  expect(groupsOf(titles.map((title) => `UPDATE 1-${title}`))).toEqual(groupsOf(titles));
});

it('treats ß and its capital form SS as equal', () => {
  const titles = ['Tarn schließt Straßenbahnhof', 'Großbrand in Kvale'];
  expect(groupsOf([...titles, ...titles.map((title) => title.toUpperCase())])).toEqual([0, 1, 0, 1]);
});

it('accepts any text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }), (titles) => {
      expect(groupsOf(titles)).toHaveLength(titles.length);
    }),
    { numRuns: 50 },
  );
});

const COUNT = 12;
const PAIRS = (COUNT * (COUNT - 1)) / 2;
const LOOSEST = 0.15;

/** Titles of these days, null for none. */
const titlesOf = (days: readonly (number | null)[]) =>
  days.map(
    (day, number) =>
      ({ number, figures: [], days: day === null ? null : { first: day, last: day } }) as unknown as Title,
  );

/** Looks at every pair of groups before each merge. Groups are numbered by their first titles. */
function mergeByAllPairs(days: readonly (number | null)[], likelihood: (a: number, b: number) => number) {
  const all = days.map((_, i) => i);
  const groups = new Map(all.map((i) => [i, [i]]));
  const sums = all.map((a) => all.map((b) => likelihood(a, b)));
  const sumOf = (a: number, b: number) => itemAt(itemAt(sums, a), b);
  const setSum = (a: number, b: number, sum: number) => {
    itemAt(sums, a)[b] = sum;
    itemAt(sums, b)[a] = sum;
  };
  const strengthOf = (a: number, b: number) => {
    const count = (groups.get(a)?.length ?? 0) * (groups.get(b)?.length ?? 0);
    return sumOf(a, b) < 0.05 * count ? 0 : sumOf(a, b) / count ** 0.95;
  };
  const areApart = (a: number, b: number) => {
    const [x = [], y = []] = [a, b].map((group) => (groups.get(group) ?? []).flatMap((i) => days[i] ?? []));
    if (x.length === 0 || y.length === 0) return false;
    const isApart = Math.max(...x) < Math.min(...y) || Math.max(...y) < Math.min(...x);
    return isApart && Math.max(...x, ...y) - Math.min(...x, ...y) > 3;
  };
  const merges: number[][] = [];
  for (;;) {
    const links = [...groups.keys()]
      .flatMap((a) => [...groups.keys()].flatMap((b) => (a < b ? { a, b, strength: strengthOf(a, b) } : [])))
      .filter(({ strength }) => strength >= LOOSEST)
      .sort((x, y) => y.strength - x.strength);
    const [best] = links;
    if (!best) return merges;
    const { a, b } = best;
    if (!areApart(a, b)) {
      merges.push([a, b]);
      groups.set(a, [...(groups.get(a) ?? []), ...(groups.get(b) ?? [])]);
      groups.delete(b);
      for (const other of groups.keys()) if (other !== a) setSum(a, other, sumOf(a, other) + sumOf(b, other));
    }
    setSum(a, b, 0);
  }
}

it('merges as if every pair of groups were compared before each merge', () => {
  /** Different for each pair, and 0 for a third of them. */
  const likelihoods = fc
    .uniqueArray(fc.integer({ min: -500_000, max: 1_000_000 }), { minLength: PAIRS, maxLength: PAIRS })
    .map((values) => values.map((value) => Math.max(0, value / 1_000_000)));
  const days = fc.array(fc.option(fc.integer({ min: 0, max: 8 })), { minLength: COUNT, maxLength: COUNT });
  fc.assert(
    fc.property(likelihoods, days, (strengths, ofTitles) => {
      const titles = titlesOf(ofTitles);
      const pairs = titles
        .flatMap((a, i) => titles.slice(0, i).map((b) => ({ a, b })))
        .map((pair, i) => ({ ...pair, strength: itemAt(strengths, i) }))
        .filter(({ strength }) => strength > 0);
      const likelihood = (a: number, b: number) =>
        pairs.find((pair) => pair.a.number === Math.max(a, b) && pair.b.number === Math.min(a, b))
          ?.strength ?? 0;
      expect(mergeGroups(titles, pairs).map(({ a, b }) => [a.number, b.number])).toEqual(
        mergeByAllPairs(ofTitles, likelihood),
      );
    }),
    { numRuns: 100 },
  );
});
