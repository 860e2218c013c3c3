import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import { describe, expect, it } from 'vitest';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
import { toRanking } from '../../transport/report-data.ts';
import { topTenText } from './brief.ts';

describe('topTenText', () => {
  it('#209 has a summary line, the time range and the first ten items', () => {
    const items = Array.from({ length: 12 }, (_, index) =>
      rankedItem({ title: `Story ${index + 1}`, heat_score: 90 - index, mentions: 20 - index }),
    );
    const text = topTenText(toRanking(trendingResult({ items })));
    const lines = text.split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[0]).toBe('2 unique articles from 5 inputs, top heat 90');
    expect(lines[1]).toBe('March 1, 2025 to March 5, 2025');
    expect(lines[2]).toBe('1. Story 1 | Heat 90 | 20 mentions | March 5, 2025');
    expect(lines[11]).toBe('10. Story 10 | Heat 81 | 11 mentions | March 5, 2025');
  });

  it('#210 has all items when there are fewer, and says when a date is missing', () => {
    const { latest_date: _, ...undated } = rankedItem({ title: 'Only one', mentions: 1 });
    const result = trendingResult({ items: [undated], summary: { time_window: 'No dates found' } });
    expect(topTenText(toRanking(result)).split('\n').slice(1)).toEqual([
      'No dates found',
      '1. Only one | Heat 82 | 1 mention | No date',
    ]);
  });

  it('marks what was changed by hand', () => {
    const edited = applyHandEdits(toRanking(trendingResult({ items: [rankedItem()] })), [
      { kind: 'take_out', line: 3 },
    ]);
    const lines = topTenText(edited).split('\n');
    expect(lines.slice(2, 4).every((line) => line.endsWith('| Changed by hand'))).toBe(true);
    expect(lines.at(-1)).toBe('Changed by hand: 1 line taken out.');
  });

  it('#203 without items the top heat is 0', () => {
    expect(topTenText(toRanking(trendingResult({ items: [] })))).toMatch(/top heat 0\n/);
  });
});
