import { oncePer } from '../../../lib/once-per.ts';
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

/**
 * Returns for each analyzed row whether it is another link to an earlier row's article, or a copy of an earlier row's text
 * at another URL. Excluded rows are ignored.
 */
export const kinshipOf = oncePer((rows: readonly CoverageRow[]): ReadonlyMap<number, RowKinship> => {
  const kinship = new Map<number, RowKinship>();
  const byAddress = new Map<string, AnalyzedRow>();
  /** The first row with each text, and its place among them. */
  const firsts = new Map<Sketch, { readonly id: number; readonly place: number }>();
  if (texts.size > 2 * rows.length + SPARE_TEXTS) texts = new TextIndex();
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
    let original: { readonly id: number; readonly place: number } | undefined;
    for (const copy of texts.copiesOf(sketch)) {
      const one = firsts.get(copy);
      if (one && one.place < (original?.place ?? Number.POSITIVE_INFINITY)) original = one;
    }
    kinship.set(row.id, { sameAs: null, copyOf: original?.id ?? null });
    if (!original) firsts.set(sketch, { id: row.id, place: firsts.size });
  }
  return kinship;
});

type AnalyzedRow = CoverageRow & { readonly entry: ListEntry };

/** Returns the normalized URLs of a row. */
const addressKeys = oncePer((row: AnalyzedRow): readonly string[] =>
  [...new Set([row.address, ...row.entry.addresses])].map(addressKey).filter((key) => key !== ''),
);

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

type Sketch = ListEntry['sketch'];

/**
 * Finds the copies of texts. A text is compared once, when it is first asked for, and only with texts that share a band of
 * its sketch: a list of thousands of articles changes with every article that is read.
 */
class TextIndex {
  readonly #copies = new Map<Sketch, Sketch[]>();
  readonly #byBand = new Map<number, Sketch[]>();

  get size(): number {
    return this.#copies.size;
  }

  /** Returns a text and its copies among those asked for before and after it. None for a text without a sketch. */
  copiesOf(sketch: Sketch): readonly Sketch[] {
    if (sketch.length === 0) return [];
    const before = this.#copies.get(sketch);
    if (before) return before;
    const others = this.#sharingBands(sketch).filter((other) => sketchOverlap(other, sketch) >= COPY_OVERLAP);
    const copies = [sketch, ...others];
    for (const other of others) this.#copies.get(other)?.push(sketch);
    this.#copies.set(sketch, copies);
    return copies;
  }

  /** Returns the texts that share a band with a sketch, and adds it to its own bands. */
  #sharingBands(sketch: Sketch): Sketch[] {
    const found = new Set<Sketch>();
    for (let band = 0; band + BAND_SIZE <= sketch.length; band += BAND_SIZE) {
      const hash = (Math.imul(sketch[band] ?? 0, 31) ^ (sketch[band + 1] ?? 0)) >>> 0;
      const key = band * 2 ** 32 + hash;
      const others = this.#byBand.get(key);
      for (const other of others ?? []) found.add(other);
      if (others) others.push(sketch);
      else this.#byBand.set(key, [sketch]);
    }
    return [...found];
  }
}

/** Number of texts beyond twice those of a list, such as those of removed articles, with which the index is made anew. */
const SPARE_TEXTS = 1_000;
let texts = new TextIndex();

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
