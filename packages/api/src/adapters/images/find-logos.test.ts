import { expect, it } from 'vitest';
import LOGOS from '../../content/screenshot/logo-templates.json' with { type: 'json' };
import { ICON_CELLS } from '../../core/screenshot/network/icon-grid.ts';
import { findLogos } from './find-logos.ts';
import { shapesOf } from './find-shapes.ts';

const [WIDTH, HEIGHT, LETTER, CELL_PX] = [300, 120, 12, 4];
const GROUND = 250;

type Place = readonly [left: number, top: number];

/** Draws logo templates, each cell as a square, and finds the shapes of the page. */
function page(drawn: readonly (readonly [cells: string, place: Place])[], cellPx = CELL_PX) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(GROUND);
  for (const [cells, [left, top]] of drawn) {
    [...cells].forEach((cell, i) => {
      const level = Math.round(GROUND * (1 - Number.parseInt(cell, 16) / 15));
      const [x, y] = [left + (i % ICON_CELLS) * cellPx, top + Math.floor(i / ICON_CELLS) * cellPx];
      for (let dy = 0; dy < cellPx; dy += 1)
        pixels.fill(level, (y + dy) * WIDTH + x, (y + dy) * WIDTH + x + cellPx);
    });
  }
  const picture = { pixels, width: WIDTH, height: HEIGHT, channels: 1 };
  return { picture, shapes: { ground: GROUND, cell: 2, letter: LETTER, all: shapesOf(picture, GROUND, 2) } };
}

const found = ({ picture, shapes }: ReturnType<typeof page>) => findLogos(picture, shapes);

it.each(['reddit', 'youtube', 'tiktok'] as const)(
  'finds the logo of %s wherever it is, and names it once',
  (id) => {
    const cells = LOGOS[id][0] ?? '';
    expect(found(page([[cells, [20, 20]]]))).toEqual([id]);
    expect(
      found(
        page([
          [cells, [20, 20]],
          [cells, [180, 40]],
        ]),
      ),
    ).toEqual([id]);
  },
);

it('finds no logo in a filled square or in a logo as small as a letter', () => {
  const cells = LOGOS.reddit[0] ?? '';
  expect(found(page([['f'.repeat(ICON_CELLS ** 2), [20, 20]]]))).toEqual([]);
  expect(found(page([[cells, [20, 20]]], 1))).toEqual([]);
  expect(found(page([]))).toEqual([]);
});
