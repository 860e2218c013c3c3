/** How the words around a lexicon word change its weight. */

import type { ToneToken } from '../line/tokenize.ts';
import {
  ANSWERS,
  BOOSTERS,
  CONTRASTS,
  DAMPENERS,
  NEGATING_PAIRS,
  NEGATORS,
  RULES,
  VERB_NEGATORS,
} from './context-rules.ts';
import { ratedWord } from './rated-words.ts';

/** Returns, for each sentence, the index of its last contrast word, or -1. */
export function contrastBySentence(tokens: readonly ToneToken[], sentences: number): number[] {
  const at = new Array<number>(sentences).fill(-1);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token && CONTRASTS.has(token.key) && !isNegatingPair(tokens, i)) at[token.sentence] = i;
  }
  return at;
}

/** Whether token `i` negates a rated word after it. The negator's own weight then does not count. */
export function negatesNext(tokens: readonly ToneToken[], i: number): boolean {
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
export function negation(tokens: readonly ToneToken[], i: number, fixed: ReadonlySet<number>): number {
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

export function boost(tokens: readonly ToneToken[], i: number): number {
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
