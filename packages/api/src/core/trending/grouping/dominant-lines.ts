import { at } from '@earshot/schema/at';
import type { DayRange } from './day-evidence.ts';
import { ANGLES, type TitleAngles } from './headline-angles.ts';
import { leadingVector } from './leading-vector.ts';
import { type ListProfile, NAME_KINDS } from './list-profile.ts';
import { stageMeanings } from './stage-meanings.ts';
import type { TermWeights } from './term-weights.ts';
import type { TitleTerms } from './title-terms.ts';
import { vectorAt } from './vector-rows.ts';
import type { WordAlignment } from './word-alignment.ts';

/** Data about the distinct titles of a list. */
export interface DominanceInput {
  readonly titles: readonly string[];
  readonly terms: TitleTerms;
  readonly words: TermWeights;
  readonly days: readonly (DayRange | null)[];
  readonly profile: ListProfile;
  readonly alignment: WordAlignment;
}

/** Pairs of distinct titles and their likelihoods. */
export interface MeasuredPairs {
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** By pair: likelihood that both titles tell the same story, 0-1. */
  readonly likelihood: Float64Array;
}

/** Share of titles at which an angle or a word no longer distinguishes the dominant event from its follow-ups. */
const COMMON_SHARE = 0.3;
/** Added to the sum of the likelihoods, so that a title with weak links keeps its own log odds. */
const WEAK_LINKS = 0.3;

/**
 * Returns, for each title, the features that decide whether it belongs to the dominant event.
 *
 * @param peak The first of the two busiest days as a day number, or null for a list without days.
 */
export function lineFeatures(
  { days, alignment, profile }: DominanceInput,
  pairs: MeasuredPairs,
  angles: TitleAngles,
  peak: number | null,
): Record<string, number>[] {
  const nearest = new Float64Array(days.length);
  pairs.likelihood.forEach((likely, pair) => {
    for (const title of [at(pairs.first, pair), at(pairs.second, pair)])
      nearest[title] = Math.max(at(nearest, title), likely);
  });
  const center = inDeviations(leadingVector(days.length, pairs, pairs.likelihood.map(Math.sqrt)));
  const linked = inDeviations(nearest);
  return days.map((day, title) => ({
    center: at(center, title),
    nearest: at(linked, title),
    ...dayFeatures(day && peak !== null ? day.first - peak : null),
    ownName: Number((at(profile.namesOfTitle, title) & NAME_KINDS.own) > 0),
    ...stageMeanings(vectorAt(alignment.vectors.means, title)),
    ...angleFeatures(angles, title),
  }));
}

/** `gap`: days since the peak, or null if unknown. */
function dayFeatures(gap: number | null) {
  return {
    onPeak: Number(gap === 0),
    dayAfterPeak: Number(gap === 1),
    afterPeak: Number(gap !== null && gap > 2),
  };
}

/** The more titles of the list have an angle, the less it counts, because it may be what the dominant event is about. */
function angleFeatures({ ofTitle, shares }: TitleAngles, title: number): Record<string, number> {
  const own = [...(ofTitle[title] ?? [])];
  const shareOf = (name: string) => shares.get(name) ?? 0;
  return {
    ...Object.fromEntries(own.map((name) => [name, Math.max(0, 1 - shareOf(name) / COMMON_SHARE)])),
    commonAngle: Math.max(0, ...own.filter((name) => ANGLES.includes(name)).map(shareOf)),
  };
}

/**
 * Returns the log odds of each title plus the mean of its neighbors, weighted by the likelihood of telling the same story.
 * The titles of a follow-up are thus left out together.
 */
export function withNeighbors(
  logOdds: Float64Array,
  { first, second, likelihood }: MeasuredPairs,
): Float64Array {
  const sums = new Float64Array(logOdds.length);
  const weights = new Float64Array(logOdds.length).fill(WEAK_LINKS);
  const add = (title: number, neighbor: number, likely: number) => {
    sums[title] = at(sums, title) + likely * at(logOdds, neighbor);
    weights[title] = at(weights, title) + likely;
  };
  likelihood.forEach((likely, pair) => {
    add(at(first, pair), at(second, pair), likely);
    add(at(second, pair), at(first, pair), likely);
  });
  return logOdds.map((own, title) => own + at(sums, title) / at(weights, title));
}

/** Returns each value as the number of standard deviations from the mean of the list. */
function inDeviations(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const deviation = Math.sqrt(variance) || 1;
  return values.map((value) => (value - mean) / deviation);
}
