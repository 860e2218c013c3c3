/** Compares icons, as small grids of ink, with templates drawn from open icon sets (docs/notices.md). */
import { itemAt } from '@earshot/schema/item-at';
import ICON_TEMPLATES from '../../../content/screenshot/icon-templates.json' with { type: 'json' };

export const ICON_CELLS = 12;
const FULL = 15;
/** Cosine similarity to the best template, and its lead over the next kind. */
const MIN_LIKENESS = 0.72;
const MIN_LEAD = 0.05;

interface Template {
  readonly kind: string;
  readonly grid: Float64Array;
}

const TEMPLATES: readonly Template[] = Object.entries(ICON_TEMPLATES).flatMap(([kind, grids]) =>
  grids.map((cells) => ({
    kind,
    grid: unit(Float64Array.from(cells, (cell) => Number.parseInt(cell, 16) / FULL)),
  })),
);

/** Kind of icon, such as `heart`. Cells have 0 to 1 of ink. Null if none matches or the match is ambiguous. */
export function nameIcon(cells: ArrayLike<number>): string | null {
  const shape = unit(Float64Array.from(cells));
  const best = new Map<string, number>();
  for (const { kind, grid } of TEMPLATES) {
    const likeness = grid.reduce((sum, value, i) => sum + value * itemAt(shape, i), 0);
    if (likeness > (best.get(kind) ?? -1)) best.set(kind, likeness);
  }
  const [first, second] = [...best].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < MIN_LIKENESS || first[1] - (second?.[1] ?? 0) < MIN_LEAD) return null;
  return first[0];
}

/** Blurs by one cell, because strokes of icon sets differ, and scales to mean 0 and length 1. */
export function unit(cells: Float64Array): Float64Array {
  const blurred = cells.map((_, i) => {
    let sum = 0;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const [x, y] = [(i % ICON_CELLS) + dx, Math.floor(i / ICON_CELLS) + dy];
        const isInside = x >= 0 && y >= 0 && x < ICON_CELLS && y < ICON_CELLS;
        sum += isInside ? itemAt(cells, y * ICON_CELLS + x) : 0;
      }
    }
    return sum;
  });
  const mean = blurred.reduce((sum, value) => sum + value, 0) / Math.max(1, blurred.length);
  const centered = blurred.map((value) => value - mean);
  const length = Math.hypot(...centered);
  return length === 0 ? centered : centered.map((value) => value / length);
}

/** The icon fills the grid along its longer side. Ink is 0 to 1. */
export function iconGrid(width: number, height: number, inkAt: (x: number, y: number) => number): number[] {
  const side = Math.max(width, height) / ICON_CELLS;
  const [left, top] = [(width - side * ICON_CELLS) / 2, (height - side * ICON_CELLS) / 2];
  return Array.from({ length: ICON_CELLS * ICON_CELLS }, (_, i) => {
    const [x0, y0] = [left + (i % ICON_CELLS) * side, top + Math.floor(i / ICON_CELLS) * side];
    let [sum, count] = [0, 0];
    for (let y = Math.floor(y0); y < y0 + side; y += 1) {
      for (let x = Math.floor(x0); x < x0 + side; x += 1) {
        count += 1;
        if (x >= 0 && y >= 0 && x < width && y < height) sum += inkAt(x, y);
      }
    }
    return sum / Math.max(1, count);
  });
}
