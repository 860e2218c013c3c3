/**
 * `npm run fuzz -- [--minutes 10] [--seed N] [--target NAME]`. The first input that makes a reader throw or take too
 * long is shortened and saved in `fuzz/found/`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { inputOf, TARGETS, type TargetName } from './targets.ts';

const MS_PER_MINUTE = 60_000;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    target: { type: 'string' },
  },
});
const seed = Number(values.seed);
const all = Object.keys(TARGETS) as TargetName[];
const names = all.filter((name) => values.target === undefined || name === values.target);
if (names.length === 0) throw new Error(`There is no target ${values.target}: ${all.join(', ')}`);

const cpuMsOf = (work: () => void) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** An input fails if it takes too long twice, because the first run of a new kind of input also compiles code. */
function check(name: TargetName, input: string): void {
  const { read, maxCpuMs } = TARGETS[name];
  const isSlow = () => cpuMsOf(() => read(input)) > maxCpuMs;
  if (isSlow() && isSlow()) throw new Error(`takes more than ${maxCpuMs} ms`);
}

function save(name: TargetName, input: string, why: string): void {
  const folder = new URL('./found/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const digest = createHash('sha256').update(input).digest('hex').slice(0, 12);
  const file = new URL(`${name}-${digest}.json`, folder);
  writeFileSync(file, `${JSON.stringify({ target: name, input, why }, null, 2)}\n`);
  console.error(`${name}: ${why}\n  saved in ${file.pathname}`);
}

console.log(`seed ${seed}`);
for (const name of names) {
  const { counterexample, errorInstance, numRuns } = fc.check(
    fc.property(inputOf(name), (input) => check(name, input)),
    {
      seed,
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: (Number(values.minutes) * MS_PER_MINUTE) / names.length,
    },
  );
  console.log(`${name}: ${numRuns} inputs`);
  if (counterexample === null) continue;
  process.exitCode = 1;
  save(
    name,
    counterexample[0],
    errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
  );
}
