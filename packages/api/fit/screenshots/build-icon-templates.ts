/**
 * `npx tsx packages/api/fit/screenshots/build-icon-templates.ts --icons DIR`: DIR is a `node_modules` folder with the
 * packages of `SETS` (licenses: docs/notices.md). `other` in `icon-names.json` lists shapes that count nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ICON_CELLS, iconGrid, unit } from '../../src/core/screenshot/network/icon-grid.ts';
import ICONS from './icon-names.json' with { type: 'json' };

const SETS = [
  'lucide-static/icons',
  'feather-icons/dist/icons',
  'bootstrap-icons/icons',
  '@tabler/icons/icons/outline',
  '@tabler/icons/icons/filled',
  '@phosphor-icons/core/assets/regular',
  '@phosphor-icons/core/assets/fill',
  'heroicons/24/outline',
  'heroicons/24/solid',
  'ionicons/dist/svg',
  '@material-design-icons/svg/outlined',
  '@material-design-icons/svg/filled',
  '@primer/octicons/build/svg',
  'eva-icons/outline/svg',
  'eva-icons/fill/svg',
  'boxicons/svg/regular',
  'boxicons/svg/solid',
  'iconoir/icons/regular',
  'iconoir/icons/solid',
];
const DRAWN_PX = 240;
/** An icon more similar than this to a chosen one adds nothing. */
const MAX_LIKENESS = 0.94;

const { values } = parseArgs({ options: { icons: { type: 'string' } } });
if (!values.icons) throw new Error('--icons DIR is needed.');
const folder = resolve(values.icons);

const templates: Record<string, string[]> = {};
for (const [kind, names] of Object.entries(ICONS)) templates[kind] = await templatesOf(names);
const out = new URL('../../src/content/screenshot/icon-templates.json', import.meta.url);
writeFileSync(out, `${JSON.stringify(templates, null, 2)}\n`);

async function templatesOf(names: readonly string[]): Promise<string[]> {
  const grids: string[] = [];
  for (const set of SETS) {
    for (const name of names) {
      const file = join(folder, set, `${name}.svg`);
      const grid = existsSync(file) ? await gridOf(file) : null;
      if (grid !== null && grids.every((other) => likenessOf(other, grid) < MAX_LIKENESS)) grids.push(grid);
    }
  }
  return grids.sort();
}

function likenessOf(a: string, b: string): number {
  const [one, other] = [a, b].map((grid) =>
    unit(Float64Array.from(grid, (cell) => Number.parseInt(cell, 16))),
  );
  return one?.reduce((sum, value, i) => sum + value * (other?.[i] ?? 0), 0) ?? 0;
}

async function gridOf(file: string): Promise<string> {
  const svg = readFileSync(file, 'utf8').replaceAll('currentColor', '#000');
  const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
    .resize(DRAWN_PX, DRAWN_PX)
    .flatten({ background: '#fff' })
    .greyscale()
    .trim({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = iconGrid(info.width, info.height, (x, y) => 1 - (data[y * info.width + x] ?? 255) / 255);
  return cells
    .map((cell) => Math.round(cell * 15).toString(16))
    .join('')
    .slice(0, ICON_CELLS ** 2);
}
