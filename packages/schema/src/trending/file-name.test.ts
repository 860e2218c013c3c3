import { describe, expect, it } from 'vitest';
import { rankingFileName } from './file-name.ts';
import type { TrendingResult } from './model.ts';

const TODAY = '2026-04-01';
const about = (tag: string | null, newest_day: string | null): Pick<TrendingResult, 'summary'> => ({
  summary: {
    total_inputs: 1,
    unique_titles: 1,
    time_window: '',
    top_tags: tag === null ? [] : [[tag, 12]],
    notes: [],
    timeline: [],
    method_version: '1',
    heat_basis: { lines: 1, dated_lines: 1, sourced_lines: 1, newest_day },
  },
});
const options = { extension: 'csv', today: TODAY } as const;

describe('the name of a file with a ranking', () => {
  it('is what the list is about, its newest day and what the file contains', () => {
    const list = about('Tidewell Water', '2026-03-05');
    expect(rankingFileName(list, { ...options, suffixes: ['lines'] })).toBe(
      'trending-about-tidewell-water-2026-03-05-lines.csv',
    );
    expect(rankingFileName(list, { ...options, extension: 'json' })).toBe(
      'trending-about-tidewell-water-2026-03-05.json',
    );
    expect(rankingFileName(about(null, null), options)).toBe('trending-2026-04-01.csv');
  });

  it('is ASCII where a header requires it', () => {
    const ascii = { ...options, isAscii: true };
    expect(rankingFileName(about('Lürsen "Werft"', '2026-03-05'), ascii)).toBe(
      'trending-about-lursen-werft-2026-03-05.csv',
    );
    expect(rankingFileName(about('東京電力', '2026-03-05'), ascii)).toBe('trending-2026-03-05.csv');
    expect(rankingFileName(about('東京電力', '2026-03-05'), options)).toBe(
      'trending-about-東京電力-2026-03-05.csv',
    );
  });
});
