/**
 * Fits the weights that choose the end of a text (`--fit ends`) and the post on an image (`--fit posts`), and writes them to
 * `src/content/screenshot`: `tsx packages/api/fit/screenshots/train-choices.ts --fit ends --pictures DIR --cache DIR`. Fit
 * the ends first, because they determine the candidates. The images come from `packages/web/e2e/drawn-posts`.
 * Deterministic: the same images yield the same weights.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endFeatures } from '../../src/core/screenshot/post/choose-end.ts';
import {
  type PostCandidate,
  postCandidates,
  wholeText,
} from '../../src/core/screenshot/post/post-candidates.ts';
import { candidateFeatures } from '../../src/core/screenshot/post/post-features.ts';
import { pageOf } from '../../src/core/screenshot/rows/page-of.ts';
import {
  followText,
  type OpenText,
  type Page,
  type TextBlock,
} from '../../src/core/screenshot/rows/text-block.ts';
import { textOfRows } from '../../src/core/screenshot/rows/text-of-rows.ts';
import { Gold, missingWords, plain, wordErrorRate } from '../../test/data/picture-score.ts';
import { createCachedReader } from './cached-ocr.ts';
import { bestOf, type ChoiceExample, fitChoice, writeWeights } from './fit-choice.ts';

type GoldRow = Gold[number];

/** Cost of a wrong author, relative to a completely wrong text, which costs 1. */
const AUTHOR_COST = 0.6;
/** Candidates within this cost of the best one also count as correct. */
const POST_TOLERANCE = 0.02;
const END_TOLERANCE = 0.005;
/** Images whose best candidate costs more are not used. */
const MAX_LEAST_POST_COST = 0.8;
const MAX_LEAST_END_COST = 0.3;

const { values } = parseArgs({
  options: { fit: { type: 'string' }, pictures: { type: 'string' }, cache: { type: 'string' } },
});
const { fit, pictures, cache } = values;
if ((fit !== 'ends' && fit !== 'posts') || !pictures || !cache)
  throw new Error('--fit ends or --fit posts, --pictures DIR and --cache DIR are needed.');
const exampleOf = fit === 'ends' ? endExample : postExample;
const file = fit === 'ends' ? 'end-weights.json' : 'choice-weights.json';

const reader = createCachedReader(resolve(cache));
const examples: ChoiceExample[] = [];
for (const row of Gold.parse(JSON.parse(readFileSync(join(pictures, 'gold.json'), 'utf8')))) {
  const page = pageOf(await reader.readOnce(readFileSync(join(pictures, row.file))));
  examples.push(...exampleOf(page, row));
}
const weights = fitChoice(examples);
writeWeights(weights, new URL(`../../src/content/screenshot/${file}`, import.meta.url).pathname);
const right = examples.filter((example) => example.isRight[bestOf(example, weights)]).length;
console.log(`${examples.length} choices, ${right} right`);

/** Returns the choice among the candidates of a page, unless none of them is good. */
function postExample(page: Page, row: GoldRow): ChoiceExample[] {
  const candidates = postCandidates(page);
  const costs = candidates.map((candidate) => postCost(row, candidate));
  const least = Math.min(...costs);
  if (!(least < MAX_LEAST_POST_COST)) return [];
  return [
    {
      candidates: candidateFeatures(page, candidates),
      isRight: costs.map((cost) => cost <= least + POST_TOLERANCE),
    },
  ];
}

function postCost(row: GoldRow, candidate: PostCandidate): number {
  const authors = new Set([row.author ?? '', ...(row.authorAlt ?? [])].map(plain));
  const { author, handle } = candidate.header ?? {};
  const isAuthor = [author, handle].some((name) => name && authors.has(plain(name)));
  const isNobody = row.author === null && !author && !handle;
  const read = textOf(wholeText(candidate));
  const text = missingWords(row.textScored, read) >= 1 ? 1 : Math.min(1, wordErrorRate(row.textScored, read));
  return text + (isAuthor || isNobody ? 0 : AUTHOR_COST);
}

/** Returns the choice among the ends of the text that comes closest to the post's, unless none of them is good. */
function endExample(page: Page, row: GoldRow): ChoiceExample[] {
  const texts = page.segments
    .map((segment) => followText(page, segment))
    .filter((text) => text.ends.length > 1 && containsMost(row.textScored, text))
    .map((text) => ({
      text,
      costs: text.ends.map((end) => wordErrorRate(row.textScored, textOf(text.cutAfter(end)))),
    }));
  const least = Math.min(...texts.flatMap(({ costs }) => costs));
  const best = texts.find(({ costs }) => costs.includes(least));
  if (!best || least > MAX_LEAST_END_COST) return [];
  const { text, costs } = best;
  return [
    {
      candidates: text.ends.map((end) => endFeatures(page, text.rows, end)),
      isRight: costs.map((cost) => cost <= least + END_TOLERANCE),
    },
  ];
}

/** Whether a text, extended to its last possible end, contains enough of the expected words. */
function containsMost(wanted: string, { rows, cutAfter }: OpenText): boolean {
  return missingWords(wanted, textOf(cutAfter(rows.length))) <= MAX_LEAST_END_COST;
}

function textOf({ title, rows }: TextBlock): string {
  return [textOfRows(title).text, textOfRows(rows).text].join(' ');
}
