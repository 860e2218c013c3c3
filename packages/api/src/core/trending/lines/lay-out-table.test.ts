import { expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const TABLE = [
  'Nr.\tDatum\tMedium\tTitel\tReichweite',
  '1\t02.06.2025\tKüstenbote\tFähre liegt vor dem Leuchtturm auf Grund\t41.200',
  '2\t03.06.2025\tHafenpost\tStraßenbahn streikt ab Montag\t12.000',
  '3\t04.06.2025\tHafenpost\tBibliothek öffnet nach Umbau\t12.000',
  '4\t04.06.2025\tKüstenbote\tKutter bleiben im Hafen\t41.200',
];
const TOTAL = 'Summe\t\t4 Beiträge\t\t106.400';
const NOTES = ['Legende: Reichweite laut Anbieter.', 'Seite 1 von 1'];
const read = (lines: readonly string[]) =>
  readLines({ lines, lineType: 'mixed', referenceDay: '2025-06-18' });

it('the total of a table and the notes below it are left out', () => {
  const { lines, leftOut } = read([...TABLE, TOTAL, ...NOTES]);
  expect(lines.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  expect(leftOut).toHaveLength(3);
});

it('more lines below a table than it has notes are headlines', () => {
  const headlines = ['Regen', 'Sturm', 'Schnee', 'Hagel', 'Sonne', 'Nebel'].map(
    (word) => `${word} bringt den Verkehr am Hafen zum Erliegen`,
  );
  expect(read([...TABLE, ...headlines]).lines).toHaveLength(10);
});

it('a last row whose last cell is empty is read', () => {
  const { lines } = read([...TABLE, '5\t04.06.2025\tHafenpost\tFeuer im Hafenspeicher gelöscht\t']);
  expect(lines.at(-1)).toMatchObject({ title: 'Feuer im Hafenspeicher gelöscht', source: 'Hafenpost' });
});

it('a last row with an unquoted comma in its headline is not a note', () => {
  const rows = ['Ferry aground', 'Tram strike begins', 'Museum reopens', 'Bakery recalls bread'].map(
    (title, n) => `2025-06-0${n + 1},Coast Times,${title}`,
  );
  const last = '2025-06-05,Coast Times,Fire in hotel, three hurt and one missing';
  expect(read(['Date,Outlet,Headline', ...rows, last]).lines.at(-1)?.text).toBe(last);
});

it('a short headline in another column is not a total', () => {
  const row = '5\t04.06.2025\tKutter sinkt\t\t12.000';
  expect(read([...TABLE, row, ...TABLE.slice(1)]).lines.map(({ line }) => line)).toContain(6);
});

it('rows that all lack the last column of the header are read by their own cells', () => {
  const rows = TABLE.slice(1).map((row) => row.replace(/^\d\t/, ''));
  const { lines } = read(['\tDatum\tMedium\tTitel\tReichweite\tPreis', ...rows]);
  expect(lines.slice(-rows.length).map(({ title }) => title)).toEqual(
    TABLE.slice(1).map((row) => row.split('\t')[3]),
  );
});
