/**
 * The letter groups of the package eld as a compact table. As the object that the package brings, they take 29 MB and a quarter of a
 * second of every process.
 */
import type { CompactTable } from './compact-table.ts';
import type { TableSource } from './encode-table.ts';

/** For each group of letters, its score in each language that it is typical of, by the number of the language. */
export type LanguageNgrams = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** Address of the package's file with the object, which the package does not export. */
export function languageNgramFile(): string {
  return new URL('../ngrams/extrasmall.js', import.meta.resolve('eld/extrasmall')).href;
}

/** A row has as many pairs as the longest one; the scores of missing pairs are 0, which the package never uses. */
export function languageNgramSource(ngrams: LanguageNgrams): TableSource {
  const keys = Object.keys(ngrams);
  const pairs = keys.map((key) => Object.entries(ngrams[key] ?? {}));
  const width = Math.max(1, ...pairs.map(({ length }) => length));
  const column = (part: (pair: [string, number]) => number) =>
    pairs.flatMap((row) => Array.from({ length: width }, (_, at) => (row[at] ? part(row[at]) : 0)));
  return {
    keys,
    columns: {
      language: { type: 'uint8', width, values: column(([language]) => Number(language)) },
      score: { type: 'uint8', width, values: column(([, score]) => score) },
    },
  };
}

/** Looks groups up in a table as if it were the object that it was made of. The table is opened at the first look. */
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
  for (let at = row * width; at < (row + 1) * width; at++) {
    const score = scores[at] ?? 0;
    if (score === 0) break;
    found[languages[at] ?? 0] = score;
  }
  return found;
}
