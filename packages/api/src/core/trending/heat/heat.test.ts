import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadLine } from '../lines/read-line.ts';
import type { Story } from '../story.ts';
import { type ListFigures, partMaxima, scoreHeat } from './heat.ts';

const LIST: ListFigures = {
  lines: 100,
  datedLines: 60,
  sourcedLines: 60,
  newestDay: '2025-06-18',
  risingTerms: [{ text: 'Ferry', lines: 9, keys: ['ferry'] }],
};
const SOURCES = ['Reuters', 'AP', 'Harbour Gazette', null];

const lineArbitrary: fc.Arbitrary<ReadLine> = fc
  .record({ source: fc.constantFrom(...SOURCES), day: fc.integer({ min: 1, max: 18 }), dated: fc.boolean() })
  .map(({ source, day, dated }) => ({
    line: 1,
    text: 'Ferry aground',
    title: 'Ferry aground',
    source,
    date: dated ? `2025-06-${String(day).padStart(2, '0')}` : null,
    relativeDate: false,
    url: null,
    fromSlug: false,
  }));
const linesArbitrary = fc.array(lineArbitrary, { minLength: 1, maxLength: 60 });

function story(lines: readonly ReadLine[]): Story {
  const counts = new Map<string, number>();
  for (const { source } of lines) if (source) counts.set(source, (counts.get(source) ?? 0) + 1);
  return {
    lines,
    title: 'Ferry aground',
    sources: [...counts].map(([name, count]) => ({ name, count })),
    days: lines.flatMap(({ date }) => date ?? []).sort(),
    words: new Set(['ferry']),
  };
}

describe('scoreHeat', () => {
  it('is the sum of its parts, each within its maximum, between 0 and 100', () => {
    fc.assert(
      fc.property(linesArbitrary, fc.double({ min: 0, max: 1, noNaN: true }), (lines, intensity) => {
        const { score, parts } = scoreHeat(story(lines), intensity, LIST);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(parts.every(({ points, max }) => points >= 0 && points <= max)).toBe(true);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('never falls when a line is added', () => {
    fc.assert(
      fc.property(linesArbitrary, lineArbitrary, (lines, line) => {
        const before = scoreHeat(story(lines), 0.3, LIST).score;
        expect(scoreHeat(story([...lines, line]), 0.3, LIST).score).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(linesArbitrary, (lines) => {
        expect(scoreHeat(story(lines.toReversed()), 0, LIST).score).toBe(
          scoreHeat(story(lines), 0, LIST).score,
        );
      }),
    );
  });

  it('damps repeats of one source', () => {
    const line = {
      line: 1,
      text: '',
      title: 'Ferry',
      date: null,
      relativeDate: false,
      url: null,
      fromSlug: false,
    };
    const repeated = story(Array.from({ length: 10 }, () => ({ ...line, source: 'AP' })));
    const spread = story(Array.from({ length: 10 }, (_, i) => ({ ...line, source: `Paper ${i}` })));
    const volume = (of: Story) => scoreHeat(of, 0, LIST).parts[0]?.points ?? 0;
    expect(volume(repeated)).toBeLessThan(volume(spread));
  });

  it('shares out the points of what too few lines support', () => {
    expect(partMaxima({ ...LIST, datedLines: 19 })).toEqual({
      volume: 47,
      sources: 27,
      recency: 0,
      keywords: 13,
      intensity: 13,
    });
    expect(
      Object.values(partMaxima({ ...LIST, datedLines: 0, sourcedLines: 0 })).reduce((a, b) => a + b),
    ).toBe(100);
  });
});
