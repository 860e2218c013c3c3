import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { HEADLINES, readList } from '../../../../test/read-list.ts';
import { withoutBullet, withoutListMarks } from './list-marks.ts';

const OUTLETS = ['Reuters', 'Quay Brief', 'The Guardian', 'Ostrava Herald', 'Bloomberg', 'Coast Times'];
const outletAt = (n: number) => OUTLETS[n % OUTLETS.length] ?? '';

describe('what all lines have around their headlines', () => {
  it.each<[string, (title: string, n: number) => string]>([
    ['a pictograph', (title) => `🗞️ ${title}`],
    ['a sign', (title) => `^ ${title}`],
    ['consecutive numbers', (title, n) => `${n + 4} ${title}`],
    ['pages after dots', (title, n) => `${title} ........ ${n + 4}`],
    ['labeled pages after spaced dots', (title, n) => `${title} . . . . . . p. A${n + 4}`],
  ])('is removed: %s', (_, write) => {
    expect(withoutListMarks(HEADLINES.map(write))).toEqual(HEADLINES);
  });

  it.each<[string, (title: string, n: number) => string]>([
    ['numbers that do not count', (title, n) => `${(n + 3) * 17} ${title}`],
    ['days of a month', (title, n) => `${n + 3} Nov: ${title}`],
    ['consecutive numbers of people', (title, n) => `${n + 2} hurt as ${title}`],
    ['an ellipsis before a year', (title) => `${title}... 2025`],
    ['amounts of money', (title, n) => `€ ${n + 3} Mrd. for ${title}`],
    ['quoted words and who said them', (title) => `"${title}", Sánchez`],
    ['a quotation in the headline', (title) => `“Never again”: ${title}`],
    ['cells of a table', (title, n) => `"${n}","${title}","${outletAt(n)}"`],
  ])('is kept: %s', (_, write) => {
    const lines = HEADLINES.map(write);
    expect(withoutListMarks(lines)).toEqual(lines);
  });

  it('is left out of the lines that have it, and others stay as they are', () => {
    const numbered = HEADLINES.slice(0, 4).map((title, n) => `${n + 1} ${title}`);
    expect(withoutListMarks([...numbered, 'Sponsored'])).toEqual([...HEADLINES.slice(0, 4), 'Sponsored']);
    const marked = HEADLINES.slice(0, 4).map((title) => `➤ ${title}`);
    expect(withoutListMarks([...marked, '# Sponsored'])).toEqual([...HEADLINES.slice(0, 4), '# Sponsored']);
  });

  it.each(['1 Ferry aground', 'What comes after the year.... 2025'])(
    'is kept if only one line has it: %s',
    (line) => {
      const lines = [line, ...HEADLINES];
      expect(withoutListMarks(lines)).toEqual(lines);
    },
  );
});

it.each<[string, (title: string, outlet: string) => string]>([
  ['in a list of references', (title, outlet) => `^ Ana Ruiz (November 4, 2026). "${title}". ${outlet}.`],
  ['in minutes', (title, outlet) => `- „${title}“ (${outlet} vom 04.11.2026, S. 17)`],
])('reads the outlet and the day around a quoted headline %s', (_, write) => {
  const { lines } = readList(HEADLINES.map((title, n) => write(title, outletAt(n))));
  expect(lines.map(({ title, source, date }) => [title, source, date])).toEqual(
    HEADLINES.map((title, n) => [title, outletAt(n), '2026-11-04']),
  );
  expect(lines.map(({ text }) => text)).toEqual(HEADLINES.map((title, n) => write(title, outletAt(n))));
});

it.each(examples<[string, string]>(import.meta.url, 'list marks'))(
  '%j without its list mark is %j',
  (line, rest) => {
    expect(withoutBullet(line)).toBe(rest);
  },
);
