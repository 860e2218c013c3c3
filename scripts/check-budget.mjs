/** Checks the size limits of the built browser application. Exits with 1 if one is exceeded. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
const ENTRY_MAX_BYTES = 185 * KB;
const ROUTE_MAX_BYTES = 40 * KB;
const ON_DEMAND = /^write-(?:docx|pptx|xlsx)-/;
const ON_DEMAND_MAX_BYTES = 130 * KB;

const dist = 'packages/web/dist';
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const entryFiles = new Set(
  [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]),
);
const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
const gzipBytes = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kb = (bytes) => `${(bytes / KB).toFixed(1)} KB`;

const failures = [];
let entryBytes = 0;
for (const file of entryFiles) entryBytes += gzipBytes(file);
console.log(`entry: ${kb(entryBytes)} gzip of ${kb(ENTRY_MAX_BYTES)} in ${entryFiles.size} files`);
if (entryFiles.size === 0) failures.push('no entry script found');
if (entryBytes > ENTRY_MAX_BYTES) failures.push('the entry script is over its budget');

for (const script of scripts) {
  const file = `assets/${script}`;
  if (entryFiles.has(file)) continue;
  const bytes = gzipBytes(file);
  const most = ON_DEMAND.test(script) ? ON_DEMAND_MAX_BYTES : ROUTE_MAX_BYTES;
  if (bytes > most) failures.push(`${script} has ${kb(bytes)}, over the ${kb(most)} of a lazy chunk`);
}
console.log(`lazy chunks: ${scripts.length - entryFiles.size}, each at most ${kb(ROUTE_MAX_BYTES)} gzip`);

const strangers = [...page.matchAll(/(?:src|href)="(https?:)?\/\/[^"]+"/g)].map((match) => match[0]);
if (strangers.length > 0) failures.push(`the page names other origins: ${strangers.join(', ')}`);

for (const failure of failures) console.error(`budget: ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
