/** Labeled pairs of titles for the fit of the pair weights. */
import { readFileSync } from 'node:fs';
import { findComparedPairs } from '../src/core/trending/grouping/likely-pairs.ts';
import { PAIR_FEATURES } from '../src/core/trending/grouping/pair-weights.ts';
import { type DatedTitle, prepareTitles } from '../src/core/trending/grouping/prepare-titles.ts';
import { readLines } from '../src/core/trending/lines/read-lines.ts';
import { readClientLists } from './client-lists.ts';

export interface PairSet {
  /** Rows of features, one after the other. */
  readonly features: Float64Array;
  /** 1 for two titles of one story. */
  readonly isSame: Uint8Array;
}

/** Later than the days of all lists. */
const REFERENCE_DAY = '2026-12-31';
/** At most this many pairs of one list, evenly spread. */
const MAX_PAIRS = 12_000;

/**
 * The headlines of client lists with their days, those of alerts included, one set a list; `linesOfStory`: so many lines of each
 * story at most.
 */
export function clientPairs(folder: string, linesOfStory = Number.POSITIVE_INFINITY): PairSet[] {
  return readClientLists(folder).map(({ lines }) => {
    const read = readLines({
      lines: lines.map(({ text }) => text),
      lineType: 'mixed',
      referenceDay: REFERENCE_DAY,
    });
    const issueDays = new Map(read.lines.map(({ line, issueDay }) => [line, issueDay]));
    const taken = new Map<string, number>();
    const stories = lines.flatMap(({ story, title, date }, i) => {
      if (!story || !title) return [];
      const count = (taken.get(story) ?? 0) + 1;
      taken.set(story, count);
      return count > linesOfStory ? [] : [{ story, title, date: date ?? issueDays.get(i + 1) ?? null }];
    });
    return pairsOf(
      stories,
      stories.map(({ story }) => story),
    );
  });
}

/** A list of general news: JSON lines with `title` and `label`; every `step`th line. */
export function newsPairs(file: string, step = 1): PairSet {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter((_, i) => i % step === 0)
    .map((row) => JSON.parse(row) as { readonly title: string; readonly label: string });
  return pairsOf(
    rows.map(({ title }) => ({ title, date: null })),
    rows.map(({ label }) => label),
  );
}

function pairsOf(lines: readonly DatedTitle[], labels: readonly string[]): PairSet {
  const prepared = prepareTitles(lines);
  const { evidence, numberOfLine } = prepared;
  const labelOf: string[] = [];
  labels.forEach((label, i) => {
    labelOf[numberOfLine[i] ?? 0] = label;
  });
  const { first, second } = findComparedPairs(prepared);
  const pairs = Array.from(first, (a, i) => [a, second[i] ?? 0] as const);
  const step = Math.max(1, Math.floor(pairs.length / MAX_PAIRS));
  const used = pairs.filter((_, i) => i % step === 0);
  const features = new Float64Array(used.length * PAIR_FEATURES.length);
  used.forEach(([a, b], i) => {
    const from = i * PAIR_FEATURES.length;
    evidence.measure(a, b, features.subarray(from, from + PAIR_FEATURES.length));
  });
  return { features, isSame: Uint8Array.from(used, ([a, b]) => Number(labelOf[a] === labelOf[b])) };
}
