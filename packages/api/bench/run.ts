/** `npm run bench -- NAME [--dataset PATH] [--out FILE] [--json FILE]` */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bench, formatReport, machine } from './harness.ts';

const here = dirname(fileURLToPath(import.meta.url));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dataset: { type: 'string' }, out: { type: 'string' }, json: { type: 'string' } },
});

const name = positionals[0];
const file = name && join(here, `${name}.bench.ts`);
if (!file || !existsSync(file)) {
  const names = readdirSync(here).flatMap((entry) => entry.match(/^(.+)\.bench\.ts$/)?.[1] ?? []);
  console.error(
    `Usage: npm run bench -- NAME [--dataset PATH] [--out FILE] [--json FILE]\nNames: ${names.join(', ')}`,
  );
  process.exit(2);
}

const { bench } = (await import(pathToFileURL(file).href)) as { bench: Bench };
const absolute = (path: string | undefined) => path && resolve(process.env.INIT_CWD ?? '.', path);
const reports = await bench({ dataset: absolute(values.dataset), out: absolute(values.out) });
console.log(`${machine()}\n`);
for (const report of reports) console.log(formatReport(report));
if (values.json)
  writeFileSync(
    absolute(values.json) ?? values.json,
    JSON.stringify({ machine: machine(), reports }, null, 2),
  );
// `process.exitCode` would be reset by the package that starts PostgreSQL.
if (reports.some(({ missed = [] }) => missed.length > 0)) process.exit(1);
