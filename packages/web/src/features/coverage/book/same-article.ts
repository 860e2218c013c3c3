import type { CoverageRow, ListEntry } from './list-shape.ts';
import { sketchOverlap } from './sketch-text.ts';

/** How a row relates to earlier rows in its list. */
export interface RowKinship {
  /** ID of the first row for the same article if this row is another link to it. Otherwise null. */
  readonly sameAs: number | null;
  /** ID of the first row with the same text if this row is a copy at another URL. Otherwise null. */
  readonly copyOf: number | null;
}

/**
 * Two texts that share at least this fraction of their word sequences count as copies. Separate reports of the same event
 * score far lower.
 */
const COPY_OVERLAP = 0.6;
/** Number of consecutive sketch values in a band. Two texts are compared only if they share a band. */
const BAND_SIZE = 2;

const known = new WeakMap<readonly CoverageRow[], ReadonlyMap<number, RowKinship>>();

/**
 * Returns for each analyzed row whether it is another link to an earlier row's article, or a copy of an earlier row's text
 * at another URL. Excluded rows are ignored.
 */
export function kinshipOf(rows: readonly CoverageRow[]): ReadonlyMap<number, RowKinship> {
  const before = known.get(rows);
  if (before) return before;
  const kinship = new Map<number, RowKinship>();
  const byAddress = new Map<string, AnalyzedRow>();
  const texts = createTextIndex();
  for (const row of rows) {
    if (!isAnalyzed(row) || row.excluded !== null) continue;
    const keys = addressKeys(row);
    const first = keys.map((key) => byAddress.get(key)).find((other) => other && isSameText(other, row));
    for (const key of keys) if (!byAddress.has(key)) byAddress.set(key, first ?? row);
    if (first) kinship.set(row.id, { sameAs: first.id, copyOf: null });
    else kinship.set(row.id, { sameAs: null, copyOf: texts.add(row.id, row.entry.sketch) });
  }
  known.set(rows, kinship);
  return kinship;
}

type AnalyzedRow = CoverageRow & { readonly entry: ListEntry };

const keysByRow = new WeakMap<CoverageRow, readonly string[]>();

/** Returns the normalized URLs of a row. They are cached, because every change of one row compares all rows again. */
function addressKeys(row: AnalyzedRow): readonly string[] {
  const before = keysByRow.get(row);
  if (before) return before;
  const addresses = new Set([row.address, ...row.entry.addresses]);
  const keys = [...addresses].map(addressKey).filter((key) => key !== '');
  keysByRow.set(row, keys);
  return keys;
}

function isAnalyzed(row: CoverageRow): row is AnalyzedRow {
  return row.entry !== null;
}

/**
 * Whether two rows that share a URL contain the same text. Some pages declare another page's URL as canonical, so the URL of
 * the report or the text must match as well. Headlines are compared if a text has no sketch.
 */
function isSameText({ entry: a }: AnalyzedRow, { entry: b }: AnalyzedRow): boolean {
  if (a.sketch.length === 0 || b.sketch.length === 0) return a.headline === b.headline || a.url === b.url;
  return a.url === b.url || sketchOverlap(a.sketch, b.sketch) >= COPY_OVERLAP;
}

/**
 * Creates an index that finds the earliest text that a given text is a copy of. Only texts that share a band of their
 * sketches are compared.
 */
function createTextIndex() {
  const texts: { readonly id: number; readonly sketch: readonly number[] }[] = [];
  /** For each band, the position of the last text with each of its keys. */
  const bands = new Map<number, Map<number, number>>();
  /** For each band, the position of the text before a text with the same key. */
  const chains = new Map<number, Map<number, number>>();
  return {
    add: (id: number, sketch: readonly number[]): number | null => {
      const keys = bandKeys(sketch);
      const candidates = new Set<number>();
      keys.forEach((key, band) => {
        let at = bands.get(band)?.get(key);
        for (; at !== undefined; at = chains.get(band)?.get(at)) candidates.add(at);
      });
      for (const at of [...candidates].sort((a, b) => a - b)) {
        const text = texts[at];
        if (text && sketchOverlap(text.sketch, sketch) >= COPY_OVERLAP) return text.id;
      }
      const position = texts.push({ id, sketch }) - 1;
      keys.forEach((key, band) => {
        const before = bands.get(band)?.get(key);
        if (before !== undefined) setIn(chains, band, position, before);
        setIn(bands, band, key, position);
      });
      return null;
    },
  };
}

function setIn(maps: Map<number, Map<number, number>>, band: number, key: number, value: number): void {
  const map = maps.get(band) ?? new Map<number, number>();
  if (map.size === 0) maps.set(band, map);
  map.set(key, value);
}

const keysBySketch = new WeakMap<readonly number[], Int32Array>();

/** Returns a key for each band of a sketch. They are small integers, because a long list looks up 100,000 of them. */
function bandKeys(sketch: readonly number[]): Int32Array {
  const before = keysBySketch.get(sketch);
  if (before) return before;
  const keys = Int32Array.from(
    { length: Math.floor(sketch.length / BAND_SIZE) },
    (_, band) =>
      (Math.imul(sketch[band * BAND_SIZE] ?? 0, 31) ^ (sketch[band * BAND_SIZE + 1] ?? 0)) & 0x3fffffff,
  );
  keysBySketch.set(sketch, keys);
  return keys;
}

/**
 * Normalizes a URL so that its variants compare equal: drops the scheme, `www.`, fragment and trailing slashes, and sorts
 * the parameters. Empty for an invalid URL. Also empty for a home page, because articles sometimes declare it as their
 * canonical URL.
 */
export function addressKey(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  const host = url.host.replace(/^www\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  const query = url.search === '' ? '' : sortedQuery(url);
  return path === '' && query === '' ? '' : `${host}${path}${query === '' ? '' : `?${query}`}`;
}

function sortedQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
}
