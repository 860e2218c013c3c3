import { stopWordsOf } from '../text/stop-words.ts';

/** A sentence as weights by term: unit length, or empty if it has no content words. */
export type SentenceVector = ReadonlyMap<string, number>;

const WORD =
  /\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{M}]*|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Returns the content terms of a sentence: lowercase words without stop words. In scripts without spaces, pairs of adjacent
 * characters.
 */
export function contentTerms(sentence: string, language: string): string[] {
  const stopWords = stopWordsOf(language);
  const terms: string[] = [];
  let previous = '';
  for (const [token] of sentence.toLowerCase().replaceAll('’', "'").matchAll(WORD)) {
    const unspaced = UNSPACED.test(token);
    if (unspaced && previous) terms.push(previous + token);
    else if (!unspaced && !stopWords.has(token)) terms.push(token.replace(/'s$/, ''));
    previous = unspaced ? token : '';
  }
  return terms;
}

/** Returns unit-length TF-IDF vectors, with the sentences of this text as the collection. */
export function sentenceVectors(terms: readonly (readonly string[])[]): SentenceVector[] {
  const frequency = new Map<string, number>();
  for (const list of terms)
    for (const term of new Set(list)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  return terms.map((list) => {
    const counts = new Map<string, number>();
    for (const term of list) counts.set(term, (counts.get(term) ?? 0) + 1);
    let squares = 0;
    for (const [term, count] of counts) {
      const weight = count * Math.log(1 + terms.length / (frequency.get(term) ?? 1));
      counts.set(term, weight);
      squares += weight * weight;
    }
    const length = Math.sqrt(squares) || 1;
    for (const [term, weight] of counts) counts.set(term, weight / length);
    return counts;
  });
}

/** Returns the dot product, which is the cosine for vectors of unit length. */
export function similarity(a: SentenceVector, b: SentenceVector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}
