import type { Span } from '@earshot/schema/analysis-result';
import { isBoilerplate, isCaption, withoutDateline } from './boilerplate.ts';
import { echoes, links, strongestAsOne } from './centrality.ts';
import { contentTerms, type SentenceVector, sentenceVectors } from './sentence-vectors.ts';

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
/** Parts of the score in a long text and in a short one; their sum is the same, so that scores compare. */
const LONG_TEXT = { position: 1, echoes: 1, links: 0 };
const SHORT_TEXT = { position: 0.5, echoes: 0, links: 1.5 };
/** Up to so many candidates a text is wholly short, from so many on wholly long. */
const WHOLLY_SHORT = 14;
const WHOLLY_LONG = 18;
const HEADLINE_WEIGHT = 0.3;
const MIN_WORDS = 5;
const MIN_UNSPACED_TERMS = 8;
/** Share of the headline's terms (and of its own) above which a sentence repeats the headline. */
const REPEATS_HEADLINE = 0.75;
const CAPTION_FACTOR = 0.5;
const MAX_SENTENCE_CHARACTERS = 700;

/**
 * 1 for a text of at most 14 candidates, 0 from 18 on, linear between. In a long article the beginning says what is at
 * issue and the rest goes into detail; in a short one the sentences that share most words with the others do.
 */
export function shortness(candidates: number): number {
  return Math.min(1, Math.max(0, (WHOLLY_LONG - candidates) / (WHOLLY_LONG - WHOLLY_SHORT)));
}

/**
 * How much each sentence says about its text, aligned with `sentences`: its position in the article
 * (exp(-i/5) over the candidates), how much later sentences echo it and how many words it shares with the others (the
 * highest of each is 1), weighed by the shortness of the text; plus the headline's words in it. 0 for furniture,
 * fragments and repeats of the headline. Linear in the text: only short texts are compared sentence by sentence.
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
  const short = shortness(usable.filter(Boolean).length);
  const weight = (part: keyof typeof LONG_TEXT) =>
    LONG_TEXT[part] + short * (SHORT_TEXT[part] - LONG_TEXT[part]);
  const echo = strongestAsOne(echoes(vectors, usable));
  const link = short > 0 ? strongestAsOne(links(terms, usable)) : [];
  const headlineSet = new Set(headlineTerms);
  let position = 0;
  return texts.map((sentence, index) => {
    const vector = vectors[index] ?? new Map<string, number>();
    if (!usable[index]) return { index, text: sentence, vector, score: 0 };
    const shared = new Set((terms[index] ?? []).filter((term) => headlineSet.has(term))).size;
    const score =
      weight('position') * Math.exp(-position / POSITION_DECAY) +
      weight('echoes') * (echo[index] ?? 0) +
      weight('links') * (link[index] ?? 0) +
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
