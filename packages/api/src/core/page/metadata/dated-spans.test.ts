import { expect, it } from 'vitest';
import { findLabels } from './byline.ts';
import { datedSpans } from './statements.ts';

const read = (text: string, today: string | null = '2026-11-20', above = '') =>
  datedSpans(text, { order: 'month-first', today }, findLabels(above)[0] ?? null)
    .map(({ day, kind, isRelative }) => `${day} ${kind}${isRelative ? ', relative' : ''}`)
    .join(' | ');

const labelsIn = (text: string) => findLabels(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Published: May 3, 2026 Updated: May 5, 2026', '2026-05-03 published | 2026-05-05 updated'],
  ['May 3, 2026 (updated)', '2026-05-03 updated'],
  ['May 3, 2026, 10:30 a.m. (updated)', '2026-05-03 updated'],
  ['May 3, 2026 in a story that was updated', '2026-05-03 plain'],
  ['May 3, 2026 updated May 5, 2026', '2026-05-03 plain | 2026-05-05 updated'],
  ['May 3, 2026 published by Quay News, May 5, 2026', '2026-05-03 published | 2026-05-05 published'],
  ['May 3, 2026 and May 5, 2026', '2026-05-03 plain | 2026-05-05 plain'],
  ['Published May 3, 2026, last updated 2 hours ago', '2026-05-03 published | 2026-11-20 updated, relative'],
  ['no day', ''],
])('the days of %j are %j', (text, days) => {
  expect(read(text)).toBe(days);
});

it('a label above belongs to the first day only, and days that depend on today need it', () => {
  expect(read('May 3, 2026 and May 5, 2026', null, 'Updated')).toBe('2026-05-03 updated | 2026-05-05 plain');
  expect(read('2 hours ago', null)).toBe('');
});

it.each([
  ['記者Ana', '記者'],
  ['株式会社Nikka', ''],
  ['发布者Maria', '发布'],
  ['Ana記者', '記者'],
])('a Latin letter inside a mixed word is no label: %s', (text, labels) => {
  expect(labelsIn(text)).toEqual(labels === '' ? [] : [labels]);
});

it.each(['Last\u00a0updated', 'First\tpublished', 'Last\u00a0 updated', 'Last\nupdated'])(
  'the words of a label have any blanks between them: %j',
  (label) => {
    expect(labelsIn(`${label} May 3, 2026`)).toEqual([label]);
  },
);
