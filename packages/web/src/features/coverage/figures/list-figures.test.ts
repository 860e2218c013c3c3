import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { comparisonTable, groupTable, totalCells } from './figure-tables.ts';
import { countRows, listFigures, timelineOf, wholePercents } from './list-figures.ts';

const KEYWORDS = ['alpha', 'beta'];
const mentions = (alpha: number, beta: number) => [
  keywordFigures('alpha', alpha),
  keywordFigures('beta', beta),
];
type Toned = readonly [mentions: number, tone: number | null];
const row = (id: number, date: string | null, alpha: Toned, beta: Toned = [0, null]) =>
  coverageRow(id, {
    entry: coverageEntry({
      ...{ url: `https://news.example/${id}`, headline: `Story ${id}`, date },
      keywords: [
        keywordFigures('alpha', alpha[0], { tone: alpha[1] }),
        keywordFigures('beta', beta[0], { tone: beta[1] }),
      ],
    }),
  });
const manual = (label: 'Positive' | 'Neutral' | 'Negative') => ({ tones: { alpha: { label, note: '' } } });
const totalsOf = (...rows: Parameters<typeof coverageList>) =>
  totalCells(listFigures(coverageList(...rows))).map(({ value }) => value);

describe('the main figures of a list', () => {
  it('count a headline that names two keywords once, and no missing outlet', () => {
    const both = mentions(2, 1).map((figures) => ({ ...figures, inHeadline: true }));
    const rows = ['', 'Daily Hale', 'daily hale'].map((outlet, at) =>
      coverageRow(at + 1, { entry: coverageEntry({ outlet, keywords: at === 0 ? both : [] }) }),
    );
    expect(totalsOf(...rows)).toEqual([3, 3, 1, 3, 1]);
  });

  it('count copies of a text once among the texts, and leave out what does not count', () => {
    const copy = (id: number) =>
      coverageRow(id, { entry: coverageEntry({ url: `https://${id}.example/a`, sketch: [1, 2, 3, 4] }) });
    expect(totalsOf(copy(1), copy(2)).slice(0, 2)).toEqual([2, 1]);
    expect(
      totalsOf(
        coverageRow(1, { excluded: 'A repeat' }),
        coverageRow(2, { entry: null }),
        coverageRow(3, { entry: null, status: 'failed' }),
      ),
    ).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the tones of a keyword', () => {
  it('count articles that mention the keyword or whose tone toward it was set by hand', () => {
    const { keywords } = countRows(
      [
        row(1, null, [2, -0.5], [3, 0.49]),
        row(2, null, [1, null]),
        { ...row(3, null, [0, null], [1, null]), edits: manual('Positive') },
      ],
      KEYWORDS,
    );
    expect(keywords.map(({ tones }) => tones.map(({ rows }) => rows))).toEqual([
      [[3], [], [], [1], [2]],
      [[1], [], [], [], [3]],
    ]);
    expect(keywords.map(({ byHand }) => byHand)).toEqual([[3], []]);
  });

  it('have a net tone of positive minus negative over the articles with a clear tone', () => {
    const rows = [
      row(1, null, [1, -0.5]),
      { ...row(2, null, [1, null]), edits: manual('Neutral') },
      row(3, null, [1, null]),
    ];
    expect(countRows(rows, KEYWORDS).keywords.map(({ net, scored }) => [net, scored])).toEqual([
      [-0.5, [2, 1]],
      [null, []],
    ]);
  });
});

it('a breakdown has every article with its value in one group, largest first and days in their order', () => {
  const rows = [
    coverageRow(1, { entry: coverageEntry({ outlet: 'B', date: '2025-03-06T10:00:00Z' }) }),
    coverageRow(2, { entry: coverageEntry({ outlet: 'A', date: '2025-03-05' }) }),
    coverageRow(3, { entry: coverageEntry({ outlet: 'b', date: null, keywords: mentions(0, 2) }) }),
    coverageRow(4, { edits: { outlet: 'C', tones: {} }, known: { ...coverageRow(0).known, tier: 'Top' } }),
  ];
  const list = coverageList(...rows);
  const figures = listFigures({ ...list, settings: { ...list.settings, tiers: 'First: a, b\nRest: D' } });
  const table = (dimension: 'outlet' | 'day' | 'tier') =>
    groupTable(figures, dimension).rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]);
  expect(table('outlet')).toEqual([
    ['B', '2', '3', '3'],
    ['A', '1', '3', '1'],
    ['C', '1', '3', '1'],
  ]);
  expect(table('day').map(([day]) => day)).toEqual(['March 5, 2025', 'March 6, 2025']);
  expect(table('tier').map(([tier, articles]) => [tier, articles])).toEqual([
    ['First', '3'],
    ['Top', '1'],
  ]);
});

