/**
 * Lists about one client as users paste them: stories, titles, outlets and dates compared with labels. `--dataset`: a folder
 * of such lists; defaults to the project's own. Every line has the same weight.
 */
import type { Member, TrendingItem } from '@earshot/schema/trending/model';
import { analyzeLines } from '../src/core/trending/analyze-lines.ts';
import { type LabeledList, OWN_LISTS, readClientLists } from './client-lists.ts';
import type { Bench, BenchRow } from './harness.ts';
import { scoreClustering } from './metrics/clustering.ts';

const REFERENCE_DAY = '2026-12-31';

interface Scored {
  readonly labels: string[];
  readonly groups: string[];
  readonly wrongTitles: number;
  readonly sources: Share;
  readonly dates: Share;
}

interface Share {
  right: number;
  all: number;
  /** Number of values returned although the line states none. */
  invented: number;
}

export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? OWN_LISTS;
  const lists = readClientLists(folder).map((list) => ({ name: list.name, scored: scoreList(list) }));
  const pooled = {
    labels: lists.flatMap(({ name, scored }) => scored.labels.map((label) => `${name} ${label}`)),
    groups: lists.flatMap(({ name, scored }) => scored.groups.map((group) => `${name} ${group}`)),
    wrongTitles: lists.reduce((sum, { scored }) => sum + scored.wrongTitles, 0),
    sources: addShares(lists.map(({ scored }) => scored.sources)),
    dates: addShares(lists.map(({ scored }) => scored.dates)),
  };
  const rows = [...lists, { name: 'all lines', scored: pooled }].map(({ name, scored }) =>
    toRow(name, scored),
  );
  return [{ title: 'Lists about one client', ranOn: `${lists.length} lists in ${folder}`, rows }];
};

function toRow(name: string, { labels, groups, wrongTitles, sources, dates }: Scored): BenchRow {
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
      'titles cut': wrongTitles,
      outlets: `${sources.right}/${sources.all} +${sources.invented}`,
      dates: `${dates.right}/${dates.all} +${dates.invented}`,
    },
  };
}

function scoreList({ lines }: LabeledList): Scored {
  const { items } = analyzeLines({
    lines: lines.map(({ text }) => text),
    lineType: 'mixed',
    referenceDay: REFERENCE_DAY,
  });
  const placed = new Map<number, { readonly item: TrendingItem; readonly member: Member }>();
  for (const item of items) for (const member of item.members) placed.set(member.line, { item, member });
  const [sources, dates] = [
    { right: 0, all: 0, invented: 0 },
    { right: 0, all: 0, invented: 0 },
  ];
  const [labels, groups]: [string[], string[]] = [[], []];
  let wrongTitles = 0;
  lines.forEach(({ text, story, title, source, sourceBelow, date }, i) => {
    if (story === null) return;
    const at = placed.get(i + 1);
    labels.push(story);
    groups.push(at ? `${items.indexOf(at.item)}` : `left out ${i}`);
    const shown = at?.member.title ?? '';
    if (!text.includes(shown) || !shown.includes(title ?? '')) wrongTitles++;
    addTo(sources, sourceBelow ?? source, at?.member.source ?? null);
    addTo(dates, date, at?.member.date ?? null);
  });
  return { labels, groups, wrongTitles, sources, dates };
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
