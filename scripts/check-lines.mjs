/** Counts the lines of each room of `scripts/budgets.tsv`. With `--lower`, lowers its numbers to the counts. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const TABLE = 'scripts/budgets.tsv';
const CODE = /\.(?:ts|tsx|mjs|js)$/;
const NOT_COUNTED = /\.test\.tsx?$|\/(?:fixtures|e2e|faults|test|testing)\/|^packages\/api\/src\/content\//;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => CODE.test(file) && !NOT_COUNTED.test(file));
const linesOf = new Map();
for (const file of files) {
  try {
    linesOf.set(file, readFileSync(file, 'utf8').split('\n').length - 1);
  } catch {
    // The file is deleted, but still in the index.
  }
}
const countIn = (room) =>
  files
    .filter((file) => room === '.' || file.startsWith(`${room}/`))
    .reduce((sum, file) => sum + (linesOf.get(file) ?? 0), 0);

const [header, ...rows] = readFileSync(TABLE, 'utf8').trimEnd().split('\n');
const isLowering = process.argv.includes('--lower');
const lowered = rows.map((row) => {
  const [room, most, goal] = row.split('\t');
  const count = countIn(room);
  if (count > Number(most)) {
    console.error(`lines: ${room} has ${count}, more than its ${most}`);
    process.exitCode = 1;
  }
  return [room, Math.min(count, Number(most)), goal].join('\t');
});
if (isLowering) writeFileSync(TABLE, `${[header, ...lowered].join('\n')}\n`);
console.log(`lines: ${countIn('.')} in all`);
