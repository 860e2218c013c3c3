import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { totalFigures } from './total-figures.ts';

const KEYWORDS = ['alpha', 'beta'];
const both = [
  { ...keywordFigures('alpha', 2), inHeadline: true },
  { ...keywordFigures('beta', 1), inHeadline: true },
];
const figureOf = (name: string, ...rows: Parameters<typeof coverageList>) =>
  totalFigures(coverageList(...rows), KEYWORDS).find((figure) => figure.name === name)?.value;

describe('the main figures of a list', () => {
  it('count a headline that names two keywords once', () => {
    const row = coverageRow(1, { entry: coverageEntry({ keywords: both }) });
    expect(figureOf('headlines', row)).toBe(1);
    expect(figureOf('mentions', row)).toBe(3);
  });

  it('do not count a missing outlet as an outlet', () => {
    const rows = ['', 'Daily Hale', 'daily hale'].map((outlet, at) =>
      coverageRow(at + 1, { entry: coverageEntry({ outlet }) }),
    );
    expect(figureOf('outlets', ...rows)).toBe(1);
  });
});
