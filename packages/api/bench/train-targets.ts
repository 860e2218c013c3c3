/**
 * Fits `src/content/tone/target-weights.json` to the sentences of `bench/sentiment/parties/` and to NewsMTSC's training
 * part: `npx tsx packages/api/bench/train-targets.ts --newsmtsc FILE [--leave-out] [--write]`, after every change of the
 * tables of tone. With --leave-out it prints what fits without each file say of that file. Deterministic.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sharesOf } from '../src/core/sentiment/log-odds.ts';
import { evidenceReader } from '../src/core/sentiment/target-model.ts';
import type { Label } from './sentiment/label-fit.ts';
import { readNewsMtsc, readParties, readParty } from './sentiment/party-data.ts';
import { fitTargets, labelOf, type TrainingParty } from './sentiment/target-trainer.ts';

/** News about politicians is told in other ways: each of its sentences counts this much of one of the project's. */
const NEWSMTSC_WEIGHT = 0.1;
const LABELS: readonly Label[] = ['good', 'neutral', 'bad'];

const { values } = parseArgs({
  options: {
    newsmtsc: { type: 'string' },
    'leave-out': { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
if (!values.newsmtsc) throw new Error('--newsmtsc FILE is required');
const own = readParties().flatMap((one) => weighted(one, 1));
const others = readNewsMtsc(values.newsmtsc).flatMap((one) => weighted(one, NEWSMTSC_WEIGHT));
console.log(`${own.length} parties, ${others.length} of NewsMTSC`);

if (values['leave-out']) leaveOut();
if (values.write) write();

function weighted(labeled: Parameters<typeof readParty>[0], weight: number): TrainingParty[] {
  const read = readParty(labeled);
  return read ? [{ ...read, weight }] : [];
}

function leaveOut(): void {
  for (const file of new Set(own.map((one) => one.file))) {
    const weights = fitTargets([...own.filter((one) => one.file !== file), ...others]);
    const held = own.filter((one) => one.file === file);
    print(
      file,
      held.map(({ label }) => label),
      held.map(({ sentence, party }) => labelOf(sharesOf(evidenceReader(sentence, weights)(party).logits))),
    );
  }
}

function print(name: string, gold: readonly Label[], got: readonly Label[]): void {
  const f1 = LABELS.map((label) => {
    const both = gold.filter((one, i) => one === label && got[i] === label).length;
    const either = [...gold, ...got].filter((one) => one === label).length;
    return either === 0 ? 0 : (2 * both) / either;
  });
  const right = gold.filter((one, i) => one === got[i]).length / gold.length;
  const mean = f1.reduce((sum, one) => sum + one, 0) / f1.length;
  console.log(`  ${name.padEnd(28)} ${gold.length} accuracy ${right.toFixed(3)} macro-F1 ${mean.toFixed(3)}`);
}

function write(): void {
  const table = fitTargets([...own, ...others]);
  const lines = [...table].map(([key, [good, bad]]) => `${key} ${good} ${bad}`);
  const file = fileURLToPath(new URL('../src/content/tone/target-weights.json', import.meta.url));
  writeFileSync(
    file,
    `${JSON.stringify(
      lines.sort((a, b) => (a < b ? -1 : 1)),
      null,
      2,
    )}\n`,
  );
  console.log(`${lines.length} weights written`);
}
