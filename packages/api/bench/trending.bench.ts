/** How long a ranking takes, from a thousand to a hundred thousand lines, and how that grows. */
import { analyzeLines } from '../src/core/trending/analyze-lines.ts';
import { generateLines } from './fixtures/headline-generator.ts';
import { type Bench, type BenchRow, measureCpu } from './harness.ts';

const SIZES = [1_000, 10_000, 100_000];
const REFERENCE_DAY = '2025-03-15';
const SEED = 7;

export const bench: Bench = async () => {
  const rows: BenchRow[] = [];
  const seconds: number[] = [];
  analyzeLines({ lines: texts(500, SEED + 1), lineType: 'mixed', referenceDay: REFERENCE_DAY });
  for (const size of SIZES) {
    const lines = texts(size, SEED);
    const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
    const { result, cpuMs, wallMs } = await measureCpu(() =>
      analyzeLines({ lines, lineType: 'mixed', referenceDay: REFERENCE_DAY }),
    );
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
  return [
    {
      title: 'Trending: time and memory of a ranking',
      ranOn: `generated lists (seed ${SEED}), one thread, after one warm-up of 500 lines; memory is that of the whole process`,
      rows,
      notes: [
        `growth exponent from ${SIZES[0]} to ${SIZES.at(-1)} lines: ${growthExponent(seconds).toFixed(2)} (1 is linear)`,
        `growth exponent from ${SIZES[1]} to ${SIZES.at(-1)} lines: ${growthExponent(seconds.slice(1)).toFixed(2)}`,
      ],
    },
  ];
};

function texts(count: number, seed: number): string[] {
  return generateLines(count, seed).map(({ text }) => text);
}

/** Exponent b of time = a * lines^b between the first and the last size of `SIZES` that `seconds` covers. */
function growthExponent(seconds: readonly number[]): number {
  const factor = 10 ** (seconds.length - 1);
  return Math.log((seconds.at(-1) ?? 1) / (seconds[0] ?? 1)) / Math.log(factor);
}
