/**
 * Checks that `docs/acceptance.md` is complete and correct: each behavior has a test file, and in each file that is listed
 * a test with the number ran and passed. Reads the reports of the last test runs. `--write` first updates the list from
 * these reports. A number as the argument prints the names of the tests that prove this behavior.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const BEHAVIORS = 431;
const PACKAGES = ['schema', 'api', 'web'];
const DOCUMENT = 'docs/acceptance.md';
const ROW = /^- `([^`]+)`: (.+)$/gm;

const problems = [];
let passed = 0;
let failed = 0;
/** Maps each test file to the numbers in the names of its passed tests, with these names. */
const proven = new Map();

for (const name of PACKAGES) {
  const file = `packages/${name}/test-results.json`;
  if (!existsSync(file)) {
    problems.push(`${file} is missing: run npm test first`);
    continue;
  }
  for (const suite of JSON.parse(readFileSync(file, 'utf8')).testResults) {
    const path = relative(process.cwd(), suite.name);
    const namesOf = proven.get(path) ?? new Map();
    proven.set(path, namesOf);
    for (const test of suite.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else if (test.status === 'failed') failed += 1;
      if (test.status !== 'passed') continue;
      for (const [, number] of test.fullName.matchAll(/#(\d+)\b/g)) {
        const names = namesOf.get(Number(number)) ?? [];
        namesOf.set(Number(number), [...names, test.fullName]);
      }
    }
  }
}

const asked = Number(process.argv[2]);
if (asked > 0) {
  for (const [file, namesOf] of proven) {
    for (const name of namesOf.get(asked) ?? []) console.log(`${file}: ${name}`);
  }
  process.exit(0);
}

if (process.argv.includes('--write')) writeFiles();
const seen = new Set();
for (const [file, numbers] of listedFiles()) {
  for (const id of numbers) {
    seen.add(id);
    if (!proven.get(file)?.has(id)) problems.push(`#${id}: no passed test in ${file} carries this number`);
  }
}
for (let id = 1; id <= BEHAVIORS; id++) if (!seen.has(id)) problems.push(`#${id} has no test file`);

for (const problem of problems) console.error(`acceptance: ${problem}`);
console.log(`acceptance: ${seen.size} of ${BEHAVIORS} behaviors mapped, ${problems.length} problems`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(problems.length > 0 || failed > 0 ? 1 : 0);

/** Reads which numbers the document lists for each file. */
function listedFiles() {
  const rows = readFileSync(DOCUMENT, 'utf8').matchAll(ROW);
  return new Map([...rows].map(([, file, ranges]) => [file, ranges.split(', ').flatMap(numbersIn)]));
}

/** Returns the numbers in a range such as `8-11`, or a single number. */
function numbersIn(range) {
  const [first, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Writes numbers as ranges: `1, 8-11`. */
function rangesOf(numbers) {
  const ranges = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}

/** Writes the list again: files that did not run keep their numbers, files that no longer exist lose their row. */
function writeFiles() {
  const all = new Map([...listedFiles()].filter(([file]) => existsSync(file)));
  for (const [file, namesOf] of proven) {
    all.set(
      file,
      [...namesOf.keys()].filter((id) => id <= BEHAVIORS),
    );
  }
  const rows = [...all].filter(([, numbers]) => numbers.length > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const list = rows.map(([file, numbers]) => `- \`${file}\`: ${rangesOf(numbers)}`).join('\n');
  const head = readFileSync(DOCUMENT, 'utf8').split(/^- `/m)[0];
  writeFileSync(DOCUMENT, `${head}${list}\n`);
}
