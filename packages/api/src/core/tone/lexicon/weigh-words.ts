import type { ToneToken, ToneTokens } from '../line/tokenize.ts';
import { RULES } from './context-rules.ts';
import { ratedWord, WEIGHTS } from './rated-words.ts';
import { boost, contrastBySentence, negatesNext, negation } from './word-context.ts';

/** A rated word or phrase in a text, and the factor by which the rules change its weight. */
export interface WeighedWord {
  /** Range of tokens, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly factor: number;
}

interface Match {
  readonly from: number;
  /** Number of tokens, including a skipped number. */
  readonly length: number;
  readonly key: string;
}

const WORD = /\p{L}{2}/u;

/**
 * Finds the rated words and phrases (the longest wins) and applies the rules: negation, boosters and dampeners, capitals,
 * contrast, exclamation marks.
 */
export function weighedWords(scan: ToneTokens): WeighedWord[] {
  const { tokens } = scan;
  const matches = longestMatches(tokens);
  if (matches.length === 0) return [];
  const mixedCase = tokens.some(
    (token) => !token.capitals && token.key !== '' && token.end - token.start > 1,
  );
  const contrast = contrastBySentence(tokens, scan.sentences);
  const fixed = new Set(
    matches.flatMap(({ from, length }) => (length > 1 ? Array.from({ length }, (_, k) => from + k) : [])),
  );
  const units: WeighedWord[] = [];
  for (const { from, length, key } of matches) {
    const [token, last] = [tokens[from], tokens[from + length - 1]];
    if (!token || !last) continue;
    if (length === 1 && negatesNext(tokens, from)) continue;
    const at = contrast[token.sentence] ?? -1;
    let factor = boost(tokens, from) * emphasis(scan, token.sentence);
    // A smiley or a heart expresses the writer's feelings, regardless of negations before it.
    if (WORD.test(key)) factor *= negation(tokens, from, fixed);
    if (mixedCase && token.capitals) factor *= RULES.capitals;
    if (at >= 0) factor *= from < at ? RULES.beforeContrast : RULES.afterContrast;
    if (factor !== 0) units.push({ from, to: from + length, key, factor });
  }
  return units;
}

function longestMatches(tokens: readonly ToneToken[]): Match[] {
  const matches: Match[] = [];
  for (let i = 0; i < tokens.length; ) {
    const match = longestMatch(tokens, i);
    if (match) matches.push(match);
    i += match?.length ?? 1;
  }
  return matches;
}

/**
 * Returns the longest rated word or phrase that starts at `from`, skipping a number inside a phrase ("cut 500
 * jobs").
 */
function longestMatch(tokens: readonly ToneToken[], from: number): Match | undefined {
  const first = tokens[from];
  if (!first || first.key === '') return undefined;
  const { longest, isRated } = ratedWord(first.word);
  if (longest === 0) return undefined;
  let key = first.key;
  let found = isRated ? { from, length: 1, key } : undefined;
  for (let length = 2, words = 1; words < longest; length++) {
    const next = tokens[from + length - 1];
    if (!next || next.clause !== first.clause || (next.key === '' && length > words + 1)) break;
    if (next.key === '') continue;
    key += ` ${next.key}`;
    words++;
    if (WEIGHTS.has(key)) found = { from, length, key };
  }
  return found;
}

function emphasis(scan: ToneTokens, sentence: number): number {
  return 1 + RULES.exclamation * Math.min(RULES.maxExclamations, scan.exclamations[sentence] ?? 0);
}
