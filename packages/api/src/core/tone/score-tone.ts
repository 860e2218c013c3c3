import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { headlineEvidence } from './headline/headline-model.ts';
import { decidingWords, type Reason } from './headline/reasons.ts';
import { isToneLanguage, languageNote, lineLanguage, type ToneLanguage } from './language/line-language.ts';
import { type LexicalTone, lexicalTone, turnedWords } from './lexicon/lexical-tone.ts';
import { readLine, type ToneLine } from './line/read-line.ts';
import { proseValue, sideOf, type ToneShares, toneValue } from './tone-value.ts';

const MIN_WEIGHT = 0.05;
/** A shorter text is a headline, even if it ends with a period. */
const PROSE_TOKENS = 12;
const FULL_STOP = /[.!?]["'”’)]*\s*$/u;

/**
 * In [-1, 1]: above 0.1 is positive, below -0.1 negative. Null if nothing in the text can have a tone, if its words are
 * turned (`far from perfect`) or if its language has no model. Method: docs/methods/tone.md.
 */
export function scoreTone(text: string, names: readonly Span[] = [], expected?: string): Sentiment {
  const language = lineLanguage(text, expected);
  if (!isToneLanguage(language)) return { value: null, words: [], note: languageNote(language) };
  const { shares, strength, reasons, isProse } = readTone(text, names, language);
  const words = reasons.map(({ word }) => word);
  if (!shares) return { value: strength, words };
  if (sideOf(shares) === 0 && words.length === 0) return { value: 0, words };
  const value = isProse ? proseValue(shares, strength ?? 0) : toneValue(shares, strength ?? 0);
  return { value, words };
}

export interface ToneReading {
  /** Null for a post and for a line without a tone. */
  readonly shares: ToneShares | null;
  /** In [-1, 1]. For a post, the final value. Null for a line without a tone. */
  readonly strength: number | null;
  readonly reasons: readonly Reason[];
  readonly isProse: boolean;
}

const NO_TONE: ToneReading = { shares: null, strength: null, reasons: [], isProse: false };

export function readTone(
  text: string,
  names: readonly Span[],
  language: ToneLanguage,
  mayBePost = true,
): ToneReading {
  const line = readLine({ text, language, names, mayBePost });
  const lexical = lexicalTone(line);
  if (line.isPost) return postTone(line, lexical);
  if (!hasContent(line)) return NO_TONE;
  const evidence = headlineEvidence(line, lexical);
  const { good, bad } = evidence;
  const isProse = line.tokens.length >= PROSE_TOKENS && FULL_STOP.test(text);
  const shares = { good, bad };
  const side = isProse ? Math.sign(proseValue(shares, lexical.value)) : sideOf(shares);
  const turned = turnedWords(line, lexical);
  const reasons = decidingWords(line, evidence, side).filter(({ word }) => !isAmong(turned, word));
  // The model does not see the negation, so its tone counts only if the negated words agree with it.
  const isUnclear = turned.some(({ weight }) => Math.sign(weight) === side) || reasons.length === 0;
  if (side !== 0 && turned.length > 0 && isUnclear) return NO_TONE;
  return { shares, strength: lexical.value, reasons, isProse };
}

export function isAmong(ranges: readonly Span[], word: Span): boolean {
  return ranges.some(({ start, end }) => start < word.end && word.start < end);
}

function hasContent({ facts }: ToneLine): boolean {
  return facts.some((one) => one !== undefined && !one.isSmall);
}

/** A post is scored by its rated words alone, because it expresses its writer's own view. */
function postTone({ text }: ToneLine, { value, words }: LexicalTone): ToneReading {
  const found = words.flatMap(({ start, end, weight }): DecidingWord[] =>
    Math.abs(weight) < MIN_WEIGHT
      ? []
      : [{ start, end, text: text.slice(start, end), weight: Math.round(weight * 1000) / 1000 }],
  );
  const strength = found.length === 0 ? null : Math.round(value * 100) / 100 + 0;
  const reasons = withOneSign(found).map((word) => ({ word, isTopic: false }));
  return { shares: null, strength, reasons, isProse: false };
}

/** Readers could not verify a word that counts as both good and bad. */
function withOneSign(words: readonly DecidingWord[]): DecidingWord[] {
  const signs = new Map<string, number>();
  for (const { text, weight } of words) {
    const key = text.toLowerCase();
    const sign = Math.sign(weight);
    signs.set(key, (signs.get(key) ?? sign) === sign ? sign : 0);
  }
  return words.filter(({ text }) => signs.get(text.toLowerCase()) !== 0);
}
