/** CPU time of hostile pages and texts, by shape, and how it grows with their size. */
import { checkArticleInput } from '@earshot/schema/article/rules';
import { cleanKeywords } from '@earshot/schema/keywords/rules';
import { MAX_KEYWORD_CHARACTERS, MAX_URL_CHARACTERS } from '@earshot/schema/limits';
import { readPastedAddress } from '@earshot/schema/pasted-address';
import { isEmail } from '@earshot/schema/suggestions/rules';
import { analyzeManualArticle } from '../src/core/article/analyze-manual-article.ts';
import { readArticle } from '../src/core/page/read-article.ts';
import { readLanding } from '../src/core/url/landing/read-landing.ts';
import { readLead } from '../src/core/url/landing/read-lead.ts';
import { unwrapLink } from '../src/core/url/wrapped/wrapper-links.ts';
import { isCostlyJson, isDeepJson } from '../src/request-body/json-cost.ts';
import { type Bench, type BenchReport, measureCpu } from './harness.ts';
import { PAGE_SHAPES, type PageShape, TEXT_SHAPES } from './page-shapes.ts';

interface Trial {
  readonly title: string;
  readonly shapes: readonly PageShape[];
  readonly characters: number;
  readonly maxCpuMs: number;
  readonly readers: Readonly<Record<string, (text: string) => unknown>>;
}

const MAX_EXPONENT = 1.2;
/** Minimum time in milliseconds to estimate growth. Shorter times are too noisy. */
const MEASURABLE_MS = 100;
const SHOWN = 8;
const URL_READ = 'https://courier.example/2026/03/04/ferry';
const NOW = '2026-11-22T12:00:00Z';
const TERMS = { keywords: ['ferry', 'Acme'], specialTerms: [] };
/** Matches pieces as long as the request schema allows for a keyword. */
const KEYWORD = new RegExp(`[^]{1,${MAX_KEYWORD_CHARACTERS}}`, 'g');
const MANUAL = { headline: 'Ferry', source: 'Courier', date: '' };

const TRIALS: readonly Trial[] = [
  {
    title: 'Hostile pages of 100 KB',
    shapes: PAGE_SHAPES,
    characters: 100_000,
    maxCpuMs: 200,
    readers: {
      readLanding: (html) => readLanding({ html, url: URL_READ, now: NOW }),
      readLead: (html) => readLead({ html, url: URL_READ }),
      readArticle: (html) => readArticle(html, URL_READ, { now: new Date(NOW) }),
    },
  },
  {
    title: 'Hostile bodies of 64 KB, checked before anything else',
    shapes: TEXT_SHAPES,
    characters: 64_000,
    maxCpuMs: 50,
    readers: {
      body: (text) => {
        const bytes = new TextEncoder().encode(text);
        return [isCostlyJson(bytes), isDeepJson(bytes)];
      },
      address: (text) => readPastedAddress(text.slice(0, MAX_URL_CHARACTERS)),
      link: (text) => unwrapLink(`https://l.facebook.com/l.php?u=${text.slice(0, 8_000)}`),
      keywords: (text) => cleanKeywords(text.match(KEYWORD) ?? []),
      email: isEmail,
      article: (content) =>
        checkArticleInput({ mode: 'manual', url: '', manual: { ...MANUAL, content }, keywords: [] }),
    },
  },
  {
    title: 'Hostile texts of 60 KB, analyzed',
    shapes: TEXT_SHAPES,
    characters: 60_000,
    maxCpuMs: 2_000,
    readers: { report: (content) => analyzeManualArticle({ ...MANUAL, content, ...TERMS }) },
  },
];

/** Returns the minimum of three runs, because other work on the machine only adds time. */
async function cpuOf(read: (text: string) => unknown, text: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) best = Math.min(best, (await measureCpu(() => void read(text))).cpuMs);
  return best;
}

/** Returns the exponent by which time grows from a quarter of the size to the full size. 0 if the time is too short. */
async function exponentOf(
  read: (text: string) => unknown,
  shape: PageShape,
  characters: number,
  fullMs: number,
) {
  if (fullMs < MEASURABLE_MS) return 0;
  return Math.log(fullMs / (await cpuOf(read, shape.ofLength(characters / 4)))) / Math.log(4);
}

async function report({ title, shapes, characters, maxCpuMs, readers }: Trial): Promise<BenchReport> {
  const rows: { name: string; cpuMs: number; exponent: number }[] = [];
  // The first texts also warm up the compiler.
  for (const shape of shapes) for (const read of Object.values(readers)) read(shape.ofLength(1_000));
  for (const shape of shapes) {
    const text = shape.ofLength(characters);
    for (const [name, read] of Object.entries(readers)) {
      const cpuMs = await cpuOf(read, text);
      const exponent = await exponentOf(read, shape, characters, cpuMs);
      rows.push({ name: `${name}: ${shape.name}`, cpuMs, exponent });
    }
  }
  const worst = rows.sort((a, b) => b.cpuMs - a.cpuMs).slice(0, SHOWN);
  return {
    title,
    ranOn: `${shapes.length} shapes, ${Object.keys(readers).length} readers`,
    rows: worst.map(({ name, cpuMs, exponent }) => ({
      name,
      figures: { 'CPU ms': cpuMs, exponent: exponent === 0 ? '-' : exponent },
    })),
    missed: [
      ...rows
        .filter(({ cpuMs }) => cpuMs > maxCpuMs)
        .map(({ name }) => `${name} takes more than ${maxCpuMs} ms`),
      ...rows
        .filter(({ exponent }) => exponent > MAX_EXPONENT)
        .map(({ name, exponent }) => `${name} grows with the power ${exponent.toFixed(2)}`),
    ],
  };
}

export const bench: Bench = async () => {
  const reports: BenchReport[] = [];
  for (const trial of TRIALS) reports.push(await report(trial));
  return reports;
};
