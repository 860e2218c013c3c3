import { expect, it } from 'vitest';
import { dropRunningLines } from './document-lines.ts';
import { readingOrder } from './page-columns.ts';
import type { PageRow } from './page-rows.ts';

/** A row of cells: text, left and right edge. Rows are 12 points apart unless another baseline is given. */
const row = (baseline: number, ...cells: readonly [string, number, number][]): PageRow => ({
  baseline,
  segments: cells.map(([text, left, right]) => ({ text, left, right, baseline, fontSize: 10 })),
});
const linesOf = (rows: readonly PageRow[]) =>
  readingOrder(rows).map((block) => block.map(({ text }) => text));

/** Two columns with the given number of lines. */
const columns = (left: number, right: number) =>
  Array.from({ length: Math.max(left, right) }, (_, i) =>
    row(
      12 * (i + 1),
      ...(i < left ? ([[`a${i}`, 50, 280]] as [string, number, number][]) : []),
      ...(i < right ? ([[`b${i}`, 300, 530]] as [string, number, number][]) : []),
    ),
  );

it('reads one column after the other, also of unequal length', () => {
  expect(linesOf(columns(5, 3))).toEqual([
    ['a0', 'a1', 'a2', 'a3', 'a4'],
    ['b0', 'b1', 'b2'],
  ]);
});

it('does not see a column of fewer than three lines', () => {
  expect(linesOf(columns(4, 2))).toHaveLength(1);
  expect(linesOf(columns(2, 4))).toHaveLength(1);
});

it('reads the columns above a row that spans them first', () => {
  const below = columns(3, 3).map(({ segments }, i) =>
    row(
      100 + 12 * i,
      ...segments.map(({ text, left, right }): [string, number, number] => [`${text}'`, left, right]),
    ),
  );
  expect(linesOf([...columns(3, 3), row(60, ['whole', 50, 530]), ...below])).toEqual([
    ['a0', 'a1', 'a2'],
    ['b0', 'b1', 'b2'],
    ['whole'],
    ["a0'", "a1'", "a2'"],
    ["b0'", "b1'", "b2'"],
  ]);
});

it('keeps the rows of a table whole: one side is narrow, and nearly every row has both', () => {
  const table = Array.from({ length: 5 }, (_, i) => row(12 * i, [`Coast ${i}`, 50, 280], [`${i}`, 300, 320]));
  expect(linesOf(table)).toHaveLength(1);
  // Columns are at least half as wide as each other.
  const wide = Array.from({ length: 5 }, (_, i) =>
    row(12 * i, [`Coast ${i}`, 50, 280], [`x ${i}`, 300, 420]),
  );
  expect(linesOf(wide)).toHaveLength(2);
});

it('needs white space in front of a column', () => {
  const touching = Array.from({ length: 4 }, (_, i) => row(12 * i, [`a${i}`, 50, 295], [`b${i}`, 300, 530]));
  expect(linesOf(touching)).toHaveLength(1);
});

it('a single date, or a cell with more than a date, is no column of dates', () => {
  const one = [
    row(60, ['12 May 2026', 50, 110], ['Bridge closes', 150, 300]),
    row(72, ['for repairs', 150, 260]),
  ];
  expect(linesOf(one).flat()).not.toContain('12 May 2026\tBridge closes for repairs');
  const words = [1, 2].flatMap((day) => [
    row(40 * day, [`Until ${day} May 2026`, 50, 110], ['Bridge closes', 150, 300]),
    row(40 * day + 12, ['for repairs', 150, 260]),
  ]);
  expect(linesOf(words).flat().join()).not.toContain('closes for repairs');
});

const page = (...rows: PageRow[]) => ({ height: 800, rows });

it('drops lines at the edge that return on at least two pages, and lists the headers', () => {
  const pages = [1, 2, 3].map((number) =>
    page(
      row(40, ['Coast Times', 50, 120], [`Page ${number}`, 400, 450]),
      row(400, ['Bridge', 50, 300]),
      row(780, [`${number}`, 300, 310]),
    ),
  );
  const { pages: kept, headers } = dropRunningLines(pages);
  expect(kept.flat().map(({ segments }) => segments[0]?.text)).toEqual(['Bridge', 'Bridge', 'Bridge']);
  expect(headers).toEqual(['Coast Times   Page 1']);
});

it.each([
  ['at another height', 2, [40, 60], 2],
  ['at nearly the same height', 2, [40, 42], 0],
  ['on one of two pages', 1, [40], 1],
  ['too far from the edge', 2, [121, 121], 2],
  ['just at the edge', 2, [119, 119], 0],
])('a line that returns %s stays or goes', (_, count, heights, left) => {
  const pages = [0, 1].map((i) =>
    page(
      ...(i < count ? [row(heights[i] ?? 0, ['Header', 50, 120])] : []),
      row(400, [`Story ${i}`, 50, 300]),
    ),
  );
  const found = dropRunningLines(pages).pages.flat();
  expect(found.filter(({ segments }) => segments[0]?.text === 'Header')).toHaveLength(left);
});

it('a line on fewer than 30 percent of many pages stays', () => {
  const pagesWith = (count: number) =>
    Array.from({ length: 10 }, (_, i) =>
      page(...(i < count ? [row(40, ['Header', 50, 120])] : []), row(400, [`Story ${i}`, 50, 300])),
    );
  expect(dropRunningLines(pagesWith(2)).headers).toEqual([]);
  expect(dropRunningLines(pagesWith(3)).headers).toEqual(['Header']);
});
