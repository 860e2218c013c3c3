/**
 * Checks that `docs/acceptance.md` is complete and correct: every behavior has a row, and each row names a test file in
 * which a test with that number ran and passed. Reads the reports of the last test runs. With `--write`, first fills in the
 * file column from these reports.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const BEHAVIORS = 431;
const PACKAGES = ['schema', 'api', 'web'];
const DOCUMENT = 'docs/acceptance.md';
const ROW = /^\| (\d+) \| ([^|]+) \| ([^|]+) \|$/gm;

const problems = [];
let passed = 0;
let failed = 0;
/** Maps each test file to the numbers in the names of its passed tests. */
const proven = new Map();

for (const name of PACKAGES) {
  const file = `packages/${name}/test-results.json`;
  if (!existsSync(file)) {
    problems.push(`${file} is missing: run npm test first`);
    continue;
  }
  for (const suite of JSON.parse(readFileSync(file, 'utf8')).testResults) {
    const path = relative(process.cwd(), suite.name);
    const numbers = proven.get(path) ?? new Set();
    proven.set(path, numbers);
    for (const test of suite.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') failed += 1;
      if (test.status !== 'passed') continue;
      for (const [, number] of test.fullName.matchAll(/#(\d+)\b/g)) numbers.add(Number(number));
    }
  }
}

if (process.argv.includes('--write')) writeFiles();
const rows = readFileSync(DOCUMENT, 'utf8').matchAll(ROW);
const seen = new Set();
for (const [, number, behavior, tests] of rows) {
  const id = Number(number);
  if (seen.has(id)) problems.push(`#${id} has two rows`);
  seen.add(id);
  if (behavior.trim() === '') problems.push(`#${id} says nothing`);
  for (const [, file] of tests.matchAll(/`([^`]+)`/g)) {
    if (!proven.get(file)?.has(id)) problems.push(`#${id}: no passed test in ${file} carries this number`);
  }
  if (!tests.includes('`')) problems.push(`#${id} names no test`);
}
for (let id = 1; id <= BEHAVIORS; id++) if (!seen.has(id)) problems.push(`#${id} has no row`);

for (const problem of problems) console.error(`acceptance: ${problem}`);
console.log(`acceptance: ${seen.size} of ${BEHAVIORS} behaviors mapped, ${problems.length} problems`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(problems.length > 0 || failed > 0 ? 1 : 0);

/** Updates the files in every row that has a passed test. */
function writeFiles() {
  const filesOf = (number) =>
    [...proven].flatMap(([file, numbers]) => (numbers.has(Number(number)) ? `\`${file}\`` : [])).sort();
  const text = readFileSync(DOCUMENT, 'utf8').replaceAll(
    ROW,
    (_, number, behavior, files) => `| ${number} | ${behavior} | ${filesOf(number).join(', ') || files} |`,
  );
  writeFileSync(DOCUMENT, text);
}
