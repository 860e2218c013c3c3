import { at } from '@earshot/schema/at';
import lineFile from '../../../content/models/pairs-dominant-lines.json' with { type: 'json' };
import listFile from '../../../content/models/pairs-dominant-list.json' with { type: 'json' };
import { vectorOf } from '../../model/feature-space.ts';
import { logOddsOf } from '../../model/linear-model.ts';
import { readNamedModel } from '../../model/model-file.ts';
import { CONCEPTS } from './concept-phrases.ts';
import type { DayRange } from './day-evidence.ts';
import { type DominanceInput, lineFeatures, type MeasuredPairs } from './dominant-lines.ts';
import { ANGLES, readAngles, type TitleAngles } from './headline-angles.ts';

export interface DominanceFeatures {
  readonly list: Readonly<Record<string, number>>;
  readonly lines: readonly Readonly<Record<string, number>>[];
}

/** Minimum fraction of titles with a date. With fewer, a list is judged as one without days. */
const MIN_DATED_SHARE = 0.5;
/** Minimum probability. Below it, the list is treated as an ordinary one. */
const MIN_PROBABILITY = 0.5;
/** Applied to the probability of a title in a list without days, where too many titles would be included otherwise. */
const UNDATED_EXPONENT = 1.1;
/** Number and fraction of titles in the peak above which `peakTitles` and `peakShare` no longer increase. */
const ENOUGH_ON_PEAK = 15;
const ENOUGH_SHARE = 0.45;

const listModel = readNamedModel(listFile);
const lineModel = readNamedModel(lineFile);

/**
 * Returns, for each title, the probability that it belongs to the one event that dominates the list, such as a crash or an
 * outage at the client. Null if no event dominates the list. In such a list, a shared subject and a similar date are enough,
 * while in an ordinary list they are weak evidence.
 */
export function findDominantEvent(input: DominanceInput, pairs: MeasuredPairs): Float64Array | null {
  const peak = datedPeak(input);
  const angles = readAngles(input.titles);
  if (probability(listModel, listFeatures(input, angles, peak)) < MIN_PROBABILITY) return null;
  const exponent = peak === null ? UNDATED_EXPONENT : 1;
  const lines = lineFeatures(input, pairs, angles, peak?.day ?? null);
  return Float64Array.from(lines, (line) => probability(lineModel, line) ** exponent);
}

/** Returns the features for the list model and the line model. A list with too few dates is judged without them. */
export function dominanceFeatures(input: DominanceInput, pairs: MeasuredPairs): DominanceFeatures {
  const peak = datedPeak(input);
  const angles = readAngles(input.titles);
  return {
    list: listFeatures(input, angles, peak),
    lines: lineFeatures(input, pairs, angles, peak?.day ?? null),
  };
}

/** Returns the busiest days, or null for a list with too few dates. */
function datedPeak({ days }: DominanceInput): Peak | null {
  const isDated = days.filter((day) => day !== null).length >= MIN_DATED_SHARE * days.length;
  return isDated ? peakOf(days) : null;
}

function peakFeatures({ words }: DominanceInput, peak: Peak | null) {
  const { titles, rival } = peak ?? { titles: 0, rival: 0 };
  return {
    peakTitles: Math.log(1 + Math.min(ENOUGH_ON_PEAK, titles)),
    peakOver: Math.log((1 + titles) / (1 + rival)),
    peakShare: Math.min(ENOUGH_SHARE, titles / Math.max(1, words.relatedTitles)),
  };
}

function listFeatures(input: DominanceInput, { shares }: TitleAngles, peak: Peak | null) {
  const { terms, words, days } = input;
  const withoutEvent = terms.events.filter((events) => events.length === 0).length;
  return {
    undated: Number(peak === null),
    ...topShares(input),
    single: words.frequency.reduce((sum, count) => sum + Number(count === 1), 0) / days.length,
    withoutEvent: withoutEvent / days.length,
    ...Object.fromEntries(ANGLES.map((name, angle) => [name, at(shares, angle)])),
    ...peakFeatures(input, peak),
  };
}

/** Returns the shares of related titles with the most frequent name, other word or concept, and event. */
function topShares({ terms, words, weighted: { names } }: DominanceInput) {
  let [topName, top, topEvent] = [0, 0, 0];
  for (let term = 0; term < terms.firstFigure; term++) {
    const share = at(words.frequency, term) / Math.max(1, words.relatedTitles);
    if (term < terms.firstConcept && names[term] === 1) {
      topName = Math.max(topName, share);
      continue;
    }
    top = Math.max(top, share);
    if (CONCEPTS[term - terms.firstConcept]?.isEvent) topEvent = Math.max(topEvent, share);
  }
  return { topNameShare: topName, topShare: top, topEventShare: topEvent };
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

function probability(
  { model, space }: ReturnType<typeof readNamedModel>,
  features: Readonly<Record<string, number>>,
): number {
  return 1 / (1 + Math.exp(-at(logOddsOf(model, vectorOf(space, features)), 0)));
}
