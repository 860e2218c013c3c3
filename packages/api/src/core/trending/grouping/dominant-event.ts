import { at } from '@earshot/schema/at';
import lineFile from '../../../content/models/pairs-dominant-lines.json' with { type: 'json' };
import listFile from '../../../content/models/pairs-dominant-list.json' with { type: 'json' };
import { vectorOf } from '../../model/feature-space.ts';
import { logOddsOf } from '../../model/linear-model.ts';
import { readNamedModel } from '../../model/model-file.ts';
import { CONCEPTS } from './concept-phrases.ts';
import type { DayRange } from './day-evidence.ts';
import { leadingVector } from './leading-vector.ts';
import type { ListProfile } from './list-profile.ts';
import { rowOf } from './packed-rows.ts';
import type { TermWeights } from './term-weights.ts';
import type { TitleTerms } from './title-terms.ts';

/** Data about the distinct titles of a list. */
export interface DominanceInput {
  readonly terms: TitleTerms;
  readonly words: TermWeights;
  readonly profile: ListProfile;
  readonly days: readonly (DayRange | null)[];
  /** By word: 1 if it is a name. */
  readonly names: Uint8Array;
}

/** Pairs of titles with the evidence from their words and days. */
export interface MeasuredPairs {
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** By pair: likelihood that both titles tell the same story, 0-1. */
  readonly likelihood: Float64Array;
  /** Cosine of the words, see `Alignment`. */
  readonly cosine: Float64Array;
}

export interface DominanceFeatures {
  readonly list: Readonly<Record<string, number>>;
  readonly lines: readonly Readonly<Record<string, number>>[];
}

/** Minimum fraction of titles with a date. With fewer, a dominant event cannot be distinguished from its follow-ups. */
const MIN_DATED_SHARE = 0.5;
/** Minimum probability. Below it, the list is treated as an ordinary one. */
const MIN_PROBABILITY = 0.5;
/** Number and fraction of titles in the peak above which the evidence no longer increases. */
const ENOUGH_ON_PEAK = 15;
const ENOUGH_SHARE = 0.45;
/** A term in more than this fraction of the titles does not count as specific to one story. */
const OWN_MAX_SHARE = 0.2;

const listModel = readNamedModel(listFile);
const lineModel = readNamedModel(lineFile);

/**
 * Returns, for each title, the probability that it belongs to the one event that dominates the list, such as a crash or an
 * outage at the client. Null if no event dominates the list. On such a day, a shared subject and a similar date are enough,
 * while in an ordinary list they are weak evidence.
 */
export function findDominantEvent(input: DominanceInput, pairs: MeasuredPairs): Float64Array | null {
  const features = dominanceFeatures(input, pairs);
  if (features === null || probability(listModel, features.list) < MIN_PROBABILITY) return null;
  return Float64Array.from(features.lines, (line) => probability(lineModel, line));
}

/** Returns the features for the list model and the line model, or null for a list with too few dates. */
export function dominanceFeatures(input: DominanceInput, pairs: MeasuredPairs): DominanceFeatures | null {
  const { days } = input;
  const titles = days.length;
  if (days.filter((day) => day !== null).length < MIN_DATED_SHARE * titles) return null;
  const peak = peakOf(days);
  return {
    list: {
      ...topShares(input),
      peakTitles: Math.log(1 + Math.min(ENOUGH_ON_PEAK, peak.titles)),
      peakOver: Math.log((1 + peak.titles) / (1 + peak.rival)),
      peakShare: Math.min(ENOUGH_SHARE, peak.titles / Math.max(1, input.words.relatedTitles)),
    },
    lines: lineFeatures(input, pairs, peak.day),
  };
}

function lineFeatures({ terms, words, profile, days }: DominanceInput, pairs: MeasuredPairs, peak: number) {
  const titles = days.length;
  const [nearest, cosine] = [new Float64Array(titles), new Float64Array(titles)];
  pairs.likelihood.forEach((likely, pair) => {
    for (const title of [at(pairs.first, pair), at(pairs.second, pair)]) {
      nearest[title] = Math.max(at(nearest, title), likely);
      cosine[title] = Math.max(at(cosine, title), at(pairs.cosine, pair));
    }
  });
  const own = Float64Array.from(days, (_, title) => {
    let most = 0;
    for (const term of rowOf(terms.rows, title)) {
      const count = at(words.frequency, term);
      if (count >= 2 && count <= OWN_MAX_SHARE * titles) most = Math.max(most, at(profile.telling, term));
    }
    return most;
  });
  const scaled = {
    center: inDeviations(leadingVector(titles, pairs, pairs.likelihood)),
    wideCenter: inDeviations(leadingVector(titles, pairs, pairs.likelihood.map(Math.sqrt))),
    nearest: inDeviations(nearest),
    nearestWords: inDeviations(cosine),
    own: inDeviations(own),
  };
  return days.map((day, title) => {
    const gap = day ? day.first - peak : null;
    return {
      onPeak: Number(gap === 0),
      dayAfterPeak: Number(gap === 1),
      beforePeak: Number(gap !== null && gap < 0),
      afterPeak: Number(gap !== null && gap > 2),
      client: at(profile.namesClient, title),
      center: at(scaled.center, title),
      wideCenter: at(scaled.wideCenter, title),
      nearest: at(scaled.nearest, title),
      nearestWords: at(scaled.nearestWords, title),
      own: at(scaled.own, title),
    };
  });
}

/**
 * Returns the fraction of titles with the most frequent term that is not a name, and the fraction with the most frequent
 * event.
 */
function topShares({ terms, words, names }: DominanceInput): { topShare: number; topEventShare: number } {
  let [top, topEvent] = [0, 0];
  for (let term = 0; term < terms.firstFigure; term++) {
    if (term < terms.firstConcept && names[term] === 1) continue;
    const share = at(words.frequency, term) / Math.max(1, words.relatedTitles);
    top = Math.max(top, share);
    const concept = CONCEPTS[term - terms.firstConcept];
    if (concept?.isEvent) topEvent = Math.max(topEvent, share);
  }
  return { topShare: top, topEventShare: topEvent };
}

interface Peak {
  readonly day: number;
  /** Number of titles first published on that day or the next one. */
  readonly titles: number;
  /** Number of titles on the next-best pair of days that starts at least two days before or after `day`. */
  readonly rival: number;
}

/** Returns the two consecutive days with the most titles. */
function peakOf(days: readonly (DayRange | null)[]): Peak {
  const counts = new Map<number, number>();
  for (const day of days) if (day) counts.set(day.first, (counts.get(day.first) ?? 0) + 1);
  const sums = [...counts]
    .map(([day, count]) => ({ day, titles: count + (counts.get(day + 1) ?? 0) }))
    .sort((a, b) => b.titles - a.titles || a.day - b.day);
  const [best = { day: 0, titles: 0 }] = sums;
  const rival = sums.find(({ day }) => Math.abs(day - best.day) > 1)?.titles ?? 0;
  return { ...best, rival };
}

/** Returns each value as the number of standard deviations from the mean of the list. */
function inDeviations(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const deviation = Math.sqrt(variance) || 1;
  return values.map((value) => (value - mean) / deviation);
}

function probability(
  { model, space }: ReturnType<typeof readNamedModel>,
  features: Readonly<Record<string, number>>,
): number {
  return 1 / (1 + Math.exp(-at(logOddsOf(model, vectorOf(space, features)), 0)));
}
