/** Where dates are in lines, read on Wednesday, March 12, 2025. Their forms are tested with the reader of dates. */
import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const dateOf = (line: string) =>
  readLines({ lines: line, lineType: 'mixed', referenceDay: '2025-03-12' }).lines[0]?.date ?? null;

it.each([
  '2025-03-10T09:15:00Z Ferry fares rise',
  '2025-03-10T23:30:00+09:00 Ferry fares rise',
  'Mon, 10 Mar 2025 16:52 EST - Ferry fares rise',
  'Mar. 10, 2025: Ferry fares rise',
  'the 10th of March 2025: Ferry fares rise',
  '10-Mar-2025 Ferry fares rise',
  'Ferry fares rise (10 March)',
  'OSTRAVA, March 10 (Wire) -- Ferry fares rise',
  '3/10/25 Ferry fares rise again',
  'Ferry fares rise again 03/10/2025',
  'Reuters, March 10: Ferry fares rise',
  '10. 3. 2025 Jízdné roste znovu',
  '10.3.2025 Fährpreise steigen',
  'https://gazette.example/2025/03/10/business/ferry-fares.html',
  'https://gazette.example/news/2025-03-10-ferry-fares',
  '10 mars 2025 à 18h30 - Les tarifs montent',
  '10 марта 2025 г. Цены снова растут',
  '2025년 3월 10일 요금 인상',
  '3月10日 運賃が上がる',
  'Monday: ferry fares rise',
  'two days ago, ferry fares rose',
  'vorgestern - Die Fähre wird teurer',
])('reads March 10 in %j', (line) => {
  expect(dateOf(line)).toBe('2025-03-10');
});

it.each([
  ['31/01/2025 Ferry results', '2025-01-31'],
  ['31.01.25 Ferry results again', '2025-01-31'],
  ['45 minutes ago | Ferry fares rise', '2025-03-12'],
  ['30 uur geleden - Tarieven stijgen', '2025-03-11'],
  ['1d ago Ferry fares rise', '2025-03-11'],
  ['a week ago — Ferry fares rise', '2025-03-05'],
  ['This morning: ferry fares rise', '2025-03-12'],
  ['3天前 票价上涨', '2025-03-09'],
  ['Sat 8 Mar 12:30 Ferry fares rise', '2025-03-08'],
  ['Ferry fares rise (Gazette, 28/2)', '2025-02-28'],
  ['Ferry fares rise (Gazette, 12/31)', '2024-12-31'],
])('reads %j', (line, day) => {
  expect(dateOf(line)).toBe(day);
});

it.each([
  'Ferry fares rise again on March 10',
  'Ferry fares rose on Tuesday',
  'March 6 attack shuts the harbor',
  'The May event sets a record',
  'Harbour United 3-1 Tarn Rovers',
  'Q1 2025 revenue up 10%',
  'Section 10.3.2025a repealed',
  'Fares of 10.99 fall to 8.50',
  'Top 10 March films',
  'Ferries run at all hours (Harbor Line, 24/7)',
  'Riders like the ferry (average, 4/5)',
  'Ferry breaks down 28/2',
  'Trial set for April 3, 2026',
  'Hotline 03/04 closes',
  'Un total de 10 des plus grands',
])('finds no day in %j', (line) => {
  expect(dateOf(line)).toBeNull();
});

it('reads day and month in the order that fits the other dates of the list', () => {
  const { lines } = readLines({
    lines:
      'Ferry fares rise - 10 February 2025\nTram fares rise - 12/02/2025\nBus fares rise - 14 February 2025',
    lineType: 'mixed',
    referenceDay: '2025-12-20',
  });
  expect(lines.map(({ date }) => date)).toEqual(['2025-02-10', '2025-02-12', '2025-02-14']);
});

it('a date with a year may be after today, as in a planner; days without a year follow the others', () => {
  expect(dateOf('Ferry fares to rise | 14 April 2025')).toBe('2025-04-14');
  expect(dateOf('Ferry fares rise | 10 March 2025 | 14 April 2025')).toBe('2025-03-10');
  const lines = ['Ferry fares to rise | 14 April 2025', 'Pier reopens | 2 May 2025', 'Races begin | 3 May'];
  const { lines: read } = readLines({ lines, lineType: 'mixed', referenceDay: '2025-03-12' });
  expect(read.map(({ date }) => date)).toEqual(['2025-04-14', '2025-05-02', '2025-05-03']);
});
