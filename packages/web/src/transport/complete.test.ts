import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleResult } from '../../test/results.ts';
import { trendingResult } from '../../test/trending-result.ts';
import { complete } from './complete.ts';
import { toRanking, toReportData } from './report-data.ts';

const TEMPLATE = { name: 'none', count: 0, tags: ['standard'], date: null, inner: { found: false } };

describe('complete', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'text'],
    ['fields of other kinds', { name: 1, count: '2', tags: {}, inner: [] }],
  ])('%s gives the template', (_, value) => {
    expect(complete(TEMPLATE, value)).toEqual(TEMPLATE);
  });

  it('existing values stay, including nested ones and fields outside the template', () => {
    const value = { name: 'a', tags: [], date: '2025-03-05', inner: { found: true, more: 1 }, added: 'x' };
    expect(complete(TEMPLATE, value)).toEqual({ ...value, count: 0 });
  });

  it('every field of the template has its type, whatever the JSON is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const completed = complete(TEMPLATE, value);
        expect(typeof completed.name).toBe('string');
        expect(typeof completed.count).toBe('number');
        expect(Array.isArray(completed.tags)).toBe(true);
        expect(typeof completed.inner.found).toBe('boolean');
      }),
    );
  });
});

describe('what a tab keeps', () => {
  it('a complete result passes through unchanged', () => {
    expect(toReportData(articleResult())).toEqual(articleResult());
    expect(toRanking(trendingResult())).toEqual(trendingResult());
  });

  it.each([undefined, null, 'boom', [], {}, { keywordMatches: [] }, { summary: {}, items: [{}] }])(
    '%j is neither a report nor a ranking',
    (kept) => {
      expect(() => toReportData(kept)).toThrow();
      expect(() => toRanking(kept)).toThrow();
    },
  );
});
