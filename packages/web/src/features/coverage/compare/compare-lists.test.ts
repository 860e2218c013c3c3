import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { comparedFigures } from './compare-lists.ts';
import { comparisonTable } from './comparison-tables.ts';

const row = (id: number, outlet: string, alpha: number, beta: number, tone: number | null = null) =>
  coverageRow(id, {
    entry: coverageEntry({
      outlet,
      headline: `Story ${id}`,
      url: `https://news.example/${id}`,
      keywords: [keywordFigures('alpha', alpha, { tone }), keywordFigures('beta', beta)],
    }),
  });
const keywords = ['alpha', 'beta'];
const before = {
  ...coverageList(row(1, 'Ledger', 1, 1, 0.9), row(2, 'Radio', 1, 1, -0.9)),
  keywords,
  name: 'April',
};
const after = {
  ...coverageList(row(1, 'ledger', 3, 1, 0.9), row(2, 'Ledger', 0, 0), row(3, 'Wire', 0, 0)),
  keywords,
};

describe('two lists', () => {
  it('figures, net tone and shares side by side, each with its rows', () => {
    const figures = comparedFigures(before, after);
    expect(figures.map(({ name, keyword, before: old, after: now }) => [name, keyword, old, now])).toEqual([
      ['articles', '', 2, 3],
      ['outlets', '', 2, 2],
      ['mentions', '', 4, 4],
      ['headlines', '', 0, 0],
      ['netTone', 'alpha', 0, 1],
      ['netTone', 'beta', null, null],
      ['share', 'alpha', 0.5, 0.75],
      ['share', 'beta', 0.5, 0.25],
    ]);
    expect(figures[6]).toMatchObject({ rowsBefore: [1, 2], rows: [1] });
  });

  it('as a table with the change of each figure', () => {
    const { title, rows } = comparisonTable(after, before);
    expect(title).toBe('Compared with April');
    expect(rows.map((cells) => cells.at(-1))).toContain('+25 points');
  });
});
