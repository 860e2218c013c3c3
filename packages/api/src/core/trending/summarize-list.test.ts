import { expect, it } from 'vitest';
import type { ReadLine } from './lines/read-line.ts';
import { listSources } from './lines/source-evidence.ts';
import { heatBasis, laterDates, type SummaryInput, summarizeList } from './summarize-list.ts';

const LINE: ReadLine = {
  line: 1,
  text: 'Ferry delayed',
  title: 'Ferry delayed',
  source: null,
  date: null,
  relativeDate: false,
  ageHours: null,
  isYearAssumed: false,
  issueDay: null,
  url: null,
  fromSlug: false,
};

/** Returns the summary of a list of lines with these days, `null` for a line without a date. */
function summaryOf(days: readonly (string | null)[], change: Partial<SummaryInput> = {}) {
  const lines = days.map((date, i) => ({ ...LINE, line: i + 1, date }));
  const dated = days.filter((date) => date !== null).length;
  const basis = { lines: days.length, dated_lines: dated, sourced_lines: days.length, newest_day: null };
  return summarizeList({
    totalLines: days.length,
    stories: 1,
    lines,
    tags: [],
    basis,
    referenceDay: '2026-11-20',
    remarks: [],
    ...change,
  });
}

it('the window names the first and the last day, or the only one', () => {
  expect(summaryOf(['2025-03-05', '2025-03-01', '2025-03-05']).time_window).toBe(
    'March 1, 2025 to March 5, 2025',
  );
  expect(summaryOf(['2025-03-05', '2025-03-05']).time_window).toBe('March 5, 2025');
});

it('the timeline counts the lines of each day, earliest first', () => {
  expect(summaryOf(['2025-03-05', null, '2025-03-01', '2025-03-05']).timeline).toEqual([
    { day: '2025-03-01', count: 1 },
    { day: '2025-03-05', count: 2 },
  ]);
});

it.each([
  [[null, null, null, null], /^No line has a date, which is too few to judge recency/],
  [[...new Array(9).fill(null), '2025-03-05'], /^Only 1 of 10 lines has a date, which is too few/],
  [
    [...new Array(18).fill(null), '2025-03-05', '2025-03-05'],
    /^Only 2 of 20 lines have a date, which is too few/,
  ],
])('a list with too few dates says how many lines have one: %j', (days, note) => {
  expect(summaryOf(days).notes.join('\n')).toMatch(note);
});

it('a list without sources says so, after the remarks about its reading', () => {
  const basis = { lines: 2, dated_lines: 2, sourced_lines: 0, newest_day: '2025-03-05' };
  const { notes } = summaryOf(['2025-03-05', '2025-03-05'], { basis, remarks: ['Read as a table.'] });
  expect(notes).toEqual([
    'Read as a table.',
    expect.stringMatching(/^No line has a source, which is too few to judge source/),
  ]);
});

it('relative dates are counted from a day that the summary states', () => {
  const relative = (count: number) => {
    const lines = Array.from({ length: 3 }, (_, i) => ({
      ...LINE,
      date: '2026-11-19',
      relativeDate: i < count,
    }));
    return summaryOf(['2026-11-19', '2026-11-19', '2026-11-19'], { lines });
  };
  expect(relative(0)).toMatchObject({ notes: [] });
  expect(relative(0)).not.toHaveProperty('reference_day');
  expect(relative(1)).toMatchObject({
    reference_day: '2026-11-20',
    notes: ['1 line has a relative date, such as “2 hours ago,” counted from November 20, 2026.'],
  });
  expect(relative(2).notes[0]).toMatch(/^2 lines have a relative date/);
});

it('an empty list has no notes of its own', () => {
  expect(summaryOf([]).notes).toEqual([]);
});

const line = (number: number, source: string | null, date: string | null, ageHours: number | null = null) =>
  ({ line: number, source, date, ageHours }) as ReadLine;

it('counts lines, days and outlets, and the newest day that is no mistake', () => {
  const lines = [
    line(1, 'Quay News', '2026-11-18', 30),
    line(2, null, '2026-11-19', 5),
    line(3, 'QUAY NEWS', null),
    line(4, null, '2027-11-19'),
  ];
  const isStray = (day: string | null) => day === '2027-11-19';
  const basis = heatBasis(lines, listSources([]), { reachOf: new Map() }, { isStray });
  expect(basis).toEqual({
    lines: 4,
    dated_lines: 3,
    sourced_lines: 2,
    newest_day: '2026-11-19',
    newest_hours: 5,
  });
});

it('adds up the reach of all outlets, each once with its largest figure, and lines without an outlet', () => {
  const lines = [
    line(1, 'Quay News', null),
    line(2, 'QUAY NEWS', null),
    line(3, null, null),
    line(4, null, null),
  ];
  const reachOf = new Map([
    [1, 100],
    [2, 250],
    [3, 40],
  ]);
  const sources = listSources(['Quay News', 'QUAY NEWS']);
  expect(heatBasis(lines, sources, { reachOf }, { isStray: () => false })).toMatchObject({
    newest_day: null,
    reach: { lines: 3, total: 290 },
  });
});

const TODAY = '2026-11-20';
const datedLines = (...dates: readonly (string | null)[]) => dates.map((date) => ({ date }));
const past = (count: number) => Array.from({ length: count }, () => '2026-11-18');

it('a day after tomorrow among many others is a mistake, and recency counts from the others', () => {
  const { isStray, remarks } = laterDates(datedLines(...past(9), '2027-11-18'), TODAY);
  expect([isStray('2027-11-18'), isStray('2026-11-18'), isStray('2026-11-21'), isStray(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(remarks).toEqual([
    '1 line has a date after today, November 20, 2026. Recency counts from the newest of the other dates.',
  ]);
});

it('many days after today are those of a planner, and recency counts from the newest', () => {
  const { isStray, remarks } = laterDates(datedLines('2026-12-01', '2026-12-24', '2026-11-18'), TODAY);
  expect(isStray('2026-12-24')).toBe(false);
  expect(remarks).toEqual([
    '2 lines have a date after today, November 20, 2026. Recency counts from December 24, 2026, the newest date of the list.',
  ]);
});

it('nothing is said about recency if it is not used', () => {
  const undated = Array.from({ length: 19 }, () => null);
  expect(laterDates(datedLines('2026-12-01', ...undated), TODAY).remarks).toEqual([
    '1 line has a date after today, November 20, 2026.',
  ]);
});

it.each([[['2026-11-20', '2026-11-21']], [[]]])('nothing is said about %j', (dates) => {
  expect(laterDates(datedLines(...dates), TODAY).remarks).toEqual([]);
});
