import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeatLine, type HeatList, partMaxima, scoreHeat } from './heat.ts';
import type { HeatBasis } from './model.ts';

const BASIS: HeatBasis = { lines: 100, dated_lines: 60, sourced_lines: 60, newest_day: '2025-06-18' };
const LIST: HeatList = { basis: BASIS, topTags: [['Ferry', 9]] };
const WHOLE: HeatList = {
  ...LIST,
  basis: { ...BASIS, newest_hours: 1, reach: { lines: 60, total: 9000 } },
};
const SOURCES = ['Reuters', 'AP', 'Harbour Gazette', null];

const lineArbitrary: fc.Arbitrary<Omit<HeatLine, 'line'>> = fc
  .record({
    source: fc.constantFrom(...SOURCES),
    day: fc.integer({ min: 1, max: 18 }),
    dated: fc.boolean(),
    copy_of: fc.constantFrom(null, null, 1, 2),
    sentiment: fc.constantFrom(null, -0.6, 0.2),
    reach: fc.nat({ max: 1000 }),
    hours: fc.integer({ min: 1, max: 400 }),
    aged: fc.boolean(),
  })
  .map(({ day, dated, hours, aged, ...line }) => ({
    ...line,
    ...(dated && aged && { age_hours: hours }),
    date: dated ? `2025-06-${String(day).padStart(2, '0')}` : null,
    tags: [0],
  }));
const linesArbitrary = fc
  .array(lineArbitrary, { minLength: 1, maxLength: 60 })
  .map((lines) => lines.map((line, i): HeatLine => ({ ...line, line: i + 1 })));

/** Lines of the newest day, one per outlet: copies of the first or separate texts. */
function story(outlets: number, areCopies: boolean): HeatLine[] {
  return Array.from({ length: outlets }, (_, i) => ({
    line: i + 1,
    source: `Paper ${i}`,
    date: '2025-06-18',
    copy_of: areCopies && i > 0 ? 1 : null,
    sentiment: null,
    tags: [],
  }));
}

