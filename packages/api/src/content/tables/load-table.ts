/** Opens the compact tables: from `dist/tables/` in the build, otherwise from their source files. */
import { readFileSync } from 'node:fs';
import { CompactTable } from './compact-table.ts';
import { encodeTable } from './encode-table.ts';
import { TABLE_SOURCES, type TableName } from './table-sources.ts';

/** Opens the table at the first call and returns the same one afterward. */
export function lazyTable(name: TableName): () => CompactTable {
  let table: CompactTable | undefined;
  return () => {
    table ??= new CompactTable(readBytes(name));
    return table;
  };
}

export function tableFileName(name: TableName): string {
  return `${name.replaceAll('/', '-')}.table`;
}

export function encodeFromSource(name: TableName, contentFolder: URL): Uint8Array<ArrayBuffer> {
  return encodeTable(
    TABLE_SOURCES[name](JSON.parse(readFileSync(new URL(`${name}.json`, contentFolder), 'utf8'))),
  );
}

function readBytes(name: TableName): Uint8Array<ArrayBuffer> {
  const isSource = import.meta.url.endsWith('.ts');
  if (isSource) return encodeFromSource(name, new URL('../', import.meta.url));
  return readFileSync(new URL(`./tables/${tableFileName(name)}`, import.meta.url));
}