describe('articles over time', () => {
  const timeline = (...dates: readonly (string | null)[]) => {
    const rows = dates.map((date, id) => row(id, date, [1, null]));
    const { unit, groups } = timelineOf(listFigures(coverageList(...rows)));
    return [unit, ...groups.map(({ value, rows }) => `${value} ${rows.map(({ id }) => id).join()}`)];
  };

  it('are by day, without those that have no date', () => {
    expect(timeline('2026-03-04', '2026-03-02', null, '2026-03-02')).toEqual([
      'day',
      '2026-03-02 1,3',
      '2026-03-04 0',
    ]);
  });

  it('are by week if there are many days; a mistyped year adds one week', () => {
    const days = Array.from({ length: 14 }, (_, at) => `2026-03-${String(at + 2).padStart(2, '0')}`);
    expect(timeline('1926-05-04', ...days)).toEqual([
      'week',
      '1926-05-03 0',
      '2026-03-02 1,2,3,4,5,6,7',
      '2026-03-09 8,9,10,11,12,13,14',
    ]);
  });
});

it('two lists have their figures, net tones and shares side by side, each with its rows and the change', () => {
  const before = { ...coverageList(row(1, null, [1, 0.9], [1, null]), row(2, null, [1, -0.9], [1, null])) };
  const after = coverageList(row(1, null, [3, 0.9], [1, null]), row(2, null, [0, null]));
  const { title, rows } = comparisonTable(after, { ...before, name: 'April' });
  expect(title).toBe('Compared with April');
  expect(rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])).toEqual([
    ['Articles', '2', '2', '0'],
    ['Unique texts', '2', '2', '0'],
    ['Outlets', '1', '1', '0'],
    ['Mentions', '4', '4', '0'],
    ['Headlines with a keyword', '0', '0', '0'],
    ['Net tone toward alpha', '0%', '+100%', '+100 points'],
    ['Net tone toward beta', '–', '–', ''],
    ['Share of voice: alpha', '50%', '75%', '+25 points'],
    ['Share of voice: beta', '50%', '25%', '−25 points'],
  ]);
  expect(rows.at(-1)?.cells.map((cell) => cell.rows)).toEqual([[1, 2], [1], []]);
});

describe('whole percentages', () => {
  it.each([
    [
      [5 / 8, 3 / 8],
      [63, 37],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      [34, 33, 33],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0.29, 0.71],
      [29, 71],
    ],
    [[], []],
  ])('of %j are %j', (shares, expected) => {
    expect(wholePercents(shares)).toEqual(expected);
  });

  it('add up to 100 and are less than one point from their shares', () => {
    const counts = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(counts, (mentions) => {
        const all = mentions.reduce((sum, one) => sum + one, 0);
        fc.pre(all > 0);
        const shares = mentions.map((one) => one / all);
        const percents = wholePercents(shares);
        expect(percents.reduce((sum, one) => sum + one, 0)).toBe(100);
        for (const [at, share] of shares.entries())
          expect(Math.abs((percents[at] ?? 0) - share * 100)).toBeLessThan(1);
      }),
    );
  });
});
