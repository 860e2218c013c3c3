import {
  BOOSTERS,
  CONTRASTS,
  DAMPENERS,
  DIRECTIONS,
  NEGATORS,
  RULES,
  UNWELCOME_FIGURES,
  VERB_NEGATORS,
} from './sentiment-rules.ts';
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

const MAX_PHRASE_TOKENS = 4;
/** A figure beyond one of these belongs to another statement. */
const JOINERS: ReadonlySet<string> = new Set(['and', 'or', 'while', 'as', 'but', 'after']);

/**
 * Finds the lexicon's words and phrases (the longest wins) and applies the rules: negation, boosters and
 * dampeners, capitals, contrast, direction of unwelcome figures, exclamation marks.
 */
export function sentimentUnits(text: string, has: (key: string) => boolean): SentimentUnits {
  const scan = sentimentTokens(text, has);
  const { tokens } = scan;
  const mixedCase = tokens.some(
    (token) => !token.capitals && token.key !== '' && token.end - token.start > 1,
  );
  const namesStandOut = !isTitleCase(tokens);
  const contrast = contrastBySentence(tokens, scan.sentences);
  const units: SentimentUnit[] = [];
  for (let i = 0; i < tokens.length; ) {
    const length = phraseLength(tokens, i, has);
    const token = tokens[i];
    if (!token || length === 0) {
      i++;
      continue;
    }
    const end = tokens[i + length - 1]?.end ?? token.end;
    const key = length === 1 ? token.key : joined(tokens, i, length);
    const at = contrast[token.sentence] ?? -1;
    let factor = 1;
    if (length === 1 && negatesNext(tokens, i, has)) factor = 0;
    factor *= negation(tokens, i) * boost(tokens, i) * direction(tokens, i, key);
    if (namesStandOut && isPartOfName(tokens, i, length)) factor *= RULES.name;
    if (mixedCase && token.capitals) factor *= RULES.capitals;
    if (at >= 0) factor *= i < at ? RULES.beforeContrast : RULES.afterContrast;
    factor *= emphasis(scan, token.sentence);
    if (factor !== 0) units.push({ start: token.start, end, key, factor, sentence: token.sentence });
    i += length;
  }
  return { units, sentences: scan.sentences };
}

/** Number of tokens from `i` that make up the longest phrase of the lexicon; 0 when there is none. */
function phraseLength(tokens: readonly SentimentToken[], i: number, has: (key: string) => boolean): number {
  const first = tokens[i];
  if (!first || first.key === '') return 0;
  let key = first.key;
  let longest = has(key) ? 1 : 0;
  for (let length = 2; length <= MAX_PHRASE_TOKENS; length++) {
    const next = tokens[i + length - 1];
    if (!next || next.key === '' || next.clause !== first.clause) break;
    key += ` ${next.key}`;
    if (has(key)) longest = length;
  }
  return longest;
}

/** In title case a capital letter says nothing about names. */
function isTitleCase(tokens: readonly SentimentToken[]): boolean {
  const words = tokens.filter(({ key }) => key.length > 3);
  return words.filter(({ initial }) => initial).length > words.length / 2;
}

/** A capitalised word inside a sentence beside another capitalised word (`Best Buy`, `Grand Prize Foods`). */
function isPartOfName(tokens: readonly SentimentToken[], i: number, length: number): boolean {
  const [before, token, after] = [tokens[i - 1], tokens[i], tokens[i + length]];
  if (!token?.initial || token.capitals || !before || before.sentence !== token.sentence) return false;
  const beside = [before, after].filter((other) => other !== undefined && other.clause === token.clause);
  return beside.some((other) => other?.initial && !other.capitals && other.end - other.start > 1);
}

function joined(tokens: readonly SentimentToken[], from: number, length: number): string {
  return tokens
    .slice(from, from + length)
    .map(({ key }) => key)
    .join(' ');
}

function contrastBySentence(tokens: readonly SentimentToken[], sentences: number): number[] {
  const at = new Array<number>(sentences).fill(-1);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token && CONTRASTS.has(token.key)) at[token.sentence] = i;
  }
  return at;
}

/** A negator that stands in front of another word of the lexicon only turns that word. */
function negatesNext(tokens: readonly SentimentToken[], i: number, has: (key: string) => boolean): boolean {
  const token = tokens[i];
  if (!token || !NEGATORS.has(token.key)) return false;
  for (let j = i + 1; j <= i + RULES.negationReach; j++) {
    const next = tokens[j];
    if (!next || next.sentence !== token.sentence) return false;
    if (next.key !== '' && has(next.key)) return true;
  }
  return false;
}

function negation(tokens: readonly SentimentToken[], i: number): number {
  const token = tokens[i];
  for (let distance = 1; token && distance <= RULES.verbNegationReach; distance++) {
    const before = tokens[i - distance];
    if (!before || before.sentence !== token.sentence) break;
    const near = distance <= RULES.negationReach;
    if (!near && (before.clause !== token.clause || !VERB_NEGATORS.has(before.key))) continue;
    if (CONTRASTS.has(before.key)) break;
    const after = tokens[i - distance + 1]?.key;
    if (before.key === 'never' && (after === 'so' || after === 'this')) return 1.25;
    if (before.key === 'not' && after === 'only') return 1;
    if (before.key === 'least' && distance === 1) {
      const earlier = tokens[i - 2]?.key;
      return earlier === 'at' || earlier === 'very' ? 1 : RULES.negation;
    }
    if (NEGATORS.has(before.key)) return RULES.negation;
  }
  return 1;
}

function boost(tokens: readonly SentimentToken[], i: number): number {
  const token = tokens[i];
  let [factor, share] = [1, 1];
  for (let distance = 1; token && distance <= RULES.boosterReach; distance++) {
    const before = tokens[i - distance];
    if (!before || before.sentence !== token.sentence) break;
    if (BOOSTERS.has(before.key)) factor += RULES.booster * share * (before.capitals ? RULES.capitals : 1);
    else if (DAMPENERS.has(before.key)) factor -= RULES.booster * share;
    share *= RULES.boosterDecay;
  }
  return factor;
}

/** `costs fell` and `loss narrowed` are good news: the direction turns, the figure's own weight is damped. */
function direction(tokens: readonly SentimentToken[], i: number, key: string): number {
  const isDirection = DIRECTIONS.has(key);
  if (!isDirection && !UNWELCOME_FIGURES.has(key)) return 1;
  const partner = isDirection ? UNWELCOME_FIGURES : DIRECTIONS;
  const token = tokens[i];
  if (!token) return 1;
  for (const step of [-1, 1]) {
    for (let distance = 1; distance <= RULES.figureReach; distance++) {
      const other = tokens[i + step * distance];
      if (!other || other.clause !== token.clause || JOINERS.has(other.key)) break;
      if (partner.has(other.key)) return isDirection ? RULES.figureReversal : RULES.figureDamping;
    }
  }
  return 1;
}

function emphasis(scan: SentimentTokens, sentence: number): number {
  return 1 + RULES.exclamation * Math.min(RULES.maxExclamations, scan.exclamations[sentence] ?? 0);
}
