/**
 * The compact tables. A name is a source file below `content/` without its extension, and its function turns the file's bytes
 * into keys and columns. `npm run build` writes the tables to `dist/tables/`.
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

/** `toTable` receives the parsed JSON. */
function jsonFile<T>(toTable: (json: T) => TableSource): SourceFile {
  return { ending: 'json', toTable: (bytes) => toTable(JSON.parse(new TextDecoder().decode(bytes)) as T) };
}
