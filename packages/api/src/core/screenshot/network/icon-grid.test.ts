import { expect, it } from 'vitest';
import ICON_TEMPLATES from '../../../content/screenshot/icon-templates.json' with { type: 'json' };
import { ICON_CELLS, iconGrid, nameIcon } from './icon-grid.ts';

const cellsOf = (template: string) => Array.from(template, (cell) => Number.parseInt(cell, 16) / 15);

/** Draws a template with a number of pixels per cell and returns its grid as it is measured in a picture. */
function drawn(template: string, scale: number): number[] {
  const cells = cellsOf(template);
  const side = ICON_CELLS * scale;
  return iconGrid(
    side,
    side,
    (x, y) => cells[Math.floor(y / scale) * ICON_CELLS + Math.floor(x / scale)] ?? 0,
  );
}

it.each(Object.entries(ICON_TEMPLATES))('recognizes a drawn %s, or claims nothing', (kind, templates) => {
  const names = templates.map((template) => nameIcon(drawn(template, 3)));
  expect(names.filter((name) => name !== null && name !== kind)).toEqual([]);
  expect(names.filter((name) => name === kind).length * 2).toBeGreaterThan(names.length);
});

it('names nothing without ink, or with noise', () => {
  expect(nameIcon(new Array(ICON_CELLS ** 2).fill(0))).toBeNull();
  expect(nameIcon(Array.from({ length: ICON_CELLS ** 2 }, (_, i) => (i * 7919) % 2))).toBeNull();
});

it('fills the grid along the longer side of an icon and centers it along the other', () => {
  const grid = iconGrid(24, 12, () => 1);
  const rows = Array.from({ length: ICON_CELLS }, (_, y) => grid.slice(y * ICON_CELLS, (y + 1) * ICON_CELLS));
  expect(rows.map((row) => [...new Set(row)])).toEqual(rows.map((_, y) => [y >= 3 && y < 9 ? 1 : 0]));
  const column = iconGrid(12, 24, (_, y) => (y < 12 ? 1 : 0));
  expect(column.map((ink, i) => ink === (i < 72 && i % 12 >= 3 && i % 12 < 9 ? 1 : 0))).not.toContain(false);
});

it('compares the shape of ink, not how dark it is', () => {
  for (const [template = ''] of Object.values(ICON_TEMPLATES)) {
    const cells = drawn(template, 3);
    expect(nameIcon(cells.map((ink) => ink / 4))).toBe(nameIcon(cells));
  }
});
