/**
 * Fits the weights that choose the end of a text, and writes them to `src/content/screenshot/end-weights.json`: `tsx
 * packages/api/fit/screenshots/train-text-end.ts --pictures DIR --cache DIR [--out FILE]`. Run it before
 * `train-post-choice.ts`, whose candidate texts end where these weights say.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endFeatures } from '../../src/core/screenshot/post/row-features.ts';
import { pageOf } from '../../src/core/screenshot/rows/page-of.ts';
import { followText, type OpenText, type TextBlock } from '../../src/core/screenshot/rows/text-block.ts';
import { textOfRows } from '../../src/core/screenshot/rows/text-of-rows.ts';
import { Gold, missingWords, wordErrorRate } from '../../test/data/picture-score.ts';
import { createCachedReader } from './cached-ocr.ts';
import { bestOf, type ChoiceExample, createNames, fitChoice, writeWeights } from './fit-choice.ts';

/** Maximum word error rate of the best end. A text with more errors is not the post's. */
const MAX_LEAST_COST = 0.3;
/** Ends within this cost of the best one also count as correct. */
const TOLERANCE = 0.005;

const { values } = parseArgs({
  options: {
    pictures: { type: 'string' },
    cache: { type: 'string' },
    out: {
      type: 'string',
      default: new URL('../../src/content/screenshot/end-weights.json', import.meta.url).pathname,
    },
  },
});
const [folder, cache] = [values.pictures, values.cache];
if (!folder || !cache) throw new Error('--pictures DIR and --cache DIR are needed.');

const names = createNames();
const examples = await readExamples(resolve(folder), resolve(cache));
const weights = fitChoice(examples, names.size());
writeWeights(names, weights, resolve(values.out));
const right = examples.filter((example) => example.isRight[bestOf(example, weights)]).length;
console.log(`${examples.length} texts with several ends, the right one is chosen of ${right}`);

async function readExamples(from: string, cacheFolder: string): Promise<ChoiceExample[]> {
  const gold = Gold.parse(JSON.parse(readFileSync(join(from, 'gold.json'), 'utf8')));
  const reader = createCachedReader(cacheFolder);
  const read: ChoiceExample[] = [];
  for (const row of gold) {
    const page = pageOf(await reader.readOnce(readFileSync(join(from, row.file))));
    const texts = page.segments
      .map((segment) => followText(page, segment))
      .filter((text) => text.ends.length > 1 && holdsMost(row.textScored, text));
    const costs = texts.map(({ ends, cutAfter }) => ends.map((end) => costOf(row.textScored, cutAfter(end))));
    const least = Math.min(...costs.flat());
    const at = costs.findIndex((ofText) => ofText.includes(least));
    const text = texts[at];
    if (!text || least > MAX_LEAST_COST) continue;
    read.push({
      ...names.indexed(text.ends.map((end) => [endFeatures(page, text.rows, end)])),
      isRight: (costs[at] ?? []).map((cost) => cost <= least + TOLERANCE),
    });
  }
  return read;
}

/**
 * Whether a text, extended to its last possible end, contains enough of the expected words for any of its ends to be useful.
 */
function holdsMost(wanted: string, { rows, cutAfter }: OpenText): boolean {
  return missingWords(wanted, textOf(cutAfter(rows.length))) <= MAX_LEAST_COST;
}

function costOf(wanted: string, block: TextBlock): number {
  return wordErrorRate(wanted, textOf(block));
}

function textOf({ title, rows }: TextBlock): string {
  return [textOfRows(title).text, textOfRows(rows).text].join(' ');
}
