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
import { stageMeanings } from './stage-meanings.ts';

export interface DominanceFeatures {
  readonly list: Readonly<Record<string, number>>;
  readonly lines: readonly Readonly<Record<string, number>>[];
}

/** Minimum fraction of titles with a date. With fewer, a list is judged as one without days. */
const MIN_DATED_SHARE = 0.5;
/** Minimum probability. Below it, the list is treated as an ordinary one. */
const MIN_PROBABILITY = 0.5;

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
  const lines = lineFeatures(input, pairs, angles, peak?.day ?? null);
  return Float64Array.from(lines, (line) => probability(lineModel, line));
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

function listFeatures(input: DominanceInput, { shares }: TitleAngles, peak: Peak | null) {
  const { terms, words, days, profile, alignment } = input;
  const withoutEvent = terms.events.filter((events) => events.length === 0).length;
  const naming = profile.namesClient.reduce((sum, isNamed) => sum + isNamed, 0);
  return {
    undated: Number(peak === null),
    ...topShares(input),
    single: words.frequency.reduce((sum, count) => sum + Number(count === 1), 0) / days.length,
    withoutEvent: withoutEvent / days.length,
    naming: naming / days.length,
    peakOver: peak === null ? 0 : Math.log((1 + peak.titles) / (1 + peak.usual)),
    ...Object.fromEntries(ANGLES.map((name, angle) => [name, Math.sqrt(at(shares, angle))])),
    ...stageMeanings(alignment.vectors.common),
  };
}

/** Returns the shares of related titles with the most frequent name and with the most frequent event. */
function topShares({ terms, words, weighted: { names } }: DominanceInput) {
  let [topName, topEvent] = [0, 0];
  for (let term = 0; term < terms.firstFigure; term++) {
    const share = at(words.frequency, term) / Math.max(1, words.relatedTitles);
    if (term < terms.firstConcept && names[term] === 1) topName = Math.max(topName, share);
    if (CONCEPTS[term - terms.firstConcept]?.isEvent) topEvent = Math.max(topEvent, share);
  }
  return { topNameShare: topName, topEventShare: topEvent };
}

interface Peak {
  readonly day: number;
  /** Number of titles first published on that day or the next one. */
  readonly titles: number;
  /** Mean number of the other titles on two days. */
  readonly usual: number;
}

/** Returns the two consecutive days with the most titles. */
function peakOf(days: readonly (DayRange | null)[]): Peak {
  const counts = new Map<number, number>();
  for (const day of days) if (day) counts.set(day.first, (counts.get(day.first) ?? 0) + 1);
  const [best = { day: 0, titles: 0 }] = [...counts]
    .map(([day, count]) => ({ day, titles: count + (counts.get(day + 1) ?? 0) }))
    .sort((a, b) => b.titles - a.titles || a.day - b.day);
  const dated = days.filter((day) => day !== null).length;
  const span = Math.max(...counts.keys()) - Math.min(...counts.keys()) + 1;
  return { ...best, usual: (2 * (dated - best.titles)) / Math.max(1, span - 2) };
}

function probability(
  { model, space }: ReturnType<typeof readNamedModel>,
  features: Readonly<Record<string, number>>,
): number {
  return 1 / (1 + Math.exp(-at(logOddsOf(model, vectorOf(space, features)), 0)));
}
