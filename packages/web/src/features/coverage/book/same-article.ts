import type { CoverageRow } from './coverage-list.ts';
import type { ListEntry } from './list-entry.ts';
import { sketchOverlap } from './sketch-text.ts';

/** How a row relates to the others of its list. */
export interface RowKinship {
  /** Id of the first row of the same article, when this row is another link to it. */
  readonly sameAs: number | null;
  /** Id of the first row with the same text, when this row is a copy of it under another address. */
  readonly copyOf: number | null;
}

/** Two texts with at least this share of common runs of words are one text; two reports of one event stay far below. */
const COPY_OVERLAP = 0.6;
/** Number of consecutive sketch values in a band. Two texts are compared only if they share a band. */
const BAND_SIZE = 2;

const known = new WeakMap<readonly CoverageRow[], ReadonlyMap<number, RowKinship>>();

/**
 * For every row that has a report: whether it is another link to an article that is in the list already, or a copy of a
 * text under another address. Earlier rows come first. Rows that a person left out take no part.
 */
export function kinshipOf(rows: readonly CoverageRow[]): ReadonlyMap<number, RowKinship> {
  const before = known.get(rows);
  if (before) return before;
  const kinship = new Map<number, RowKinship>();
  const byAddress = new Map<string, AnalyzedRow>();
  const texts = createTextIndex();
  for (const row of rows) {
    if (!isAnalyzed(row) || row.excluded !== null) continue;
    const keys = [row.address, ...row.entry.addresses].map(addressKey).filter((key) => key !== '');
    const first = keys.map((key) => byAddress.get(key)).find((other) => other && isSameText(other, row));
    for (const key of keys) if (!byAddress.has(key)) byAddress.set(key, first ?? row);
    if (first) kinship.set(row.id, { sameAs: first.id, copyOf: null });
    else kinship.set(row.id, { sameAs: null, copyOf: texts.add(row.id, row.entry.sketch) });
  }
  known.set(rows, kinship);
  return kinship;
}

type AnalyzedRow = CoverageRow & { readonly entry: ListEntry };

function isAnalyzed(row: CoverageRow): row is AnalyzedRow {
  return row.entry !== null;
}

/** Pages sometimes give the address of another page as their own; then their texts differ. */
function isSameText({ entry: a }: AnalyzedRow, { entry: b }: AnalyzedRow): boolean {
  if (a.sketch.length === 0 || b.sketch.length === 0) return a.headline === b.headline || a.url === b.url;
  return a.url === b.url || sketchOverlap(a.sketch, b.sketch) >= COPY_OVERLAP;
}

/** Finds the first text that a text copies. Only texts that share a band of their sketches are compared. */
function createTextIndex() {
  const bands = new Map<string, { readonly id: number; readonly sketch: readonly number[] }[]>();
  return {
    add: (id: number, sketch: readonly number[]): number | null => {
      const keys = bandKeys(sketch);
      const candidates = new Map(keys.flatMap((key) => bands.get(key) ?? []).map((one) => [one.id, one]));
      const copied = [...candidates.values()]
        .sort((a, b) => a.id - b.id)
        .find((candidate) => sketchOverlap(candidate.sketch, sketch) >= COPY_OVERLAP);
      if (copied) return copied.id;
      for (const key of keys) bands.set(key, [...(bands.get(key) ?? []), { id, sketch }]);
      return null;
    },
  };
}

function bandKeys(sketch: readonly number[]): string[] {
  const keys: string[] = [];
  for (let at = 0; at + BAND_SIZE <= sketch.length; at += BAND_SIZE) {
    keys.push(`${at}:${sketch.slice(at, at + BAND_SIZE).join()}`);
  }
  return keys;
}

/**
 * What addresses of one page have in common: neither scheme nor `www.`, no fragment, no slash at the end, parameters in
 * order. Empty for an address that names no page, such as a home page, which pages sometimes give as their own.
 */
export function addressKey(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  const host = url.host.replace(/^www\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  const query = [...url.searchParams]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  return path === '' && query === '' ? '' : `${host}${path}${query === '' ? '' : `?${query}`}`;
}
