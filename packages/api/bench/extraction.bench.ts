/**
 * Article text against annotated bodies, in the layout of the public article-extraction-benchmark: `html/ID.html.gz`
 * and `ground-truth.json`. `--out` writes `{ID: {articleBody}}`. A refused page counts as empty.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArticle } from '../src/core/page/read-article.ts';
import { type Bench, type BenchRow, measureCpu } from './harness.ts';
import { readJson, readStoredPage } from './page-files.ts';
import { readWithReadability } from './peers/readability.ts';

type GroundTruth = Record<string, { readonly articleBody: string; readonly url?: string }>;
type Extractor = (html: string, url: string) => string;

const EXTRACTORS: readonly [string, Extractor][] = [
  ['Earshot, body', (html, url) => readBody(html, url, false)],
  ['Earshot, body and standfirst', (html, url) => readBody(html, url, true)],
  ['Readability 0.6 on jsdom', (html, url) => readWithReadability(html, url).text],
];
/** The annotated bodies exclude standfirsts. The product labels them and counts their mentions. */
function readBody(html: string, url: string, withStandfirst: boolean): string {
  const { page, refusal } = readArticle(html, url);
  const blocks = page.blocks.filter(({ kind }) => withStandfirst || kind !== 'standfirst');
  return refusal === null ? blocks.map(({ text }) => text).join('\n\n') : '';
}

/** Read before the clock starts, so that each candidate is measured with compiled code. */
const WARM_UP_PAGES = 5;

export const bench: Bench = async ({ dataset, out }) => {
  const folder = dataset ?? join(import.meta.dirname, 'fixtures', 'articles');
  const truth = readJson<GroundTruth>(folder, 'ground-truth.json');
  const pages = Object.entries(truth).map(([id, { articleBody, url }]) => ({
    id,
    articleBody,
    url: url ?? '',
    html: readStoredPage(folder, id),
  }));
  const rows: BenchRow[] = [];
  const cpuMsPerPage: number[] = [];
  for (const [name, extract] of EXTRACTORS) {
    for (const page of pages.slice(0, WARM_UP_PAGES)) extract(page.html, page.url);
    const scores: PageScore[] = [];
    const predictions: Record<string, { articleBody: string }> = {};
    let totalMs = 0;
    let slowestMs = 0;
    for (const page of pages) {
      const { result, cpuMs, wallMs } = await measureCpu(() => extract(page.html, page.url));
      totalMs += cpuMs;
      slowestMs = Math.max(slowestMs, wallMs);
      predictions[page.id] = { articleBody: result };
      scores.push(scorePage(page.articleBody, result));
    }
    const { f1, precision, recall, accuracy } = summarize(scores);
    const cpuMs = totalMs / pages.length;
    cpuMsPerPage.push(cpuMs);
    rows.push({
      name,
      figures: { F1: f1, precision, recall, accuracy, 'CPU ms a page': cpuMs, 'slowest ms': slowestMs },
    });
    if (out && rows.length === 1) writeFileSync(out, JSON.stringify(predictions));
  }
  const refused = pages.filter(({ html, url }) => readArticle(html, url).refusal !== null).length;
  const [ours = 0, , peer = 0] = cpuMsPerPage;
  return [
    {
      title: 'Main text of a page',
      ranOn: `${pages.length} pages of ${dataset ?? 'the fixtures in bench/fixtures/articles'}`,
      rows,
      notes: [
        'Measure: multisets of 4-word shingles; accuracy is the share of pages that are exactly right.',
        `Articles refused: ${refused} of ${pages.length}.`,
        `CPU time is ${(ours / peer).toFixed(3)} of Readability's on jsdom.`,
        ...(out ? [`Our predictions are in ${out}.`] : []),
      ],
    },
  ];
};

interface PageScore {
  readonly precision: number;
  readonly recall: number;
  readonly exact: boolean;
  readonly predicted: boolean;
}

interface ExtractionScore {
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
  readonly accuracy: number;
}

/** The metric of the public article-extraction-benchmark: overlap of runs of four words, as multisets. */
const SHINGLE_WORDS = 4;

/** Runs of four `\w+` tokens, of any script. */
function shingles(text: string): Map<string, number> {
  const tokens = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let i = 0; i < Math.max(1, tokens.length - SHINGLE_WORDS + 1); i += 1) {
    const shingle = tokens.slice(i, i + SHINGLE_WORDS).join(' ');
    if (shingle) counts.set(shingle, (counts.get(shingle) ?? 0) + 1);
  }
  return counts;
}

function scorePage(expected: string, predicted: string): PageScore {
  const gold = shingles(expected);
  const ours = shingles(predicted);
  let hits = 0;
  let extra = 0;
  let missing = 0;
  for (const shingle of new Set([...gold.keys(), ...ours.keys()])) {
    const a = gold.get(shingle) ?? 0;
    const b = ours.get(shingle) ?? 0;
    hits += Math.min(a, b);
    extra += Math.max(0, b - a);
    missing += Math.max(0, a - b);
  }
  return {
    precision: hits + extra > 0 ? hits / (hits + extra) : 1,
    recall: hits + missing > 0 ? hits / (hits + missing) : 1,
    exact: extra === 0 && missing === 0,
    predicted: hits + extra > 0,
  };
}

/** F1 is computed from the mean precision and the mean recall. */
function summarize(scores: readonly PageScore[]): ExtractionScore {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
  const precision = mean(scores.filter((score) => score.predicted).map((score) => score.precision));
  const recall = mean(scores.map((score) => score.recall));
  return {
    f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
    precision,
    recall,
    accuracy: mean(scores.map((score) => Number(score.exact))),
  };
}
