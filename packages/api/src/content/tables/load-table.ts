/** Opens the compact tables: in the build from the bytes in `dist/tables/`, otherwise from their source files. */
import { readFileSync } from 'node:fs';
import { CompactTable } from './compact-table.ts';
import { encodeTable } from './encode-table.ts';
import { TABLE_SOURCES, type TableName } from './table-sources.ts';

/** Returns a function that opens the table at its first call and returns the same one at later calls. */
export function lazyTable(name: TableName): () => CompactTable {
  let table: CompactTable | undefined;
  return () => {
    table ??= new CompactTable(readBytes(name));
    return table;
  };
}

/** Returns the file name of a table in `dist/tables/`. */
export function tableFileName(name: TableName): string {
  return `${name.replaceAll('/', '-')}.table`;
}

/** Returns the bytes of a table, encoded from its source file in a content folder. */
export function encodeFromSource(name: TableName, contentFolder: URL): Uint8Array<ArrayBuffer> {
  const { ending, toTable } = TABLE_SOURCES[name];
  return encodeTable(toTable(new Uint8Array(readFileSync(new URL(`${name}.${ending}`, contentFolder)))));
}

function readBytes(name: TableName): Uint8Array<ArrayBuffer> {
  const isSource = import.meta.url.endsWith('.ts');
  if (isSource) return encodeFromSource(name, new URL('../', import.meta.url));
  return readFileSync(new URL(`./tables/${tableFileName(name)}`, import.meta.url));
}
