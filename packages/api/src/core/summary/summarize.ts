import { type SummaryInput, type WeighedSentence, weighSentences } from './score-sentences.ts';
import { similarity } from './sentence-vectors.ts';

const USUAL_SENTENCES = 3;
const FEWEST_SENTENCES = 2;
const MOST_SENTENCES = 4;
/** A text of no more candidates than this is summed up in two sentences. */
const SHORT_TEXT_CANDIDATES = 3;
/** Three sentences with fewer characters than this leave room for a fourth. */
const SHORT_SUMMARY_CHARACTERS = 300;
const REDUNDANCY_WEIGHT = 0.5;
/** A longer sentence (text without full stops) is cut at a word, with an ellipsis. */
const MAX_SENTENCE_CHARACTERS = 700;
const UNSPACED_END = /[。！？．」』）]$/u;

/**
 * Extractive summary: two to four sentences of the text (three as a rule), word for word but for white space and
 * datelines, in reading order, never the headline. A text with fewer sentences is given whole; an empty one
 * gives an empty string. Sentences are taken greedily by score, less half the largest cosine with one already taken
 * (maximal marginal relevance, Carbonell & Goldstein 1998).
 * @param weighed `weighSentences(input)`, for a caller that has it already.
 */
export function summarize(
  input: SummaryInput,
  weighed: readonly WeighedSentence[] = weighSentences(input),
): string {
  const pool = weighed.filter(({ score }) => score > 0);
  const wanted = pool.length <= SHORT_TEXT_CANDIDATES ? FEWEST_SENTENCES : USUAL_SENTENCES;
  const chosen: WeighedSentence[] = [];
  const redundancy = new Map<number, number>();
  while (chosen.length < Math.min(pool.length, target(chosen, wanted))) {
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

function target(chosen: readonly WeighedSentence[], wanted: number): number {
  if (chosen.length < USUAL_SENTENCES || wanted < USUAL_SENTENCES) return wanted;
  const characters = chosen.reduce((sum, { text }) => sum + text.length, 0);
  return characters < SHORT_SUMMARY_CHARACTERS ? MOST_SENTENCES : wanted;
}

function best(
  pool: readonly WeighedSentence[],
  chosen: readonly WeighedSentence[],
  redundancy: ReadonlyMap<number, number>,
): WeighedSentence | undefined {
  let found: WeighedSentence | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const sentence of pool) {
    if (chosen.includes(sentence)) continue;
    const value = sentence.score - REDUNDANCY_WEIGHT * (redundancy.get(sentence.index) ?? 0);
    if (value > highest) [found, highest] = [sentence, value];
  }
  return found;
}

function append(text: string, sentence: string): string {
  if (text === '') return sentence;
  return UNSPACED_END.test(text) ? text + sentence : `${text} ${sentence}`;
}

function clip(sentence: string): string {
  if (sentence.length <= MAX_SENTENCE_CHARACTERS) return sentence;
  const head = sentence.slice(0, MAX_SENTENCE_CHARACTERS);
  const space = head.lastIndexOf(' ');
  return `${space > MAX_SENTENCE_CHARACTERS / 2 ? head.slice(0, space) : head}…`;
}
