/**
 * Measures what users notice in a ranked list apart from its stories: whether likelihoods are correct, whether the first
 * suggestion is right, whether a story is found again in another list, and whether a dominant event is shown as one item.
 * `--dataset`: a folder of labeled lists, or JSON lines with `title`, `label` and `date`. Defaults to the project's own lists.
 */
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isHeldOutList, REAL_LISTS } from '../fit/labeled-lists.ts';
import { groupTitles } from '../src/core/trending/grouping/group-titles.ts';
import { type LabeledList, OWN_LISTS, readClientLists } from './client-lists.ts';
import type { Bench, BenchReport, BenchRow } from './harness.ts';
import {
  dominantStory,
  expectedPairs,
  type LabeledTitle,
  labeledTitles,
  shownDominant,
  storiesFoundAgain,
  suggestionsRight,
} from './list-measures.ts';
import { scoreClustering } from './metrics/clustering.ts';

/** Ranges of numbers of lines for which likelihoods are summed. */
const LENGTHS = [
  { name: 'below 60 lines', from: 0, to: 59 },
  { name: '60 to 100 lines', from: 60, to: 100 },
  { name: 'above 100 lines', from: 101, to: Number.POSITIVE_INFINITY },
];

export const bench: Bench = async ({ dataset }) => {
  if (dataset !== undefined && statSync(dataset).isFile()) return [benchStories(dataset)];
  if (dataset !== undefined) return benchLists(readClientLists(dataset), basename(dataset));
  const real = readClientLists(REAL_LISTS);
  return [
    ...benchLists(readClientLists(OWN_LISTS), 'fictional organizations, fitted on'),
    ...benchLists(
      real.filter((list) => !isHeldOutList(list)),
      'real organizations, fitted on',
    ),
    ...benchLists(real.filter(isHeldOutList), 'real organizations, kept'),
  ];
};

function benchLists(lists: readonly LabeledList[], name: string): BenchReport[] {
  const read = lists.map((list) => {
    const titles = labeledTitles(list);
    return { list, titles, dominant: dominantStory(titles) };
  });
  const ordinary = read.filter(({ dominant }) => dominant === null).map(({ titles }) => titles);
  const rows = [
    ...usualRows('without a dominant event', ordinary),
    ...usualRows('the same without days', ordinary.map(withoutDays)),
  ];
  const dominated = read.flatMap(({ list, titles, dominant }) =>
    dominant ? { list, titles, dominant } : [],
  );
  return [
    { title: `Lists: ${name}`, ranOn: `${ordinary.length} lists`, rows },
    ...(dominated.length > 0
      ? [
          {
            title: `Lists with a dominant event: ${name}`,
            ranOn: `${dominated.length} lists`,
            rows: dominantRows(dominated),
          },
        ]
      : []),
  ];
}

function usualRows(name: string, lists: readonly (readonly LabeledTitle[])[]): BenchRow[] {
  if (lists.length === 0) return [];
  const measured = lists.map((titles) => ({ lines: titles.length, ...expectedPairs(titles) }));
  const expected = LENGTHS.map((range) => {
    const inRange = measured.filter(({ lines }) => lines >= range.from && lines <= range.to);
    return [`expected/true ${range.name}`, ratioOf(inRange)] as const;
  });
  const suggestions = lists.map(suggestionsRight).filter((right) => right.length > 0);
  const firsts = suggestions.map(([first]) => Number(first));
  const fives = suggestions.flatMap((right) => right.slice(0, 5).map(Number));
  const again = lists.map(storiesFoundAgain);
  const sum = (pick: (counted: (typeof again)[number]) => number) =>
    again.reduce((total, counted) => total + pick(counted), 0);
  return [
    {
      name,
      figures: {
        ...Object.fromEntries(expected),
        'first suggestion right': meanOf(firsts),
        'first five right': meanOf(fives),
        'found again P': sum(({ right }) => right) / sum(({ given }) => given),
        'found again R': sum(({ right }) => right) / sum(({ wanted }) => wanted),
      },
    },
  ];
}

function ratioOf(measured: readonly { readonly expected: number; readonly wanted: number }[]): number {
  const wanted = measured.reduce((sum, list) => sum + list.wanted, 0);
  return measured.reduce((sum, list) => sum + list.expected, 0) / wanted;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

interface DominatedList {
  readonly list: LabeledList;
  readonly titles: readonly LabeledTitle[];
  readonly dominant: string;
}

function dominantRows(lists: readonly DominatedList[]): BenchRow[] {
  const shown = lists.map(({ list, dominant }) => shownDominant(list, dominant));
  const row = (name: string, all: readonly (readonly LabeledTitle[])[]) => ({
    name,
    figures: scoresOf(all),
  });
  return [
    row(
      'titles and days as labeled',
      lists.map(({ titles }) => titles),
    ),
    row(
      'titles only',
      lists.map(({ titles }) => withoutDays(titles)),
    ),
    {
      name: 'as pasted',
      figures: {
        'largest first': `${shown.filter(({ first }) => first).length} of ${shown.length}`,
        'share in one item': meanOf(shown.map(({ share }) => share)),
      },
    },
  ];
}

function withoutDays(titles: readonly LabeledTitle[]): LabeledTitle[] {
  return titles.map((title) => ({ ...title, date: null }));
}

/** Groups each list and scores all of them together. */
function scoresOf(lists: readonly (readonly LabeledTitle[])[]): Record<string, number> {
  const groups = lists.flatMap((titles, i) => groupTitles(titles).groups.map((group) => `${i} ${group}`));
  const labels = lists.flatMap((titles, i) => titles.map(({ story }) => `${i} ${story}`));
  const { precision, recall, f1, pairPrecision, pairRecall } = scoreClustering(labels, groups);
  return {
    lines: labels.length,
    'B-cubed P': precision,
    'B-cubed R': recall,
    'B-cubed F': f1,
    'pair P': pairPrecision,
    'pair R': pairRecall,
  };
}

/** Groups general news without days and with days, and separately the lines that name the most frequent country. */
function benchStories(file: string): BenchReport {
  const titles = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as { title: string; label: string; date?: string })
    .map(({ title, label, date }) => ({ title, story: label, date: date?.slice(0, 10) ?? null }));
  const { country, named } = mostNamedCountry(titles);
  const rows = [
    { name: 'titles', figures: scoresOf([withoutDays(titles)]) },
    { name: 'with days', figures: scoresOf([titles]) },
    { name: `${country}, with days`, figures: scoresOf([named]) },
  ];
  return { title: 'General news', ranOn: `${basename(file)}: ${titles.length} titles`, rows };
}

function mostNamedCountry(titles: readonly LabeledTitle[]): {
  country: string;
  named: readonly LabeledTitle[];
} {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const countries = letters.flatMap((a) => letters.flatMap((b) => names.of(a + b) ?? []));
  let most: { country: string; named: readonly LabeledTitle[] } = { country: 'no country', named: [] };
  for (const country of new Set(countries)) {
    const named = titles.filter(({ title }) => title.includes(country));
    if (named.length > most.named.length) most = { country, named };
  }
  return most;
}
