import type { Span } from '@earshot/schema/analysis-result';
import { isBoilerplate, isCaption, withoutDateline } from './boilerplate.ts';
import { contentTerms, type SentenceVector, sentenceVectors, similarity } from './sentence-vectors.ts';

export interface SummaryInput {
  /** Left out of the summary; also weighs sentences that share its words. Empty when there is none. */
  readonly headline: string;
  readonly text: string;
  /** Sentences of `text` in order, as `splitSentences` gives them. */
  readonly sentences: readonly Span[];
  /** ISO 639-1 or `und`. */
  readonly language: string;
}

export interface WeighedSentence {
  /** Position in `SummaryInput.sentences`. */
  readonly index: number;
  /** White space collapsed, dateline off. */
  readonly text: string;
  readonly vector: SentenceVector;
  /** 0 for a sentence that is no candidate. */
  readonly score: number;
}

/** Sentences over which the weight of a position falls to 1/e. */
const POSITION_DECAY = 5;
const CENTRALITY_WEIGHT = 1;
const HEADLINE_WEIGHT = 0.3;
const MIN_WORDS = 5;
const MIN_UNSPACED_TERMS = 8;
/** Share of the headline's terms (and of its own) above which a sentence repeats the headline. */
const REPEATS_HEADLINE = 0.75;
const CAPTION_FACTOR = 0.5;
const MAX_SENTENCE_CHARACTERS = 700;

/**
 * How much each sentence says about its text, aligned with `sentences`: the position in the article
 * (exp(-i/5) over the candidates), plus how much later sentences take up its words (TF-IDF cosine,
 * the strongest is 1), plus the headline's words in it. 0 for furniture, fragments and repeats of the headline.
 * Linear in the text: the sum of cosines is one product with the sum of all later vectors.
 */
export function scoreSentences(input: SummaryInput): number[] {
  return weighSentences(input).map(({ score }) => score);
}

/** `scoreSentences` with what the choice of sentences needs besides. */
export function weighSentences({ headline, text, sentences, language }: SummaryInput): WeighedSentence[] {
  const texts = sentences.map(({ start, end }) =>
    withoutDateline(text.slice(start, end).replace(/\s+/g, ' ')),
  );
  const terms = texts.map((sentence) => contentTerms(sentence, language));
  const headlineTerms = contentTerms(headline, language);
  const vectors = sentenceVectors(terms);
  const candidate = texts.map((sentence, i) => isCandidate(sentence, terms[i] ?? [], headlineTerms));
  const usable = candidate.some(Boolean) ? candidate : texts.map((sentence) => sentence.length > 0);
  const centrality = centralities(vectors, usable);
  const strongest = centrality.reduce((most, value) => Math.max(most, value), 0) || 1;
  const headlineSet = new Set(headlineTerms);
  let position = 0;
  return texts.map((sentence, index) => {
    const vector = vectors[index] ?? new Map<string, number>();
    if (!usable[index]) return { index, text: sentence, vector, score: 0 };
    const shared = new Set((terms[index] ?? []).filter((term) => headlineSet.has(term))).size;
    const score =
      Math.exp(-position / POSITION_DECAY) +
      (CENTRALITY_WEIGHT * (centrality[index] ?? 0)) / strongest +
      HEADLINE_WEIGHT * (shared / Math.max(1, headlineSet.size));
    position += 1;
    return { index, text: sentence, vector, score: isCaption(sentence) ? score * CAPTION_FACTOR : score };
  });
}

function isCandidate(sentence: string, terms: readonly string[], headlineTerms: readonly string[]): boolean {
  const words = sentence.split(' ').length;
  const unspaced = words < MIN_WORDS && terms.length >= MIN_UNSPACED_TERMS;
  if (words < MIN_WORDS && !unspaced) return false;
  if (sentence.length > MAX_SENTENCE_CHARACTERS || isBoilerplate(sentence)) return false;
  return !repeats(terms, headlineTerms);
}

function repeats(terms: readonly string[], headlineTerms: readonly string[]): boolean {
  if (headlineTerms.length === 0 || terms.length === 0) return false;
  const own = new Set(terms);
  const theirs = new Set(headlineTerms);
  const shared = [...own].filter((term) => theirs.has(term)).length;
  return shared / own.size >= REPEATS_HEADLINE && shared / theirs.size >= REPEATS_HEADLINE;
}

function centralities(vectors: readonly SentenceVector[], usable: readonly boolean[]): number[] {
  const result = new Array<number>(vectors.length).fill(0);
  const later = new Map<string, number>();
  for (let i = vectors.length - 1; i >= 0; i--) {
    const vector = vectors[i];
    if (!usable[i] || !vector) continue;
    result[i] = similarity(vector, later);
    for (const [term, weight] of vector) later.set(term, (later.get(term) ?? 0) + weight);
  }
  return result;
}
