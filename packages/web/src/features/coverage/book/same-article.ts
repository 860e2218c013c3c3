import { textHash } from '../../../lib/hash.ts';
import { oncePer } from '../../../lib/once-per.ts';
import type { CoverageRow, ListEntry } from './list-shape.ts';

export interface RowKinship {
  /** ID of the first row for the same article, if this row is another link to it. Otherwise null. */
  readonly sameAs: number | null;
  /** ID of the first row with the same text, if this row is a copy at another URL. Otherwise null. */
  readonly copyOf: number | null;
}

/** Copies share at least this fraction of their word sequences. Reports of the same event share far less. */
const COPY_OVERLAP = 0.6;
/** Number of consecutive sketch values in a band. Only texts that share a band are compared. */
const BAND_SIZE = 2;

export const kinshipOf = oncePer((rows: readonly CoverageRow[]): ReadonlyMap<number, RowKinship> => {
  const kinship = new Map<number, RowKinship>();
  const byAddress = new Map<string, AnalyzedRow>();
  /** The first row with each text. `byBand` has their indexes by the bands of their sketches. */
  const originals: AnalyzedRow[] = [];
  const byBand = new Map<number, number[]>();
  for (const row of rows) {
    if (!isAnalyzed(row) || row.excluded !== null) continue;
    const keys = addressKeys(row);
    const first = keys.map((key) => byAddress.get(key)).find((other) => other && isSameText(other, row));
    for (const key of keys) if (!byAddress.has(key)) byAddress.set(key, first ?? row);
    if (first) {
      kinship.set(row.id, { sameAs: first.id, copyOf: null });
      continue;
    }
    const { sketch } = row.entry;
    const bands = bandsOf(sketch);
    const places = [...new Set(bands.flatMap((band) => byBand.get(band) ?? []))].sort((a, b) => a - b);
    const original = places
      .flatMap((place) => originals[place] ?? [])
      .find(({ entry }) => sketchOverlap(entry.sketch, sketch) >= COPY_OVERLAP);
    kinship.set(row.id, { sameAs: null, copyOf: original?.id ?? null });
    if (original) continue;
    for (const band of bands) {
      const others = byBand.get(band);
      if (others) others.push(originals.length);
      else byBand.set(band, [originals.length]);
    }
    originals.push(row);
  }
  return kinship;
});

type AnalyzedRow = CoverageRow & { readonly entry: ListEntry };

const addressKeys = oncePer((row: AnalyzedRow): readonly string[] =>
  [...new Set([row.address, ...row.entry.addresses])].map(addressKey).filter((key) => key !== ''),
);

function isAnalyzed(row: CoverageRow): row is AnalyzedRow {
  return row.entry !== null;
}

/** Some pages declare another page's URL as canonical, so a shared URL alone is not enough. */
function isSameText({ entry: a }: AnalyzedRow, { entry: b }: AnalyzedRow): boolean {
  if (a.sketch.length === 0 || b.sketch.length === 0) return a.headline === b.headline || a.url === b.url;
  return a.url === b.url || sketchOverlap(a.sketch, b.sketch) >= COPY_OVERLAP;
}

type Sketch = ListEntry['sketch'];

const bandsOf = oncePer((sketch: Sketch): readonly number[] =>
  Array.from({ length: Math.floor(sketch.length / BAND_SIZE) }, (_, at) => {
    const [first = 0, second = 0] = sketch.slice(at * BAND_SIZE, (at + 1) * BAND_SIZE);
    return at * 2 ** 32 + ((Math.imul(first, 31) ^ second) >>> 0);
  }),
);

/** Empty for a home page, which some articles declare as their canonical URL. */
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

/** Values in a sketch. With 64, the standard error of the estimated overlap is at most about 1/16. */
const SKETCH_SIZE = 64;
const MIN_WORDS = 40;
/** Words per sequence, enough that separate reports of one event share few sequences. */
const RUN_WORDS = 5;

/** MinHash (Broder 1997) over sequences of five words. Empty for a text of fewer than 40 words. */
export function sketchText(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < MIN_WORDS) return [];
  const smallest = new Uint32Array(SKETCH_SIZE).fill(0xffffffff);
  for (let start = 0; start + RUN_WORDS <= words.length; start++) {
    const hash = textHash(words.slice(start, start + RUN_WORDS).join(' '));
    for (let place = 0; place < SKETCH_SIZE; place++) {
      const value = mix(hash, place);
      if (value < (smallest[place] ?? 0)) smallest[place] = value;
    }
  }
  return [...smallest];
}

export function sketchOverlap(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || a.length !== b.length) return 0;
  return a.filter((value, place) => value === b[place]).length / a.length;
}

/** Derives another hash for each position, with the finalizer of MurmurHash3 and a seed. */
function mix(hash: number, seed: number): number {
  let value = hash ^ Math.imul(seed + 1, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
