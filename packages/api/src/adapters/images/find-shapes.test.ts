import { expect, it } from 'vitest';
import { areaOf, columnsOf, type Shape, type Shapes } from './find-shapes.ts';

const WIDTH = 1000;

const shape = (left: number, top: number, width: number, height: number, fill: number): Shape => ({
  ...areaOf({ left, top, right: left + width, bottom: top + height }),
  fill,
});

/** Rows of ten-pixel letters between two edges. */
const text = (left: number, right: number, rows = 3): Shape[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.floor((right - left) / 12) }, (_, i) =>
      shape(left + 12 * i, 100 + 20 * row, 9, 10, 0.5),
    ),
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
  const bar = shape(0, 0, WIDTH, 50, 0.9);
  const rule = shape(0, 60, WIDTH, 2, 1);
  const frame = shape(10, 70, 980, 600, 0.02);
  expect(edges(page(bar, rule, frame, ...text(20, 300), ...text(400, 900)))).toHaveLength(2);
});

it.each([
  ['a phone', page(...text(20, 180), ...text(260, 420)), 450],
  [
    'a picture over both columns',
    page(shape(100, 0, 500, 300, 1), ...text(20, 300), ...text(400, 900)),
    WIDTH,
  ],
  ['a few icons at the edge', page(...text(20, 600), ...text(900, 950, 1)), WIDTH],
  ['gaps between words', page(...text(20, 300), ...text(308, 900)), WIDTH],
  ['nothing', page(), WIDTH],
])('keeps one column: %s', (_, shapes, width) => {
  expect(columnsOf(width, shapes)).toEqual([{ left: 0, right: width }]);
});
