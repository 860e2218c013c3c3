import type { Span } from '@earshot/schema/analysis-result';
import { at } from '@earshot/schema/at';
import { isBoilerplate, isCall, isCaption, isCredit } from './boilerplate.ts';
import { centralities, scaledToOne } from './centrality.ts';
import { withoutDateline } from './dateline.ts';
import { withoutStamp } from './live-entries.ts';
import { pivotOf, type Statement } from './pivot.ts';
import { contentTerms, type SentenceVector, sentenceVectors } from './sentence-vectors.ts';
import { type SentencePlace, sentencePlaces } from './text-layout.ts';

export interface SummaryInput {
  /** Not used in the summary, but gives weight to sentences that share its words. Empty if there is none. */
  readonly headline: string;
  readonly text: string;
  /** Sentences of `text` in order, as returned by `splitSentences`. */
  readonly sentences: readonly Span[];
  /** ISO 639-1 code or `und`. */
  readonly language: string;
}

export interface WeighedSentence {
  /** Index in `SummaryInput.sentences`. */
  readonly index: number;
  /** Whitespace collapsed, dateline and time stamp removed. */
  readonly text: string;
  readonly vector: SentenceVector;
  /** 0 if the sentence is not a candidate. */
  readonly score: number;
}

/** Number of sentences over which the weight of a position falls to 1/e. Chosen on the CNN/DailyMail development sample. */
const POSITION_DECAY = 5;
const HEADLINE_WEIGHT = 0.3;
/** Added to the sentence that states the point if the beginning does not: as much as for the first position. */
const PIVOT_BONUS = 1;
const MIN_WORDS = 5;
const MIN_UNSPACED_TERMS = 8;
/** Share of common terms, both of the headline and of the sentence, at which a sentence repeats the headline. */
const REPEATS_HEADLINE = 0.75;
const CAPTION_FACTOR = 0.5;
const MAX_SENTENCE_CHARACTERS = 700;
const CALL_PARAGRAPH_SENTENCES = 6;

/**
 * Returns the score of each sentence for the summary, aligned with `sentences`: its position (exp(-i/5) over the
 * candidates, in a live blog starting with the newest entry), how much later sentences repeat it (the highest is 1) and the
 * headline's words in it, plus 1 for the sentence that states the point if the beginning does not (`pivotOf`). Captions get
 * half of it. 0 for boilerplate, headings, fragments and repetitions of the headline, unless the text has nothing else.
 * Linear in the text.
 */
export function scoreSentences(input: SummaryInput): number[] {
  return weighSentences(input).map(({ score }) => score);
}

/** Like `scoreSentences`, with the additional data needed to choose sentences. */
export function weighSentences(input: SummaryInput): WeighedSentence[] {
  const { headline, text, sentences, language } = input;
  const places = sentencePlaces(text, sentences);
  const texts = sentences.map(({ start, end }, i) => cleaned(text.slice(start, end), places[i]));
  const terms = texts.map((sentence) => contentTerms(sentence, language));
  const headlineTerms = contentTerms(headline, language);
  const vectors = sentenceVectors(terms);
  const besideCalls = paragraphsWithCalls(texts, places);
  const candidate = texts.map(
    (sentence, i) =>
      !(isCredit(texts[i + 1] ?? '') && places[i]?.paragraph === places[i + 1]?.paragraph) &&
      isCandidate({
        sentence,
        terms: terms[i] ?? [],
        place: places[i],
        besideCalls,
        headlineTerms,
        language,
      }),
  );
  const usable = candidate.some(Boolean) ? candidate : texts.map((sentence) => sentence.length > 0);
  const echo = scaledToOne(centralities(vectors, usable));
  const headlineSet = new Set(headlineTerms);
  const headlineShare = terms.map(
    (list) => new Set(list.filter((term) => headlineSet.has(term))).size / Math.max(1, headlineSet.size),
  );
  const statements = texts.map(
    (sentence, i): Statement => ({
      sentence,
      isUsable: usable[i] ?? false,
      opensText: places[i]?.opensText ?? false,
      headlineShare: at(headlineShare, i),
      echo: at(echo, i),
    }),
  );
  const pivot = places.some((place) => place.entryRank !== undefined) ? -1 : pivotOf(statements, language);
  const positions = candidatePositions(usable, places, pivot);
  return texts.map((sentence, index) => {
    const vector = vectors[index] ?? new Map<string, number>();
    if (!usable[index]) return { index, text: sentence, vector, score: 0 };
    const score =
      Math.exp(-at(positions, index) / POSITION_DECAY) +
      at(echo, index) +
      HEADLINE_WEIGHT * at(headlineShare, index) +
      (index === pivot ? PIVOT_BONUS : 0);
    return { index, text: sentence, vector, score: isCaption(sentence) ? score * CAPTION_FACTOR : score };
  });
}

function cleaned(sentence: string, place: SentencePlace | undefined): string {
  const line = sentence.replace(/\s+/g, ' ');
  return withoutDateline(place?.entryRank === undefined ? line : withoutStamp(line));
}

/** Returns the positions among the candidates, newest entry first in a live blog, restarted at the pivot. */
function candidatePositions(
  usable: readonly boolean[],
  places: readonly SentencePlace[],
  pivot: number,
): number[] {
  const order = usable.flatMap((isUsable, index) => (isUsable ? [index] : []));
  order.sort((a, b) => (places[a]?.entryRank ?? 0) - (places[b]?.entryRank ?? 0) || a - b);
  const positions = new Array<number>(usable.length).fill(0);
  let position = 0;
  for (const index of order) {
    if (index === pivot) position = 0;
    positions[index] = position;
    position += 1;
  }
  return positions;
}

/** Returns the paragraphs that contain a call to the reader, except long ones, which belong to the article itself. */
function paragraphsWithCalls(
  texts: readonly string[],
  places: readonly SentencePlace[],
): ReadonlySet<number> {
  const sizes = new Map<number, number>();
  for (const { paragraph } of places) sizes.set(paragraph, (sizes.get(paragraph) ?? 0) + 1);
  return new Set(
    places.flatMap(({ paragraph }, i) =>
      (sizes.get(paragraph) ?? 0) <= CALL_PARAGRAPH_SENTENCES && isCall(texts[i] ?? '') ? [paragraph] : [],
    ),
  );
}

interface CandidateInput {
  readonly sentence: string;
  readonly terms: readonly string[];
  readonly place: SentencePlace | undefined;
  readonly besideCalls: ReadonlySet<number>;
  readonly headlineTerms: readonly string[];
  readonly language: string;
}

function isCandidate({
  sentence,
  terms,
  place,
  besideCalls,
  headlineTerms,
  language,
}: CandidateInput): boolean {
  const words = sentence.split(' ').length;
  if (words < MIN_WORDS && terms.length < MIN_UNSPACED_TERMS) return false;
  if (sentence.length > MAX_SENTENCE_CHARACTERS) return false;
  if (place?.isHeading || place?.isInBoilerplateSection) return false;
  const isAlone = place?.isAlone ?? false;
  const isBesideCall = besideCalls.has(place?.paragraph ?? -1);
  if (isBoilerplate({ sentence, language, isAlone, isBesideCall, terms: terms.length })) return false;
  return !repeats(terms, headlineTerms);
}

function repeats(terms: readonly string[], headlineTerms: readonly string[]): boolean {
  const own = new Set(terms);
  const theirs = new Set(headlineTerms);
  const shared = [...own].filter((term) => theirs.has(term)).length;
  return shared / own.size >= REPEATS_HEADLINE && shared / theirs.size >= REPEATS_HEADLINE;
}
