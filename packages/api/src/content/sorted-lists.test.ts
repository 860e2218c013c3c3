import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = ['pages', 'publishers', 'quotes'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => join(folder, path)),
);

/** Exempt: its lists are in order of preference. */
const RANKED = join('pages', 'meta-names.json');

/** Returns every list and every set of keys in a file, at any depth. */
function listsIn(value: unknown): (readonly unknown[])[] {
  if (Array.isArray(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [Object.keys(value), ...Object.values(value).flatMap(listsIn)];
}

it.each(files)('%s is sorted, and no entry is repeated', (file) => {
  const lists = listsIn(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
  expect(lists.flat().length).toBeGreaterThan(0);
  for (const [i, list] of lists.entries()) {
    const unique = [...new Set(list)];
    expect(list).toEqual(file === RANKED && i > 0 ? unique : unique.sort());
  }
});
