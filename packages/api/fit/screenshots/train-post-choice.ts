/**
 * Fits the weights that choose the post on an image, and writes them to `src/content/screenshot/choice-weights.json`: `tsx
 * packages/api/fit/screenshots/train-post-choice.ts --pictures DIR --cache DIR [--out FILE]`. With `--leave-one-out`,
 * nothing is written: each network in turn is excluded from the fit, and its images are scored with the weights of the
 * others. The images come from `packages/web/e2e/drawn-posts`. Deterministic: the same images yield the same weights.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { candidateFeatures } from '../../src/core/screenshot/post/candidate-features.ts';
import {
  type PostCandidate,
  postCandidates,
  wholeText,
} from '../../src/core/screenshot/post/post-candidates.ts';
import { pageOf } from '../../src/core/screenshot/rows/page-of.ts';
import { textOfRows } from '../../src/core/screenshot/rows/text-of-rows.ts';
import type { Segment } from '../../src/core/screenshot/words/segments.ts';
import { Gold, missingWords, plain, wordErrorRate } from '../../test/data/picture-score.ts';
import { createCachedReader } from './cached-ocr.ts';
import { bestOf, type ChoiceExample, createNames, fitChoice, writeWeights } from './fit-choice.ts';

/** Cost of a wrong author, relative to a completely wrong text, which costs 1. */
const AUTHOR_COST = 0.6;
/** Candidates within this cost of the best one also count as correct. */
const TOLERANCE = 0.02;
/** Images whose best candidate costs more are not used. */
const MAX_LEAST_COST = 0.8;

interface Picture extends ChoiceExample {
  readonly network: string;
  readonly costs: readonly { readonly text: number; readonly author: number }[];
}

const { values } = parseArgs({
  options: {
    pictures: { type: 'string' },
    cache: { type: 'string' },
    'leave-one-out': { type: 'boolean', default: false },
    out: {
      type: 'string',
      default: new URL('../../src/content/screenshot/choice-weights.json', import.meta.url).pathname,
    },
  },
});
const [folder, cache] = [values.pictures, values.cache];
if (!folder || !cache) throw new Error('--pictures DIR and --cache DIR are needed.');

const names = createNames();
const pictures = await readPictures(resolve(folder), resolve(cache));
if (values['leave-one-out']) leaveOneOut(pictures);
else {
  const weights = fitChoice(pictures.filter(isOfUse), names.size());
  writeWeights(names, weights, resolve(values.out));
  console.log(figuresOf('the pictures of the fit', pictures, weights));
}

function leaveOneOut(all: readonly Picture[]): void {
  for (const network of new Set(all.map((picture) => picture.network))) {
    const weights = fitChoice(
      all.filter((picture) => picture.network !== network && isOfUse(picture)),
      names.size(),
    );
    const left = all.filter((picture) => picture.network === network);
    console.log(figuresOf(`without ${network}`, left, weights));
  }
}

/** Formats the number of correct authors and the mean word error rate of the chosen candidates. */
function figuresOf(name: string, all: readonly Picture[], weights: Float64Array): string {
  const chosen = all.map((picture) => picture.costs[bestOf(picture, weights)]);
  const authors = chosen.filter((cost) => cost?.author === 0).length;
  const reachable = all.filter(({ costs }) => costs.some(({ author }) => author === 0)).length;
  const errors = chosen.reduce((sum, cost) => sum + (cost?.text ?? 1), 0);
  return `${name}: ${all.length} pictures, author right on ${authors} (among the candidates on ${reachable}), mean WER ${(errors / all.length).toFixed(3)}`;
}

async function readPictures(from: string, cacheFolder: string): Promise<Picture[]> {
  const gold = Gold.parse(JSON.parse(readFileSync(join(from, 'gold.json'), 'utf8')));
  const reader = createCachedReader(cacheFolder);
  const read: Picture[] = [];
  for (const row of gold) {
    const page = pageOf(await reader.readOnce(readFileSync(join(from, row.file))));
    const candidates = postCandidates(page);
    const costs = costsOf(row, candidates);
    const sums = costs.map(({ text, author }) => text + author);
    const least = sums.reduce((lowest, sum) => Math.min(lowest, sum), Number.POSITIVE_INFINITY);
    if (least >= 0.3) console.log(`not among the candidates: ${row.file} (${least.toFixed(2)})`);
    read.push({
      ...names.indexed(candidateFeatures(page, candidates)),
      network: row.platform,
      costs,
      isRight: sums.map((sum) => sum <= least + TOLERANCE),
    });
  }
  return read;
}

function isOfUse({ costs }: Picture): boolean {
  return costs.some(({ text, author }) => text + author < MAX_LEAST_COST);
}

function costsOf(row: Gold[number], candidates: readonly PostCandidate[]): Picture['costs'] {
  const authors = new Set([row.author ?? '', ...(row.authorAlt ?? [])].map(plain));
  const known = new Map<string, number>();
  const plainRows = new Map<readonly Segment[], string>();
  const textOf = (rows: readonly Segment[]) => {
    const text = plainRows.get(rows) ?? textOfRows(rows).text;
    plainRows.set(rows, text);
    return text;
  };
  return candidates.map((candidate) => {
    const { title, rows } = wholeText(candidate);
    const read = [textOf(title), textOf(rows)].join(' ');
    const cost = known.get(read) ?? textCost(row.textScored, read);
    known.set(read, cost);
    const { author, handle } = candidate.header ?? {};
    const isAuthor = [author, handle].some((name) => name && authors.has(plain(name)));
    const isNobody = row.author === null && !author && !handle;
    return { text: cost, author: isAuthor || isNobody ? 0 : AUTHOR_COST };
  });
}

function textCost(wanted: string, read: string): number {
  return missingWords(wanted, read) >= 1 ? 1 : Math.min(1, wordErrorRate(wanted, read));
}