describe('scoreHeat', () => {
  it('is the sum of its parts, each within its maximum, between 0 and 100', () => {
    fc.assert(
      fc.property(linesArbitrary, (lines) => {
        const { score, parts } = scoreHeat(lines, WHOLE);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(parts.every(({ points, max }) => points >= 0 && points <= max)).toBe(true);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('never falls when a line is added', () => {
    fc.assert(
      fc.property(linesArbitrary, lineArbitrary, (lines, line) => {
        const more = [...lines, { ...line, line: lines.length + 1 }];
        expect(scoreHeat(more, WHOLE).score).toBeGreaterThanOrEqual(scoreHeat(lines, WHOLE).score);
      }),
    );
  });

  it('does not depend on the order of lines', () => {
    fc.assert(
      fc.property(linesArbitrary, (lines) => {
        expect(scoreHeat(lines.toReversed(), WHOLE)).toEqual(scoreHeat(lines, WHOLE));
      }),
    );
  });

  it('damps repeats of one source', () => {
    const volume = (lines: readonly HeatLine[]) => scoreHeat(lines, LIST).parts[0]?.points ?? 0;
    const repeated = story(10, false).map((line) => ({ ...line, source: 'AP' }));
    expect(volume(repeated)).toBeLessThan(volume(story(10, false)));
    const figure = (lines: readonly HeatLine[]) => scoreHeat(lines, LIST).parts[0]?.figure ?? '';
    expect(figure(repeated)).toMatch(/; several texts of one outlet count less, all together like \d\.\d$/);
    expect(figure(story(10, false))).not.toContain('count less');
  });

  it('five separate pieces outrank twelve copies of one text, which are counted once and named', () => {
    const copies = scoreHeat(story(12, true), LIST);
    expect(scoreHeat(story(5, false), LIST).score).toBeGreaterThan(copies.score);
    expect(copies.parts[0]?.figure).toContain('11 copies of the same text counted once');
    expect(copies.parts[1]?.figure).toBe('12 sources, 11 of them picked up the same text');
  });

  it('redistributes the points of parts that too few lines support', () => {
    const undated = { volume: 47, sources: 27, recency: 0, keywords: 13, intensity: 13 };
    expect(partMaxima({ ...BASIS, dated_lines: 19 })).toEqual(undated);
    const none = partMaxima({ ...BASIS, dated_lines: 0, sourced_lines: 0 });
    expect(Object.values(none).reduce((a, b) => a + b)).toBe(100);
  });

  it('one line gets fewer points for a strong tone than a story of several lines with the same tone', () => {
    const loud = (count: number) => story(count, false).map((line) => ({ ...line, sentiment: -0.9 }));
    const intensity = (count: number) => scoreHeat(loud(count), LIST).parts[4];
    expect(intensity(1)?.points).toBeLessThan(intensity(3)?.points ?? 0);
    expect(intensity(1)?.figure).toContain('counted in full from 3 texts');
    const plain = story(3, false);
    expect(scoreHeat(plain, LIST).score).toBeGreaterThan(scoreHeat(loud(1), LIST).score);
  });

  it('one line of the newest day does not outrank a story of three outlets that is at most a week older', () => {
    const older = story(3, false).map((line, i) => ({ ...line, date: `2025-06-${11 + (i % 2)}`, tags: [] }));
    const topTags = [1, 2, 3].map((i) => [`Ferry ${i}`, 9] as const);
    const newest = story(1, false).map((line) => ({ ...line, sentiment: -1, tags: [0, 1, 2] }));
    for (const lines of [20, 100, 5_000]) {
      const list = { basis: { ...BASIS, lines, dated_lines: lines, sourced_lines: lines }, topTags };
      expect(scoreHeat(older, list).score).toBeGreaterThan(scoreHeat(newest, list).score);
    }
  });

  it('a name in much of the list is not a keyword of one story', () => {
    const keywords = (lines: number) =>
      scoreHeat([{ ...(story(1, false)[0] as HeatLine), tags: [0] }], {
        basis: BASIS,
        topTags: [['Ferry', lines]],
      }).parts[3]?.points;
    expect(keywords(30)).toBeGreaterThan(0);
    expect(keywords(31)).toBe(0);
  });

  describe('reach', () => {
    const basis: HeatBasis = { ...BASIS, reach: { lines: 60, total: 1000 } };
    const reachOf = (lines: readonly HeatLine[], of = basis) =>
      scoreHeat(lines, { ...LIST, basis: of }).parts.find(({ name }) => name === 'reach');
    const withReach = (reach: number) => story(2, false).map((line) => ({ ...line, reach }));

    it('is a part where the list names it, and all maxima still add up to 100', () => {
      const maxima = partMaxima(basis);
      expect(maxima.reach).toBe(13);
      expect(Object.values(maxima).reduce((a, b) => a + b)).toBe(100);
      expect(reachOf(withReach(125))).toMatchObject({ points: 7, max: 13, figure: 'reach 250 of 1,000' });
    });

    it('counts an outlet once, by its largest figure', () => {
      const twice = withReach(125).map((line, i) => ({ ...line, source: 'AP', reach: i * 250 }));
      expect(reachOf(twice)?.figure).toBe('reach 250 of 1,000');
    });

    it.each([
      ['names none', BASIS],
      ['names too little', { ...BASIS, reach: { lines: 19, total: 1000 } }],
    ])('is no part in a list that %s', (_, of) => expect(reachOf(withReach(125), of)).toBeUndefined());
  });

  it('counts in hours if both lines have an age, otherwise in days', () => {
    const basis: HeatBasis = { ...BASIS, newest_hours: 1 };
    const recency = (age_hours: number | undefined) =>
      scoreHeat(
        story(1, false).map((line) => ({ ...line, ...(age_hours !== undefined && { age_hours }) })),
        { ...LIST, basis },
      ).parts[2];
    expect(recency(1)?.figure).toContain('the newest hour of the list');
    expect(recency(99)?.figure).toContain('98 hours before the newest line');
    expect(recency(99)?.points).toBeLessThan(recency(1)?.points ?? 0);
    expect(recency(undefined)?.points).toBe(recency(1)?.points);
  });
});
