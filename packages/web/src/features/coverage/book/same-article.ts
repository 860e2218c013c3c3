import type { CoverageRow } from './coverage-list.ts';
import type { ListEntry } from './list-entry.ts';
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
