/**
 * The compact tables of the product. The name of each is its source file below `content/` without the ending; its function turns
 * the bytes of the file into keys and columns. `npm run build` writes the bytes of each table to `dist/tables/`.
 */
import type { TableSource } from './encode-table.ts';
import { wordFrequencySource } from './word-sources.ts';
import { wordVectorSource } from './word-vector-source.ts';

interface SourceFile {
  readonly ending: 'json' | 'bin';
  readonly toTable: (bytes: Uint8Array<ArrayBuffer>) => TableSource;
}

export const TABLE_SOURCES = {
  'word-frequencies': jsonFile(wordFrequencySource),
  'word-vectors': { ending: 'bin', toTable: wordVectorSource },
} as const satisfies Readonly<Record<string, SourceFile>>;

export type TableName = keyof typeof TABLE_SOURCES;

/** `toTable` takes what the JSON file of its table holds. */
function jsonFile<T>(toTable: (json: T) => TableSource): SourceFile {
  return { ending: 'json', toTable: (bytes) => toTable(JSON.parse(new TextDecoder().decode(bytes)) as T) };
}
