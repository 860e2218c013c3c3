/**
 * `npm run fuzz -- [--minutes 10] [--seed N] [--target NAME]`: generates inputs for the readers. Each input that makes a
 * reader throw or take too long is shortened and saved in `fuzz/found/`. `found.test.ts` reads them in every later run.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureCpu } from '../bench/harness.ts';
import { createRandom, makeInput } from './make-input.ts';
import { TARGETS, type Target } from './targets.ts';

/** Warm-up runs, which are not judged by their time. */
const WARM_UP_INPUTS = 20;
const MAX_SHORTENINGS = 200;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    target: { type: 'string' },
  },
});
const seed = Number(values.seed);
const random = createRandom(seed);
const names = values.target === undefined ? Object.keys(TARGETS) : [values.target];
const endMs = performance.now() + Number(values.minutes) * 60_000;

/** Returns why an input is a finding, or null. A slow run counts only if a second run is also slow. */
async function faultOf({ read, maxCpuMs }: Target, input: string): Promise<string | null> {
  try {
    const first = await measureCpu(() => read(input));
    if (first.cpuMs <= maxCpuMs) return null;
    const second = await measureCpu(() => read(input));
    return second.cpuMs <= maxCpuMs ? null : `takes more than ${maxCpuMs} ms`;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** Removes the parts of an input that are not needed to reproduce the fault. */
async function shortened(target: Target, input: string): Promise<string> {
  let text = input;
  let tries = 0;
  for (
    let size = Math.ceil(text.length / 2);
    size > 0 && tries < MAX_SHORTENINGS;
    size = Math.floor(size / 2)
  ) {
    for (let at = 0; at < text.length && tries < MAX_SHORTENINGS; tries += 1) {
      const without = text.slice(0, at) + text.slice(at + size);
      if ((await faultOf(target, without)) === null) at += size;
      else text = without;
    }
  }
  return text;
}

async function keep(name: string, target: Target, input: string, why: string): Promise<void> {
  const short = await shortened(target, input);
  const folder = new URL('./found/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const digest = createHash('sha256').update(short).digest('hex').slice(0, 12);
  const file = new URL(`${name}-${digest}.json`, folder);
  writeFileSync(file, `${JSON.stringify({ target: name, input: short, why }, null, 2)}\n`);
  console.error(`${name}: ${why}\n  kept in ${file.pathname}`);
}

let inputs = 0;
let findings = 0;
console.log(`seed ${seed}`);
while (performance.now() < endMs) {
  const name = names[inputs % names.length] ?? '';
  const target = TARGETS[name];
  if (!target) throw new Error(`There is no target ${name}: ${Object.keys(TARGETS).join(', ')}`);
  const input = makeInput(random, target.pieces, target.maxCharacters);
  inputs += 1;
  const why = await faultOf(target, input);
  const isSlowStart = inputs <= WARM_UP_INPUTS && why?.startsWith('takes');
  if (why === null || isSlowStart) continue;
  findings += 1;
  await keep(name, target, input, why);
}
console.log(`${inputs} inputs, ${findings} findings`);
process.exit(findings > 0 ? 1 : 0);
