import { at } from '@earshot/schema/at';
import { CONCEPTS } from './concept-phrases.ts';
import type { DayRange } from './day-evidence.ts';
import { ANGLES, type TitleAngles } from './headline-angles.ts';
import { leadingVector } from './leading-vector.ts';
import { type ListProfile, NAME_KINDS } from './list-profile.ts';
import { rowOf } from './packed-rows.ts';
import { stageMeanings } from './stage-meanings.ts';
import type { TermWeights } from './term-weights.ts';
import type { TitleTerms } from './title-terms.ts';
import { vectorAt } from './vector-rows.ts';
import type { WordAlignment } from './word-alignment.ts';
import type { WeightedTitles } from './word-weights.ts';

/** Data about the distinct titles of a list. */
export interface DominanceInput {
  readonly titles: readonly string[];
  readonly terms: TitleTerms;
  readonly words: TermWeights;
  readonly days: readonly (DayRange | null)[];
  readonly weighted: WeightedTitles;
  /** By title: the index of a line that has it. */
  readonly examples: Int32Array;
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

/** Share of titles at which an angle no longer distinguishes the dominant event from its follow-ups. */
const COMMON_ANGLE = 0.3;

/**
 * Returns, for each title, the features that decide whether it belongs to the dominant event.
 *
 * @param peak The first of the two busiest days as a day number, or null for a list without days.
 */
export function lineFeatures(
  input: DominanceInput,
  pairs: MeasuredPairs,
  angles: TitleAngles,
  peak: number | null,
): Record<string, number>[] {
  const { terms, weighted, examples, days, alignment, profile } = input;
  const nearest = new Float64Array(days.length);
  pairs.likelihood.forEach((likely, pair) => {
    for (const title of [at(pairs.first, pair), at(pairs.second, pair)])
      nearest[title] = Math.max(at(nearest, title), likely);
  });
  const lengths = Float64Array.from(examples, (line) => rowOf(weighted.sequences, line).length);
  const center = leadingVector(days.length, pairs, pairs.likelihood.map(Math.sqrt));
  const scaled = Object.entries({ center, nearest, length: lengths }).map(
    ([name, values]) => [name, inDeviations(values)] as const,
  );
  const event = topEvent(input);
  return days.map((day, title) => {
    const events = terms.headEvents[title] ?? [];
    return {
      undated: Number(peak === null),
      ...dayFeatures(day && peak !== null ? day.first - peak : null),
      ...Object.fromEntries(scaled.map(([name, values]) => [name, at(values, title)])),
      otherEvent: Number(events.some((concept) => concept !== event)),
      noEvent: Number(events.length === 0),
      ...angleFeatures(angles, title),
      ...stageMeanings(vectorAt(alignment.vectors.means, title)),
      ...nameFeatures(at(profile.namesOfTitle, title)),
    };
  });
}

/** `gap`: days since the peak, or null if unknown. */
function dayFeatures(gap: number | null) {
  return {
    onPeak: Number(gap === 0),
    dayAfterPeak: Number(gap === 1),
    beforePeak: Number(gap !== null && gap < 0),
    afterPeak: Number(gap !== null && gap > 2),
  };
}

/** An angle counts less the more titles of the list have it, because it may be what the dominant event is about. */
function angleFeatures({ ofTitle, shares }: TitleAngles, title: number): Record<string, number> {
  const own = ofTitle[title];
  const angles = ANGLES.map((name, angle) => [
    name,
    own?.has(angle) ? Math.max(0, 1 - at(shares, angle) / COMMON_ANGLE) : 0,
  ]);
  const commonAngle = Math.max(0, ...Array.from(own ?? [], (angle) => at(shares, angle)));
  return { ...Object.fromEntries(angles), commonAngle };
}

/** `kinds`: bits of `NAME_KINDS`. */
function nameFeatures(kinds: number) {
  return {
    ownName: Number((kinds & NAME_KINDS.own) > 0),
    subjectName: Number((kinds & NAME_KINDS.subject) > 0),
    clientName: Number((kinds & NAME_KINDS.client) > 0),
  };
}

/** Returns the number of the event concept that occurs in the most titles, or -1 if none occurs in two. */
function topEvent({ terms, words }: DominanceInput): number {
  let [top, most] = [-1, 1];
  CONCEPTS.forEach(({ isEvent }, concept) => {
    const count = words.frequency[terms.firstConcept + concept] ?? 0;
    if (isEvent && count > most) [top, most] = [concept, count];
  });
  return top;
}

/** Returns each value as the number of standard deviations from the mean of the list. */
function inDeviations(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  const deviation = Math.sqrt(variance) || 1;
  return values.map((value) => (value - mean) / deviation);
}
