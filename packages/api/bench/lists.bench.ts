/**
 * Stories, titles, outlets and dates compared with labels. `--dataset`: a folder of lists; default: the project's own.
 */
import type { Member, TrendingItem } from '@earshot/schema/trending/model';
import { type LabeledList, OWN_LISTS, readClientLists } from '../test/data/client-lists.ts';
import { generateLines } from '../test/data/headline-generator.ts';
import { asBuilt } from './as-built.ts';
import { type Bench, type BenchReport, type BenchRow, measureCpu } from './harness.ts';

interface ClusteringScores {
  /** B-cubed (Bagga and Baldwin 1998), 0-1. */
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly pairPrecision: number;
  readonly pairRecall: number;
  readonly pairF1: number;
}

function scoreClustering(
  truth: readonly (string | number)[],
  predicted: readonly (string | number)[],
): ClusteringScores {
  const [trueSizes, sizes, common] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = truth.map(
    (label, i) => [`${label}`, `${predicted[i]}`, `${label}\u0000${predicted[i]}`] as const,
  );
  for (const [label, group, both] of keys) {
    add(trueSizes, label);
    add(sizes, group);
    add(common, both);
  }
  let [precision, recall] = [0, 0];
  for (const [label, group, both] of keys) {
    precision += (common.get(both) ?? 0) / (sizes.get(group) ?? 1) / truth.length;
    recall += (common.get(both) ?? 0) / (trueSizes.get(label) ?? 1) / truth.length;
  }
  const [right, found, wanted] = [pairs(common), pairs(sizes), pairs(trueSizes)];
  return {
    precision,
    recall,
    f1: harmonic(precision, recall),
    pairPrecision: found === 0 ? 1 : right / found,
    pairRecall: wanted === 0 ? 1 : right / wanted,
    pairF1: found + wanted === 0 ? 1 : (2 * right) / (found + wanted),
  };
}

function pairs(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}

function harmonic(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}

const REFERENCE_DAY = '2026-12-31';
const SIZES = [60, 1_000, 10_000];
const SEED = 7;
const WARM_UP_LINES = 500;

const { analyzeLines } = await asBuilt<typeof import('../src/core/trending/analyze-lines.ts')>(
  'src/core/trending/analyze-lines.ts',
);

interface Scored {
  readonly labels: string[];
  readonly groups: string[];
  readonly cutTitles: number;
  readonly sources: Share;
  readonly dates: Share;
}

interface Share {
  right: number;
  all: number;
  invented: number;
}

export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? OWN_LISTS;
  const lists = readClientLists(folder).map((list) => ({ name: list.name, scored: scoreList(list) }));
  const pooled = {
    labels: lists.flatMap(({ name, scored }) => scored.labels.map((label) => `${name} ${label}`)),
    groups: lists.flatMap(({ name, scored }) => scored.groups.map((group) => `${name} ${group}`)),
    cutTitles: lists.reduce((sum, { scored }) => sum + scored.cutTitles, 0),
    sources: addShares(lists.map(({ scored }) => scored.sources)),
    dates: addShares(lists.map(({ scored }) => scored.dates)),
  };
  const rows = [...lists, { name: 'all lines', scored: pooled }].map(({ name, scored }) =>
    toRow(name, scored),
  );
  return [
    { title: 'Lists about one client', ranOn: `${lists.length} lists in ${folder}`, rows },
    await timeOfLists(),
  ];
};

/** Memory is that of the whole process. */
async function timeOfLists(): Promise<BenchReport> {
  const texts = (count: number, seed: number) => generateLines(count, seed).map(({ text }) => text);
  rank(texts(WARM_UP_LINES, SEED + 1));
  const rows: BenchRow[] = [];
  for (const size of SIZES) {
    const lines = texts(size, SEED);
    const { result, cpuMs, wallMs } = await measureCpu(() => rank(lines));
    rows.push({
      name: `${size.toLocaleString('en-US')} lines`,
      figures: {
        'CPU s': cpuMs / 1000,
        'wall s': wallMs / 1000,
        items: result.items.length,
        'peak RSS MB': Math.round(process.resourceUsage().maxRSS / 1e3),
      },
    });
  }
  return { title: 'Time of a ranking', ranOn: `generated lists (seed ${SEED}), one thread`, rows };
}

function rank(lines: readonly string[]) {
  return analyzeLines({ lines, lineType: 'mixed', referenceDay: REFERENCE_DAY });
}

function toRow(name: string, { labels, groups, cutTitles, sources, dates }: Scored): BenchRow {
  const { precision, recall, f1, pairPrecision, pairRecall } = scoreClustering(labels, groups);
  return {
    name,
    figures: {
      lines: labels.length,
      'B-cubed P': precision,
      'B-cubed R': recall,
      'B-cubed F': f1,
      'pair P': pairPrecision,
      'pair R': pairRecall,
      'titles cut': cutTitles,
      outlets: `${sources.right}/${sources.all} +${sources.invented}`,
      dates: `${dates.right}/${dates.all} +${dates.invented}`,
    },
  };
}

function scoreList({ lines }: LabeledList): Scored {
  const { items } = rank(lines.map(({ text }) => text));
  const placed = new Map<number, { readonly item: TrendingItem; readonly member: Member }>();
  for (const item of items) for (const member of item.members) placed.set(member.line, { item, member });
  const [sources, dates] = [
    { right: 0, all: 0, invented: 0 },
    { right: 0, all: 0, invented: 0 },
  ];
  const [labels, groups]: [string[], string[]] = [[], []];
  let cutTitles = 0;
  lines.forEach(({ text, story, title, source, sourceBelow, date }, i) => {
    if (story === null) return;
    const place = placed.get(i + 1);
    labels.push(story);
    groups.push(place ? `${items.indexOf(place.item)}` : `left out ${i}`);
    const shown = place?.member.title ?? '';
    if (!text.includes(shown) || !shown.includes(title ?? '')) cutTitles++;
    addTo(sources, sourceBelow ?? source, place?.member.source ?? null);
    addTo(dates, date, place?.member.date ?? null);
  });
  return { labels, groups, cutTitles, sources, dates };
}

function addTo(share: Share, gold: string | null, given: string | null): void {
  if (gold === null) share.invented += Number(given !== null);
  else {
    share.all++;
    share.right += Number(gold === given);
  }
}

function addShares(shares: readonly Share[]): Share {
  const sum = (pick: (share: Share) => number) => shares.reduce((total, share) => total + pick(share), 0);
  return {
    right: sum(({ right }) => right),
    all: sum(({ all }) => all),
    invented: sum(({ invented }) => invented),
  };
}
