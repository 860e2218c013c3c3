import { safeCut } from '../text/safe-cut.ts';
import { type SummaryInput, type WeighedSentence, weighSentences } from './score-sentences.ts';
import { similarity } from './sentence-vectors.ts';

const MIN_SENTENCES = 2;
const MAX_SENTENCES = 4;
/** A third and a fourth sentence are added only while the summary is shorter than this. */
const ROOM_FOR_MORE_CHARACTERS = 375;
const REDUNDANCY_WEIGHT = 0.5;
/** Cosine at which two sentences say the same. */
const REPEATS = 0.8;
/** A longer sentence (text without periods) is cut at a word, with an ellipsis. */
const MAX_SENTENCE_CHARACTERS = 700;
/** The end of a sentence that is followed by another one within the same quotation. */
const INSIDE_QUOTATION = /\p{Ll}[.!?…] (?=\p{Lu}[^"“„]*["”“])/gu;
const UNSPACED_END = /[。！？．」』）]$/u;

/**
 * Returns an extractive summary: two to four sentences of the text in reading order, verbatim except whitespace and
 * datelines, and never the headline. At most half of the candidates, but at least two. A shorter text is returned whole.
 * For an empty text, returns an empty string. Sentences are chosen greedily by score, less half the largest cosine with a
 * chosen one (maximal marginal relevance, Carbonell & Goldstein 1998). A sentence that says the same as a chosen one is
 * skipped.
 * @param weighed `weighSentences(input)`, for a caller that already has it.
 */
export function summarize(
  input: SummaryInput,
  weighed: readonly WeighedSentence[] = weighSentences(input),
): string {
  const pool = weighed.filter(({ score }) => score > 0);
  const chosen: WeighedSentence[] = [];
  const redundancy = new Map<number, number>();
  while (hasRoom(chosen, pool.length)) {
    const next = best(pool, chosen, redundancy);
    if (!next) break;
    chosen.push(next);
    for (const sentence of pool) {
      const shared = similarity(sentence.vector, next.vector);
      redundancy.set(sentence.index, Math.max(redundancy.get(sentence.index) ?? 0, shared));
    }
  }
  return chosen
    .sort((a, b) => a.index - b.index)
    .reduce((text, sentence) => append(text, clip(sentence.text)), '');
}

function hasRoom(chosen: readonly WeighedSentence[], candidates: number): boolean {
  if (chosen.length < MIN_SENTENCES) return chosen.length < candidates;
  if (chosen.length >= Math.ceil(candidates / 2) || sentencesRead(chosen) >= MAX_SENTENCES) return false;
  return chosen.reduce((sum, { text }) => sum + text.length, 0) < ROOM_FOR_MORE_CHARACTERS;
}

function best(
  pool: readonly WeighedSentence[],
  chosen: readonly WeighedSentence[],
  redundancy: ReadonlyMap<number, number>,
): WeighedSentence | undefined {
  let found: WeighedSentence | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const sentence of pool) {
    const shared = redundancy.get(sentence.index) ?? 0;
    if (shared >= REPEATS || chosen.includes(sentence)) continue;
    if (chosen.length >= MIN_SENTENCES && sentencesRead([...chosen, sentence]) > MAX_SENTENCES) continue;
    const value = sentence.score - REDUNDANCY_WEIGHT * shared;
    if (value > highest) [found, highest] = [sentence, value];
  }
  return found;
}

/** Counts sentences as a reader would: a sentence that contains a quotation of two counts as two. */
function sentencesRead(sentences: readonly WeighedSentence[]): number {
  return sentences.reduce((sum, { text }) => sum + 1 + (text.match(INSIDE_QUOTATION)?.length ?? 0), 0);
}

function append(text: string, sentence: string): string {
  if (text === '') return sentence;
  return UNSPACED_END.test(text) ? text + sentence : `${text} ${sentence}`;
}

function clip(sentence: string): string {
  if (sentence.length <= MAX_SENTENCE_CHARACTERS) return sentence;
  const head = sentence.slice(0, safeCut(sentence, MAX_SENTENCE_CHARACTERS));
  const space = head.lastIndexOf(' ');
  return `${space > MAX_SENTENCE_CHARACTERS / 2 ? head.slice(0, space) : head}…`;
}
