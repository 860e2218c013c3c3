import { at } from '@earshot/schema/at';
import explainerWords from '../../../content/explainer-words.json' with { type: 'json' };
import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { wordRarity, wordVector } from '../../text/word-vectors.ts';
import { CONCEPTS } from './concept-phrases.ts';
import type { DayRange } from './day-evidence.ts';
import { leadingVector } from './leading-vector.ts';
import type { ListProfile } from './list-profile.ts';
import { toUnit } from './list-stems.ts';
import { rowOf } from './packed-rows.ts';
import type { TermWeights } from './term-weights.ts';
import type { TitleTerms } from './title-terms.ts';
import { wordKey } from './title-words.ts';
import type { WeightedTitles } from './word-weights.ts';

/** Data about the distinct titles of a list. */
export interface DominanceInput {
  readonly terms: TitleTerms;
  readonly words: TermWeights;
  readonly profile: ListProfile;
  readonly days: readonly (DayRange | null)[];
  readonly weighted: WeightedTitles;
  /** By title: the index of a line that has it. */
  readonly examples: Int32Array;
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

/** A term in more than this fraction of the titles does not count as specific to one story. */
const OWN_MAX_SHARE = 0.2;

const FIRST_WORDS = new Set(explainerWords.first.map(wordKey));
const EXPLAINER_WORDS = new Set(explainerWords.anywhere.map(wordKey));

/** What the titles of a list say apart from names, as vectors. */
export interface TitleMeanings {
  /** By title: what distinguishes it from the list. */
  readonly own: readonly Float32Array[];
  /** By title: cosine with the mean of the list. */
  readonly central: Float64Array;
}

/** Returns the mean vectors of the words of each title that are not names. */
export function titleMeanings({ weighted, examples }: DominanceInput): TitleMeanings {
  const { vocabulary, weights, names, words } = weighted;
  const scaled = vocabulary.map((key, word) => {
    if ((weights[word] ?? 0) <= 0 || names[word] === 1) return null;
    const rarity = wordRarity(key);
    return wordVector(key)?.map((value) => value * rarity) ?? null;
  });
  const means = Array.from(examples, (line) => {
    const sum = new Float32Array(VECTOR_DIMENSIONS);
    for (const word of rowOf(words, line))
      scaled[word]?.forEach((value, i) => {
        sum[i] = at(sum, i) + value;
      });
    toUnit(sum);
    return sum;
  });
  const mean = new Float32Array(VECTOR_DIMENSIONS).map(
    (_, i) => means.reduce((sum, vector) => sum + at(vector, i), 0) / means.length,
  );
  return {
    own: means.map((vector) => vector.map((value, i) => value - at(mean, i))),
    central: Float64Array.from(means, (vector) =>
      vector.reduce((sum, value, i) => sum + value * at(mean, i), 0),
    ),
  };
}

/** Returns, for each title, the weight of its most telling term that few other titles have. */
export function ownTerms({ terms, words, profile, days }: DominanceInput): Float64Array {
  return Float64Array.from(days, (_, title) => {
    let most = 0;
    for (const term of rowOf(terms.rows, title)) {
      const count = at(words.frequency, term);
      if (count >= 2 && count <= OWN_MAX_SHARE * days.length)
        most = Math.max(most, at(profile.telling, term));
    }
    return most;
  });
}

/**
 * Returns the features of each title for the question whether it belongs to the dominant event.
 *
 * @param peak The first of the two busiest days as a day number, or null for a list without days.
 */
export function lineFeatures(
  input: DominanceInput,
  pairs: MeasuredPairs,
  meanings: TitleMeanings,
  peak: number | null,
): Record<string, number>[] {
  const { profile, days } = input;
  const titles = days.length;
  const [nearest, cosine] = [new Float64Array(titles), new Float64Array(titles)];
  pairs.likelihood.forEach((likely, pair) => {
    for (const title of [at(pairs.first, pair), at(pairs.second, pair)]) {
      nearest[title] = Math.max(at(nearest, title), likely);
      cosine[title] = Math.max(at(cosine, title), at(pairs.cosine, pair));
    }
  });
  const scaled = {
    center: inDeviations(leadingVector(titles, pairs, pairs.likelihood)),
    wideCenter: inDeviations(leadingVector(titles, pairs, pairs.likelihood.map(Math.sqrt))),
    nearest: inDeviations(nearest),
    nearestWords: inDeviations(cosine),
    own: inDeviations(ownTerms(input)),
    central: inDeviations(meanings.central),
    length: inDeviations(Float64Array.from(days, (_, title) => wordsOf(input, title).length)),
  };
  const event = topEvent(input);
  return days.map((day, title) => ({
    undated: Number(peak === null),
    ...dayFeatures(day && peak !== null ? day.first - peak : null),
    client: at(profile.namesClient, title),
    ...Object.fromEntries(Object.entries(scaled).map(([name, values]) => [name, at(values, title)])),
    ...formFeatures(input, title, event),
    ...Object.fromEntries(Array.from(meanings.own[title] ?? [], (value, i) => [`meaning${i}`, value])),
  }));
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

/** An explainer, a live page or a question is rarely written about a follow-up. */
function formFeatures(input: DominanceInput, title: number, event: number) {
  const words = wordsOf(input, title);
  const events = input.terms.headEvents[title] ?? [];
  return {
    otherEvent: Number(events.some((concept) => concept !== event)),
    noEvent: Number(events.length === 0),
    asks: Number(FIRST_WORDS.has(words[0] ?? '')),
    explains: Number(words.some((word) => EXPLAINER_WORDS.has(word))),
  };
}

function wordsOf({ weighted, examples }: DominanceInput, title: number): string[] {
  return Array.from(
    rowOf(weighted.sequences, at(examples, title)),
    (word) => weighted.vocabulary[word] ?? '',
  );
}

/** Returns the number of the event concept in the most titles, or -1. */
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
