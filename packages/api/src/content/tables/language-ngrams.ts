/**
 * The letter n-grams of the `eld` package as a compact table. As an object, they would cost every process 29 MB and a quarter of
 * a second.
 */
import type { CompactTable } from './compact-table.ts';
import type { TableSource } from './encode-table.ts';

/** Scores of each letter n-gram, keyed by the number of a language that it is typical of. */
export type LanguageNgrams = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** URL of the file in the package with the object, which the package does not export. */
export function languageNgramFile(): string {
  return new URL('../ngrams/extrasmall.js', import.meta.resolve('eld/extrasmall')).href;
}

/** Every row has as many pairs as the longest one, padded with a score of 0, which the package never uses. */
export function languageNgramSource(ngrams: LanguageNgrams): TableSource {
  const keys = Object.keys(ngrams);
  const pairs = keys.map((key) => Object.entries(ngrams[key] ?? {}));
  const width = Math.max(1, ...pairs.map(({ length }) => length));
  const column = (part: (pair: [string, number]) => number) =>
    pairs.flatMap((row) => Array.from({ length: width }, (_, i) => (row[i] ? part(row[i]) : 0)));
  return {
    keys,
    columns: {
      language: { type: 'uint8', width, values: column(([language]) => Number(language)) },
      score: { type: 'uint8', width, values: column(([, score]) => score) },
    },
  };
}

/** Stands in for the package's object and looks n-grams up in the table, which is opened on first use. */
export function languageNgramsOf(table: () => CompactTable): LanguageNgrams {
  return new Proxy<Record<string, Record<number, number>>>(
    {},
    {
      get: (_, key) => (typeof key === 'string' ? rowOf(table(), key) : undefined),
    },
  );
}

function rowOf(table: CompactTable, key: string): Record<number, number> | undefined {
  const row = table.rowOf(key);
  if (row < 0) return undefined;
  const [languages, scores] = [table.column('language'), table.column('score')];
  const width = scores.length / table.size;
  const found: Record<number, number> = {};
  for (let i = row * width; i < (row + 1) * width; i++) {
    const score = scores[i] ?? 0;
    if (score === 0) break;
    found[languages[i] ?? 0] = score;
  }
  return found;
}
