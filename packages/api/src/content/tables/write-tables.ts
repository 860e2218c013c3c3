/** Build step: writes the bytes of every compact table to the folder given as its argument. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeTable } from './encode-table.ts';
import { languageNgramFile, languageNgramSource } from './language-ngrams.ts';
import { encodeFromSource, tableFileName } from './load-table.ts';
import { TABLE_SOURCES, type TableName } from './table-sources.ts';

const [folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(TABLE_SOURCES) as TableName[]) {
  writeFileSync(join(folder, tableFileName(name)), encodeFromSource(name, new URL('../', import.meta.url)));
}
const { ngramsData } = await import(languageNgramFile());
writeFileSync(join(folder, 'language-ngrams.table'), encodeTable(languageNgramSource(ngramsData.ngrams)));
