/** Dates in lines, read on Wednesday, March 12, 2025. */
import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const dateOf = (line: string) =>
  readLines({ lines: line, lineType: 'mixed', referenceDay: '2025-03-12' }).lines[0]?.date ?? null;

it.each([
  '2025.03.10 Ferry fares rise',
  '2025-03-10T09:15:00Z Ferry fares rise',
  '2025-03-10T23:30:00+09:00 Ferry fares rise',
  '20250310 Ferry fares rise again',
  'Mon, 10 Mar 2025 16:52 EST - Ferry fares rise',
  'Monday, 10-Mar-25 16:52:50 GMT Ferry fares rise',
  'Mon Mar 10 16:52:50 2025 Ferry fares rise',
  '10 Mar 25 - Ferry fares rise',
  "10 Mar '25 | Ferry fares rise",
  'Mar. 10, 2025: Ferry fares rise',
  'Mar 10 2025 Ferry fares rise 15%',
  'MARCH 10, 2025 - Ferry fares rise',
  '10th March 2025 Ferry fares rise',
  'the 10th of March 2025: Ferry fares rise',
  'March 10th - Ferry fares rise',
  '10-Mar-2025 Ferry fares rise',
  '10/Mar/2025 Ferry fares rise',
  '10.Mar.2025 Ferry fares rise',
  '2025-Mar-10 Ferry fares rise',
  '2025 March 10 Ferry fares rise',
  'Mar-10-2025 Ferry fares rise',
  'Ferry fares rise (10 March)',
  'OSTRAVA, March 10 (Wire) -- Ferry fares rise',
  '3/10/25 Ferry fares rise again',
  'Ferry fares rise again 03/10/2025',
  'Reuters, March 10: Ferry fares rise',
  '03-10-2025 Ferry fares rise again',
  '10. 3. 2025 Jízdné roste znovu',
  '10.3.2025 Fährpreise steigen',
  'https://gazette.example/2025/03/10/business/ferry-fares.html',
  'https://gazette.example/news/2025-03-10-ferry-fares',
  '10 mars 2025 à 18h30 - Les tarifs montent',
  '10 de marzo de 2025 | Suben las tarifas',
  '10 marzo 2025 - Le tariffe salgono',
  '10 de março de 2025 - As tarifas sobem',
  '10 maart 2025 – Tarieven stijgen',
  '10 marca 2025 – Ceny rosną znowu',
  '10 марта 2025 г. Цены снова растут',
  '10 Mart 2025 - Fiyatlar yine arttı',
  '2025년 3월 10일 요금 인상',
  '3月10日 運賃が上がる',
  'Monday: ferry fares rise',
  'the day before yesterday - Ferry fares rise',
  'two days ago, ferry fares rose',
  'hace 2 días | Suben las tarifas',
  '2 giorni fa - Le tariffe salgono',
  '2 dagen geleden - Tarieven stijgen',
  '2 dni temu – Ceny rosną znowu',
  '2 дня назад – Цены снова растут',
  'vorgestern - Die Fähre wird teurer',
])('reads March 10 in %j', (line) => {
  expect(dateOf(line)).toBe('2025-03-10');
});

it.each([
  ['31/01/2025 Ferry results', '2025-01-31'],
  ['31.01.25 Ferry results again', '2025-01-31'],
  ['1/31/25 Ferry results again', '2025-01-31'],
  ['Sept. 5, 2024 — Ferry fares rise', '2024-09-05'],
  ['1er mars 2025 – Les tarifs montent', '2025-03-01'],
  ['45 minutes ago | Ferry fares rise', '2025-03-12'],
  ['26 hours ago - Ferry fares rise', '2025-03-11'],
  ['30 uur geleden - Tarieven stijgen', '2025-03-11'],
  ['1d ago Ferry fares rise', '2025-03-11'],
  ['3w ago · Ferry fares rise', '2025-02-19'],
  ['a week ago — Ferry fares rise', '2025-03-05'],
  ['1 month ago - Ferry fares rise', '2025-02-12'],
  ['This morning: ferry fares rise', '2025-03-12'],
  ['há 2 horas - As tarifas sobem', '2025-03-12'],
  ['3天前 票价上涨', '2025-03-09'],
  ['Sat 8 Mar 12:30 Ferry fares rise', '2025-03-08'],
])('reads %j', (line, day) => {
  expect(dateOf(line)).toBe(day);
});

it.each([
  'Ferry fares rise again on March 10',
  'Ferry fares rose on Tuesday',
  'Drivers to walk out by 8 March',
  'March 6 attack shuts the harbor',
  'The May event sets a record',
  'Harbour United 3-1 Tarn Rovers',
  'Q1 2025 revenue up 10%',
  'Bomb of 1944 found at the harbour',
  'Section 10.3.2025a repealed',
  'Fares of 10.99 fall to 8.50',
  'Black Friday sales rise',
  'The 2024-25 season opens',
  'Top 10 March films',
  'Trial set for April 3, 2026',
  'Vote on 10 May 2025 looms',
  'Hotline 03/04 closes',
  'Phone 020 7946 0958 goes dead',
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
