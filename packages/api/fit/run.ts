/** `npm run fit -- TASK [--check]`. With `--check`, writes nothing and exits with 1 if a file is out of date. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { storePrint, unfittedTasks } from './feature-prints.ts';
import { FIT_TASKS } from './tasks.ts';

const MODELS = fileURLToPath(new URL('../src/content/models/', import.meta.url));

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = FIT_TASKS.filter(({ name }) => positionals.includes(name));
if (chosen.length === 0 || chosen.length !== positionals.length) {
  console.error(`Name one or more tasks: ${FIT_TASKS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
mkdirSync(MODELS, { recursive: true });
for (const task of chosen) {
  console.log(`# ${task.name}`);
  for (const [name, text] of Object.entries(task.fit(console.log))) finish(name, text);
  if (!values.check) storePrint(task);
}
for (const name of values.check ? unfittedTasks(chosen) : []) {
  console.error(`${name}: its features are not those of its last fit`);
  process.exitCode = 1;
}

function finish(name: string, text: string): void {
  const path = `${MODELS}${name}`;
  if (!values.check) {
    writeFileSync(path, text);
    console.log(`${name}: ${text.length} characters written`);
  } else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${name} differs from what the data give`);
    process.exitCode = 1;
  } else console.log(`${name} is what the data give`);
}
