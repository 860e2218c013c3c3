/**
 * Finds the rated words of a text and how the words around them change their weights. The rules and their constants follow
 * VADER (Hutto & Gilbert 2014). Differences are described in `docs/methods/tone.md`.
 */
import words from '../../../content/tone/context-words.json' with { type: 'json' };
import type { ToneToken, ToneTokens } from '../line/tokenize.ts';
import { ratedWord, WEIGHTS } from './rated-words.ts';

const set = (name: keyof typeof words): ReadonlySet<string> => new Set(words[name]);

export const NEGATORS = set('negators');
/** Negators that may also be a whole sentence. Before a comma they are an answer and negate nothing. */
const ANSWERS = set('answers');
/** Two-word negators, keyed by the second word. */
const NEGATING_PAIRS: ReadonlyMap<string, string> = new Map([
  ['from', 'far'],
  ['but', 'anything'],
  ['than', 'less'],
]);
/** Negators of verbs, which have a longer reach than negators of nouns. */
const VERB_NEGATORS = set('verbNegators');
const BOOSTERS = set('boosters');
const DAMPENERS = set('dampeners');
const CONTRASTS = set('contrasts');

export const RULES = {
  negation: -0.74,
  /**
   * Number of tokens before a word within which a negator has an effect. Verb negators reach further within the same
   * clause.
   */
  negationReach: 3,
  verbNegationReach: 4,
  booster: 0.15,
  boosterReach: 3,
  boosterDecay: 0.95,
  capitals: 1.37,
  beforeContrast: 0.5,
  afterContrast: 1.5,
  exclamation: 0.09,
  maxExclamations: 4,
  /**
   * Normalization constant from VADER: the value is sum / sqrt(sum² + alpha), which is 0.707 if the sum is the square root
   * of alpha.
   */
  alpha: 15,
  /** The same for posts, whose words are stronger. */
  postAlpha: 10,
  /** Number of sentences up to which weights are simply added. Longer texts count as three average sentences. */
  fullSentences: 3,
} as const;

/** Returns, for each sentence, the index of its last contrast word, or -1. */
function contrastBySentence(tokens: readonly ToneToken[], sentences: number): number[] {
  const at = new Array<number>(sentences).fill(-1);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token && CONTRASTS.has(token.key) && !isNegatingPair(tokens, i)) at[token.sentence] = i;
  }
  return at;
}

/** Whether token `i` negates a rated word after it. The negator's own weight then does not count. */
function negatesNext(tokens: readonly ToneToken[], i: number): boolean {
  const token = tokens[i];
  if (!token || !NEGATORS.has(token.key)) return false;
  for (let j = i + 1; j <= i + RULES.negationReach; j++) {
    const next = tokens[j];
    if (!next || next.sentence !== token.sentence) return false;
    if (next.key !== '' && ratedWord(next.word).isRated) return true;
  }
  return false;
}

/**
 * Returns the factor that the negators before token `i` apply to it. 1 if there are none.
 * @param fixed tokens of fixed phrases. A negator within such a phrase ("no doubt") does not affect other words.
 */
function negation(tokens: readonly ToneToken[], i: number, fixed: ReadonlySet<number>): number {
  const token = tokens[i];
  for (let distance = 1; token && distance <= RULES.verbNegationReach; distance++) {
    const before = tokens[i - distance];
    if (!before || before.sentence !== token.sentence) break;
    const near = distance <= RULES.negationReach;
    if (!near && (before.clause !== token.clause || !VERB_NEGATORS.has(before.key))) continue;
    if (near && isNegatingPair(tokens, i - distance)) return RULES.negation;
    if (CONTRASTS.has(before.key)) break;
    if (fixed.has(i - distance)) continue;
    const factor = negatorFactor(tokens, i, distance);
    if (factor !== undefined) return factor;
  }
  return 1;
}

/** Returns the factor of the word `distance` tokens before token `i`, or undefined if that word is not a negator. */
function negatorFactor(tokens: readonly ToneToken[], i: number, distance: number): number | undefined {
  const before = tokens[i - distance];
  if (!before) return undefined;
  const after = tokens[i - distance + 1]?.key;
  if (before.key === 'never' && (after === 'so' || after === 'this')) return 1.25;
  if (before.key === 'not' && after === 'only') return 1;
  if (before.key === 'least' && distance === 1) {
    const earlier = tokens[i - 2]?.key;
    return earlier === 'at' || earlier === 'very' ? 1 : RULES.negation;
  }
  if (ANSWERS.has(before.key) && before.clause !== tokens[i]?.clause) return undefined;
  return NEGATORS.has(before.key) ? RULES.negation : undefined;
}

/** Whether token `i` is the second word of "far from", "anything but" or "less than". */
function isNegatingPair(tokens: readonly ToneToken[], i: number): boolean {
  const first = NEGATING_PAIRS.get(tokens[i]?.key ?? '');
  return first !== undefined && tokens[i - 1]?.key === first;
}

function boost(tokens: readonly ToneToken[], i: number): number {
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
