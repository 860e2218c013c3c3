/**
 * Time of a ranking for a thousand to a hundred thousand lines, and its growth: lists with many stories, and forty headlines
 * repeated and numbered. Also the time of a list of sixty lines, a typical length.
 */
import { asBuilt } from './as-built.ts';
import { generateLines } from './fixtures/headline-generator.ts';
import { type Bench, type BenchReport, type BenchRow, measureCpu } from './harness.ts';

const SIZES = [1_000, 10_000, 100_000];
const REFERENCE_DAY = '2025-03-15';
const SEED = 7;
const REPEATED_HEADLINES = 40;
const WARM_UP_LINES = 500;
const SHORT_LINES = 60;
const SHORT_RUNS = 50;

const { analyzeLines } = await asBuilt<typeof import('../src/core/trending/analyze-lines.ts')>(
  'src/core/trending/analyze-lines.ts',
);

export const bench: Bench = async () => {
  rank(texts(WARM_UP_LINES, SEED + 1));
  return [
    await benchSizes('many stories', (size) => texts(size, SEED)),
    await benchSizes(`${REPEATED_HEADLINES} headlines repeated and numbered`, repeated),
    compareStories(),
    await benchShort(),
  ];
};

async function benchSizes(kind: string, linesOf: (size: number) => string[]): Promise<BenchReport> {
  const rows: BenchRow[] = [];
  const seconds: number[] = [];
  for (const size of SIZES) {
    const lines = linesOf(size);
    const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
    const { result, cpuMs, wallMs } = await measureCpu(() => rank(lines));
    seconds.push(cpuMs / 1000);
    rows.push({
      name: `${size.toLocaleString('en-US')} lines`,
      figures: {
        'MB in': bytes / 1e6,
        'CPU s': cpuMs / 1000,
        'wall s': wallMs / 1000,
        'lines/s': Math.round(size / (cpuMs / 1000)),
        items: result.items.length,
        'RSS MB': Math.round(process.memoryUsage().rss / 1e6),
        'peak RSS MB': Math.round(process.resourceUsage().maxRSS / 1e3),
      },
    });
  }
  return {
    title: `Trending: time and memory of a ranking, ${kind}`,
    ranOn: `generated lists (seed ${SEED}), one thread, after one warm-up of ${WARM_UP_LINES} lines; memory is that of the whole process`,
    rows,
    notes: [
      `growth exponent from ${SIZES[0]} to ${SIZES.at(-1)} lines: ${growthExponent(seconds).toFixed(2)} (1 is linear)`,
      `growth exponent from ${SIZES[1]} to ${SIZES.at(-1)} lines: ${growthExponent(seconds.slice(1)).toFixed(2)}`,
    ],
  };
}

/** Checks whether the repeated headlines form the same stories at every length. */
function compareStories(): BenchReport {
  const [first, ...others] = [REPEATED_HEADLINES, ...SIZES].map((size) => storiesOf(repeated(size)));
  const same = others.filter((stories) => stories === first).length;
  return {
    title: `Trending: stories of ${REPEATED_HEADLINES} headlines repeated and numbered`,
    ranOn: `lists of ${[REPEATED_HEADLINES, ...SIZES].join(', ')} lines`,
    rows: [
      { name: 'the same as those of the headlines alone', figures: { lists: `${same} of ${others.length}` } },
    ],
  };
}

/** Returns each story as the positions of its headlines among the repeated ones. */
function storiesOf(lines: readonly string[]): string {
  const stories = rank(lines).items.map(({ members }) => {
    const positions = new Set(members.map(({ line }) => (line - 1) % REPEATED_HEADLINES));
    return [...positions].sort((a, b) => a - b).join(' ');
  });
  return stories.sort().join('; ');
}

/** Ranks one short list repeatedly, so that the code is warm, as in a server that has run for a while. */
async function benchShort(): Promise<BenchReport> {
  const lines = texts(SHORT_LINES, SEED);
  const times: number[] = [];
  for (let run = 0; run < SHORT_RUNS; run++) times.push((await measureCpu(() => rank(lines))).wallMs);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    title: `Trending: ${SHORT_LINES} lines`,
    ranOn: `${SHORT_RUNS} rankings in a row of one generated list (seed ${SEED})`,
    rows: [{ name: 'wall ms', figures: { median: sorted[SHORT_RUNS >> 1] ?? 0, least: sorted[0] ?? 0 } }],
  };
}

function rank(lines: readonly string[]) {
  return analyzeLines({ lines, lineType: 'mixed', referenceDay: REFERENCE_DAY });
}

function texts(count: number, seed: number): string[] {
  return generateLines(count, seed).map(({ text }) => text);
}

function repeated(count: number): string[] {
  const headlines = texts(REPEATED_HEADLINES, SEED);
  return Array.from({ length: count }, (_, i) => `${i + 1}. ${headlines[i % REPEATED_HEADLINES] ?? ''}`);
}

/** Exponent b of time = a * lines^b between the first and last size covered by `seconds`. */
function growthExponent(seconds: readonly number[]): number {
  const factor = 10 ** (seconds.length - 1);
  return Math.log((seconds.at(-1) ?? 1) / (seconds[0] ?? 1)) / Math.log(factor);
}
