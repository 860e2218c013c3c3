/**
 * Fits the weights by which the post of a picture is chosen, and writes them to `src/content/screenshot/choice-weights.json`:
 * `tsx packages/api/bench/screenshots/train-post-choice.ts --pictures DIR --cache DIR [--without NETWORK] [--out FILE]`.
 * The pictures come from `packages/web/e2e/drawn-posts`. Same pictures, same weights: nothing here is left to chance.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { featuresOf, pageFigures } from '../../src/core/screenshot/candidate-features.ts';
import type { Features } from '../../src/core/screenshot/feature-values.ts';
import { type PostCandidate, pageOf, postCandidates } from '../../src/core/screenshot/post-candidates.ts';
import { textOfRows } from '../../src/core/screenshot/text-of-rows.ts';
import { Gold, plain, wordErrorRate } from '../ocr-score.ts';
import { createCachedReader } from './cached-ocr.ts';

/** What a wrong author costs beside a wholly wrong text, which costs 1. */
const AUTHOR_COST = 0.6;
/** Candidates this close to the best one are right too. */
const TOLERANCE = 0.02;
const STEPS = 500;
const RATE = 0.05;
/** Strength of the quadratic penalty that keeps weights small (ridge). */
const RIDGE = 0.002;

interface Example {
  readonly candidates: readonly {
    readonly features: readonly (readonly [number, number])[];
    readonly isRight: boolean;
  }[];
}

const { values } = parseArgs({
  options: {
    pictures: { type: 'string' },
    cache: { type: 'string' },
    without: { type: 'string' },
    out: {
      type: 'string',
      default: new URL('../../src/content/screenshot/choice-weights.json', import.meta.url).pathname,
    },
  },
});
const [pictures, cache] = [values.pictures, values.cache];
if (!pictures || !cache) throw new Error('--pictures DIR and --cache DIR are needed.');

const names: string[] = [];
const examples = await readExamples(resolve(pictures), resolve(cache));
const weights = fitWeights(examples);
const rounded = names
  .map((name, i): [string, number] => [name, Number((weights[i] ?? 0).toFixed(3))])
  .sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(resolve(values.out), `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);

async function readExamples(folder: string, cacheFolder: string): Promise<Example[]> {
  const gold = Gold.parse(JSON.parse(readFileSync(join(folder, 'gold.json'), 'utf8')));
  const reader = createCachedReader(cacheFolder);
  const read: Example[] = [];
  let reachable = 0;
  for (const row of gold) {
    if (row.platform === values.without) continue;
    const page = pageOf(await reader.readOnce(readFileSync(join(folder, row.file))));
    const candidates = postCandidates(page);
    const figures = pageFigures(
      page,
      candidates.map(({ text }) => text),
    );
    const costs = candidates.map((candidate) => costOf(row, candidate));
    const least = Math.min(...costs);
    if (least < 0.3) reachable += 1;
    else console.log(`unreachable ${least.toFixed(2)} ${row.file} ${row.author}`);
    if (least > 0.8) continue;
    read.push({
      candidates: candidates.map((candidate, i) => ({
        features: indexed(featuresOf(page, figures, candidate)),
        isRight: (costs[i] ?? 1) <= least + TOLERANCE,
      })),
    });
  }
  await reader.close();
  console.log(`${read.length} pictures, the right pair is among the candidates of ${reachable}`);
  return read;
}

function costOf(row: Gold[number], { header, text }: PostCandidate): number {
  const read = [textOfRows(text.title).text, textOfRows(text.rows).text].join(' ');
  const told = [header?.author, header?.handle].map((name) => plain(name ?? ''));
  const isAuthor = told.includes(plain(row.author ?? ''));
  return Math.min(1, wordErrorRate(row.textScored, read)) + (isAuthor ? 0 : AUTHOR_COST);
}

function indexed(features: Features): (readonly [number, number])[] {
  return Object.entries(features).flatMap(([name, value]) => {
    if (value === 0) return [];
    const known = names.indexOf(name);
    return [[known < 0 ? names.push(name) - 1 : known, value] as const];
  });
}

/** Maximum likelihood of the right candidates by gradient steps with moments (Adam, Kingma and Ba 2015), all pictures at once. */
function fitWeights(all: readonly Example[]): number[] {
  const w = names.map(() => 0);
  const first = names.map(() => 0);
  const second = names.map(() => 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = w.map((weight) => -RIDGE * weight);
    let likelihood = 0;
    let hits = 0;
    for (const { candidates } of all) {
      const scores = candidates.map(({ features }) =>
        features.reduce((sum, [i, value]) => sum + (w[i] ?? 0) * value, 0),
      );
      const highest = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - highest));
      const total = shares.reduce((sum, share) => sum + share, 0);
      const right = shares.reduce((sum, share, i) => sum + (candidates[i]?.isRight ? share : 0), 0);
      likelihood += Math.log(right / total);
      if (candidates[scores.indexOf(highest)]?.isRight) hits += 1;
      candidates.forEach(({ features, isRight }, i) => {
        const share = shares[i] ?? 0;
        const slope = ((isRight ? share / right : 0) - share / total) / all.length;
        if (Math.abs(slope) > 1e-9)
          for (const [k, value] of features) gradient[k] = (gradient[k] ?? 0) + slope * value;
      });
    }
    w.forEach((weight, i) => {
      const g = gradient[i] ?? 0;
      first[i] = 0.9 * (first[i] ?? 0) + 0.1 * g;
      second[i] = 0.999 * (second[i] ?? 0) + 0.001 * g * g;
      const m = (first[i] ?? 0) / (1 - 0.9 ** step);
      const v = (second[i] ?? 0) / (1 - 0.999 ** step);
      w[i] = weight + (RATE * m) / (Math.sqrt(v) + 1e-8);
    });
    if (step % 100 === 0)
      console.log(
        `step ${step}: log likelihood ${(likelihood / all.length).toFixed(4)}, right ${hits} of ${all.length}`,
      );
  }
  return w;
}
