import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { groupCoverage, shareOfVoice } from './coverage-figures.ts';

const KEYWORDS = ['alpha', 'beta'];
const mentions = (alpha: number, beta: number) => [
  keywordFigures('alpha', alpha),
  keywordFigures('beta', beta),
];

describe('share of voice', () => {
  it('is the mentions of a keyword over the mentions of all keywords', () => {
    const rows = [
      coverageRow(1, { entry: coverageEntry({ keywords: mentions(2, 1) }) }),
      coverageRow(2, { entry: coverageEntry({ keywords: mentions(1, 0) }) }),
    ];
    expect(shareOfVoice(coverageList(...rows), KEYWORDS)).toEqual([
      {
        keyword: 'alpha',
        mentions: 3,
        articles: 2,
        inHeadlines: 0,
        shareOfVoice: 0.75,
        percent: 75,
        rows: [1, 2],
        headlineRows: [],
      },
      {
        keyword: 'beta',
        mentions: 1,
        articles: 1,
        inHeadlines: 0,
        shareOfVoice: 0.25,
        percent: 25,
        rows: [1],
        headlineRows: [],
      },
    ]);
  });

  it('does not count excluded, waiting or failed rows', () => {
    const rows = [
      coverageRow(1, { excluded: 'A repeat' }),
      coverageRow(2, { entry: null }),
      coverageRow(3, { entry: null, status: 'failed' }),
    ];
    expect(shareOfVoice(coverageList(...rows), KEYWORDS).map(({ shareOfVoice: share }) => share)).toEqual([
      0, 0,
    ]);
  });

  it('the shares add up to one, and their percentages to 100, as soon as anything is mentioned', () => {
    const count = fc.nat({ max: 50 });
    fc.assert(
      fc.property(fc.array(fc.tuple(count, count), { minLength: 1 }), (counts) => {
        const rows = counts.map(([alpha, beta], id) =>
          coverageRow(id, { entry: coverageEntry({ keywords: mentions(alpha, beta) }) }),
        );
        const shares = shareOfVoice(coverageList(...rows), KEYWORDS);
        const sumOf = (part: 'shareOfVoice' | 'percent') =>
          shares.reduce((total, share) => total + share[part], 0);
        const isMentioned = counts.flat().some((one) => one > 0);
        expect(sumOf('shareOfVoice')).toBeCloseTo(isMentioned ? 1 : 0);
        expect(sumOf('percent')).toBe(isMentioned ? 100 : 0);
      }),
    );
  });
});

describe('breakdown', () => {
  const rows = [
    coverageRow(1, { entry: coverageEntry({ outlet: 'B', date: '2025-03-06T10:00:00Z' }) }),
    coverageRow(2, { entry: coverageEntry({ outlet: 'A', date: '2025-03-05' }) }),
    coverageRow(3, { entry: coverageEntry({ outlet: 'B', date: null, keywords: mentions(0, 2) }) }),
    coverageRow(4, { edits: { outlet: 'C', tones: { alpha: { label: 'Negative', note: '' } } } }),
  ];

  it.each([
    ['outlet', ['B', 'A', 'C']],
    ['day', ['', '2025-03-05', '2025-03-06']],
  ] as const)('by %s groups what shares it', (dimension, values) => {
    expect(groupCoverage(coverageList(...rows), KEYWORDS, dimension).map(({ value }) => value)).toEqual(
      values,
    );
  });

  it('every article is in exactly one group', () => {
    for (const dimension of ['outlet', 'day'] as const) {
      const groups = groupCoverage(coverageList(...rows), KEYWORDS, dimension);
      expect(groups.reduce((sum, { articles }) => sum + articles, 0)).toBe(rows.length);
      expect(groups.reduce((sum, group) => sum + (group.mentions[1]?.count ?? 0), 0)).toBe(5);
    }
  });
});
