import type { Lexicon } from './lexicon.ts';
import {
  boost,
  contrastBySentence,
  direction,
  isPartOfName,
  isTitleCase,
  negatesNext,
  negation,
} from './sentiment-context.ts';
import { RULES } from './sentiment-rules.ts';
import { type SentimentToken, type SentimentTokens, sentimentTokens } from './sentiment-tokens.ts';

/** A word or phrase of the lexicon in a text, and the factor by which the rules change its weight. */
interface SentimentUnit {
  readonly start: number;
  readonly end: number;
  readonly key: string;
  readonly factor: number;
  readonly sentence: number;
}

interface SentimentUnits {
  readonly units: readonly SentimentUnit[];
  readonly sentences: number;
}

interface Match {
  readonly from: number;
  /** Tokens, a skipped number included. */
  readonly length: number;
  readonly key: string;
}

const WORD = /\p{L}{2}/u;

/**
 * Finds the lexicon's words and phrases (the longest wins) and applies the rules: negation, boosters and
 * dampeners, capitals, contrast, direction of figures, endings of evils, exclamation marks.
 */
export function sentimentUnits(text: string, lexicon: Lexicon): SentimentUnits {
  const scan = sentimentTokens(text, lexicon.has);
  const { tokens } = scan;
  const mixedCase = tokens.some(
    (token) => !token.capitals && token.key !== '' && token.end - token.start > 1,
  );
  const namesStandOut = !isTitleCase(tokens);
  const contrast = contrastBySentence(tokens, scan.sentences);
  const matches = longestMatches(tokens, lexicon);
  const fixed = new Set(
    matches.flatMap(({ from, length }) => (length > 1 ? Array.from({ length }, (_, k) => from + k) : [])),
  );
  const units: SentimentUnit[] = [];
  for (const { from, length, key } of matches) {
    const [token, last] = [tokens[from], tokens[from + length - 1]];
    if (!token || !last) continue;
    if (length === 1 && negatesNext(tokens, from, lexicon.has)) continue;
    const at = contrast[token.sentence] ?? -1;
    let factor = boost(tokens, from) * direction(tokens, from, key) * emphasis(scan, token.sentence);
    // A smile or a heart says what its writer feels, whatever the sentence before it denies.
    if (WORD.test(key)) factor *= negation(tokens, from, fixed);
    if (namesStandOut && isPartOfName(tokens, from, length)) factor *= RULES.name;
    if (mixedCase && token.capitals) factor *= RULES.capitals;
    if (at >= 0) factor *= from < at ? RULES.beforeContrast : RULES.afterContrast;
    if (factor !== 0)
      units.push({ start: token.start, end: last.end, key, factor, sentence: token.sentence });
  }
  return { units, sentences: scan.sentences };
}

function longestMatches(tokens: readonly SentimentToken[], lexicon: Lexicon): Match[] {
  const matches: Match[] = [];
  for (let i = 0; i < tokens.length; ) {
    const match = longestMatch(tokens, i, lexicon);
    if (match) matches.push(match);
    i += match?.length ?? 1;
  }
  return matches;
}

/** The longest word or phrase of the lexicon from `from`; a number inside a phrase is passed over ("cut 500 jobs"). */
function longestMatch(tokens: readonly SentimentToken[], from: number, lexicon: Lexicon): Match | undefined {
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

function emphasis(scan: SentimentTokens, sentence: number): number {
  return 1 + RULES.exclamation * Math.min(RULES.maxExclamations, scan.exclamations[sentence] ?? 0);
}
