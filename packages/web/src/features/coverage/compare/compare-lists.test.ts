import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { comparedFigures, comparedOutlets, storiesOf } from './compare-lists.ts';

const row = (id: number, outlet: string, alpha: number, beta: number) =>
  coverageRow(id, {
    entry: coverageEntry({
      outlet,
      headline: `Story ${id}`,
      url: `https://news.example/${id}`,
      keywords: [keywordFigures('alpha', alpha), keywordFigures('beta', beta)],
    }),
  });
const keywords = ['alpha', 'beta'];
const before = { ...coverageList(row(1, 'Ledger', 1, 1), row(2, 'Radio', 1, 1)), keywords };
const after = {
  ...coverageList(row(1, 'ledger', 3, 1), row(2, 'Ledger', 0, 0), row(3, 'Wire', 0, 0)),
  keywords,
};

describe('two lists', () => {
  it('figures side by side, each with its rows', () => {
    const figures = comparedFigures(before, after);
    expect(figures.map(({ name, keyword, before: old, after: now }) => [name, keyword, old, now])).toEqual([
      ['articles', '', 2, 3],
      ['outlets', '', 2, 2],
      ['mentions', '', 4, 4],
      ['headlines', '', 0, 0],
      ['share', 'alpha', 0.5, 0.75],
      ['share', 'beta', 0.5, 0.25],
    ]);
    expect(figures[4]?.rows).toEqual([1]);
  });

  it('outlets that grow, are new and are gone', () => {
    expect(comparedOutlets(before, after)).toEqual([
      { outlet: 'ledger', change: 'growing', before: 1, after: 2, rowsBefore: [1], rows: [1, 2] },
      { outlet: 'Wire', change: 'new', before: 0, after: 1, rowsBefore: [], rows: [3] },
      { outlet: 'Radio', change: 'gone', before: 1, after: 0, rowsBefore: [2], rows: [] },
    ]);
  });

  it('stories contain only headlines and dates', () => {
    expect(storiesOf(before)).toEqual([
      { title: 'Story 1', members: [{ title: 'Story 1', date: '2025-03-05' }] },
      { title: 'Story 2', members: [{ title: 'Story 2', date: '2025-03-05' }] },
    ]);
  });
});
