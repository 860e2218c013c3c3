import { at } from '@earshot/schema/at';
import datedFile from '../../../content/models/pairs-dominant-dated.json' with { type: 'json' };
import listFile from '../../../content/models/pairs-dominant-list.json' with { type: 'json' };
import undatedFile from '../../../content/models/pairs-dominant-undated.json' with { type: 'json' };
import { vectorOf } from '../../model/feature-space.ts';
import { logOddsOf } from '../../model/linear-model.ts';
import { readNamedModel } from '../../model/model-file.ts';
import { type DayRange, isDatedList } from './day-evidence.ts';
import { type DominanceInput, lineFeatures, type MeasuredPairs, withNeighbors } from './dominant-lines.ts';
import { ANGLES, readAngles, type TitleAngles } from './headline-angles.ts';
import { stageMeanings } from './stage-meanings.ts';

export interface DominanceFeatures {
  readonly list: Readonly<Record<string, number>>;
  readonly lines: readonly Readonly<Record<string, number>>[];
}

/**
 * Minimum probability. Below it, the list is treated as an ordinary one. Chosen by cross-validation: missing an event costs
 * more than finding one in an ordinary list.
 */
const MIN_PROBABILITY = 0.4;

const listModel = readNamedModel(listFile);
/** Models that score titles, for lists with and without days. The second relies more on words and angles. */
const datedModel = readNamedModel(datedFile);
const undatedModel = readNamedModel(undatedFile);
/**
 * Exponents applied to the probability of a title. Higher values exclude more titles of medium probability. Chosen by
 * cross-validation across authors; with days, for a pair precision of 0.8.
 */
const EXPONENT = { dated: 4, undated: 2.3 } as const;

/**
 * Returns, for each title, how strongly it belongs to the one event that dominates the list, such as a crash or an outage
 * at the client, 0-1. Null if no event dominates the list. In a list dominated by one event, a shared subject and a similar
 * date are strong evidence; elsewhere they are weak.
 */
export function findDominantEvent(input: DominanceInput, pairs: MeasuredPairs): Float64Array | null {
  const peak = datedPeak(input);
  const angles = readAngles(input.titles);
  if (probabilityOf(oddsOf(listModel, listFeatures(input, angles, peak))) < MIN_PROBABILITY) return null;
  const lines = lineFeatures(input, pairs, angles, peak?.day ?? null);
  // Without days, the likelihoods of pairs are too uncertain to adjust a title's score by its neighbors.
  if (peak === null)
    return Float64Array.from(lines, (line) => probabilityOf(oddsOf(undatedModel, line)) ** EXPONENT.undated);
  const odds = Float64Array.from(lines, (line) => oddsOf(datedModel, line));
  return withNeighbors(odds, pairs).map((own) => probabilityOf(own) ** EXPONENT.dated);
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
  return isDatedList(days) ? peakOf(days) : null;
}

function listFeatures(
  { terms, words, days, alignment }: DominanceInput,
  { shares }: TitleAngles,
  peak: Peak | null,
) {
  const withoutEvent = terms.events.filter((events) => events.length === 0).length;
  return {
    single: words.frequency.reduce((sum, count) => sum + Number(count === 1), 0) / days.length,
    withoutEvent: withoutEvent / days.length,
    peakOver: peak === null ? 0 : Math.log((1 + peak.titles) / (1 + peak.usual)),
    ...Object.fromEntries(ANGLES.map((name) => [name, Math.sqrt(shares.get(name) ?? 0)])),
    ...stageMeanings(alignment.vectors.common),
  };
}

interface Peak {
  readonly day: number;
  /** Number of titles first published on that day or the next one. */
  readonly titles: number;
  /** Mean number of other titles per two days. */
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

function oddsOf(
  { model, space }: ReturnType<typeof readNamedModel>,
  features: Readonly<Record<string, number>>,
): number {
  return at(logOddsOf(model, vectorOf(space, features)), 0);
}

function probabilityOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
