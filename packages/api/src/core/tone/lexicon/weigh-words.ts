import type { ToneToken, ToneTokens } from '../line/tokenize.ts';
import { RULES } from './context-rules.ts';
import type { Lexicon } from './lexicon.ts';
import { boost, contrastBySentence, negatesNext, negation } from './word-context.ts';

/** A word or phrase of the lexicon in a text, and the factor by which the rules change its weight. */
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
 * Finds the words and phrases of the lexicon (the longest wins) and applies the rules: negation, boosters and dampeners,
 * capitals, contrast, exclamation marks.
 */
export function weighedWords(scan: ToneTokens, lexicon: Lexicon): WeighedWord[] {
  const { tokens } = scan;
  const matches = longestMatches(tokens, lexicon);
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
    if (length === 1 && negatesNext(tokens, from, lexicon.has)) continue;
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

function longestMatches(tokens: readonly ToneToken[], lexicon: Lexicon): Match[] {
  const matches: Match[] = [];
  for (let i = 0; i < tokens.length; ) {
    const match = longestMatch(tokens, i, lexicon);
    if (match) matches.push(match);
    i += match?.length ?? 1;
  }
  return matches;
}

/**
 * Returns the longest word or phrase of the lexicon that starts at `from`, skipping a number inside a phrase ("cut 500
 * jobs").
 */
function longestMatch(tokens: readonly ToneToken[], from: number, lexicon: Lexicon): Match | undefined {
  const first = tokens[from];
  if (!first || first.key === '') return undefined;
  const most = lexicon.longestFrom(first.key);
  if (most === 0) return undefined;
  let key = first.key;
  let found = lexicon.has(key) ? { from, length: 1, key } : undefined;
  for (let length = 2, words = 1; words < most; length++) {
    const next = tokens[from + length - 1];
    if (!next || next.clause !== first.clause || (next.key === '' && length > words + 1)) break;
    if (next.key === '') continue;
    key += ` ${next.key}`;
    words++;
    if (lexicon.has(key)) found = { from, length, key };
  }
  return found;
}

function emphasis(scan: ToneTokens, sentence: number): number {
  return 1 + RULES.exclamation * Math.min(RULES.maxExclamations, scan.exclamations[sentence] ?? 0);
}
