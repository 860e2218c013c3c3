/** Finds models that need a new fit: a new feature of a hashed model would use the weights of unrelated ones. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { itemAt } from '@earshot/schema/item-at';
import type { SparseVector } from '../src/core/model/linear-model.ts';
import type { FitTask } from './fit-task.ts';

const PRINTS = fileURLToPath(new URL('./data/feature-prints.json', import.meta.url));

/** A hash of all rows and values. */
export function featurePrint(vectors: readonly SparseVector[]): string {
  const features = vectors.flatMap(({ indices, values }) =>
    Array.from(indices, (row, i) => `${row} ${itemAt(values, i).toFixed(6)}`),
  );
  return createHash('sha256').update(features.sort().join()).digest('hex').slice(0, 16);
}

export function unfittedTasks(tasks: readonly FitTask[]): string[] {
  const stored = readPrints();
  return tasks.filter(({ name, print }) => print && print() !== stored[name]).map(({ name }) => name);
}

export function storePrint({ name, print }: FitTask): void {
  if (print) writeFileSync(PRINTS, `${JSON.stringify({ ...readPrints(), [name]: print() }, null, 2)}\n`);
}

function readPrints(): Record<string, string> {
  return JSON.parse(readFileSync(PRINTS, 'utf8')) as Record<string, string>;
}
