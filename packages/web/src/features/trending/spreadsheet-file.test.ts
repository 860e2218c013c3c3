import { describe, expect, it } from 'vitest';
import { trendingResult } from '../../../test/trending-result.ts';
import { spreadsheetName, spreadsheetStyle } from './spreadsheet-file.ts';

const TODAY = '2026-04-01';

describe('a table for a spreadsheet program', () => {
  it.each([
    ['en-US', ','],
    ['en-GB', ','],
    ['de-DE', ';'],
    ['fr-FR', ';'],
    ['es-ES', ';'],
  ])('%s separates by %s', (locale, separator) => {
    expect(spreadsheetStyle(locale)).toEqual({ separator });
  });

  it('is named by what the list is about and its newest day', () => {
    const { summary } = trendingResult();
    const basis = { ...summary.heat_basis, newest_day: '2026-03-05' };
    const ranking = trendingResult({
      summary: { ...summary, top_tags: [['Tidewell Water', 12]], heat_basis: basis },
    });
    expect(spreadsheetName(ranking, 'lines', TODAY)).toBe('tidewell-water-2026-03-05-lines.csv');
    const bare = trendingResult({
      summary: { ...summary, top_tags: [], heat_basis: { ...basis, newest_day: null } },
    });
    expect(spreadsheetName(bare, 'stories', TODAY)).toBe('trending-2026-04-01.csv');
  });
});
