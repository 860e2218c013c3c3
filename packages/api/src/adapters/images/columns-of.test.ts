import { expect, it } from 'vitest';
import { columnsOf } from './columns-of.ts';
import type { Shape, Shapes } from './find-shapes.ts';

const WIDTH = 1000;

/** Rows of ten-pixel letters between two edges. */
const text = (left: number, right: number, rows = 3): Shape[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.floor((right - left) / 12) }, (_, i) => ({
      left: left + 12 * i,
      top: 100 + 20 * row,
      width: 9,
      height: 10,
      fill: 0.5,
    })),
  ).flat();

const page = (...all: readonly Shape[]): Shapes => ({ ground: 255, cell: 2, letter: 10, all });
const edges = (shapes: Shapes, width = WIDTH) => columnsOf(width, shapes).map(({ left }) => left);

it('parts a menu, a feed and a sidebar at the gaps between them', () => {
  const columns = edges(page(...text(20, 200), ...text(300, 700), ...text(780, 960)));
  expect(columns).toHaveLength(3);
  expect(columns[1]).toBeGreaterThan(200);
  expect(columns[1]).toBeLessThan(300);
  expect(columns[2]).toBeGreaterThan(700);
  expect(columns[2]).toBeLessThan(780);
});

it('sees through rules, frames and bars across the page', () => {
  const bar = { left: 0, top: 0, width: WIDTH, height: 50, fill: 0.9 };
  const rule = { left: 0, top: 60, width: WIDTH, height: 2, fill: 1 };
  const frame = { left: 10, top: 70, width: 980, height: 600, fill: 0.02 };
  expect(edges(page(bar, rule, frame, ...text(20, 300), ...text(400, 900)))).toHaveLength(2);
});

it.each([
  ['a phone', page(...text(20, 180), ...text(260, 420)), 450],
  [
    'a picture over both columns',
    page({ left: 100, top: 0, width: 500, height: 300, fill: 1 }, ...text(20, 300), ...text(400, 900)),
    WIDTH,
  ],
  ['a few icons at the edge', page(...text(20, 600), ...text(900, 950, 1)), WIDTH],
  ['gaps between words', page(...text(20, 300), ...text(308, 900)), WIDTH],
  ['nothing', page(), WIDTH],
])('keeps one column: %s', (_, shapes, width) => {
  expect(columnsOf(width, shapes)).toEqual([{ left: 0, right: width }]);
});
