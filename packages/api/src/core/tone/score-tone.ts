/** The tone of a line or sentence. See `README.md` in this folder for the order of the steps. */
import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { headlineEvidence } from './headline/headline-model.ts';
import { decidingWords, type Reason } from './headline/reasons.ts';
import { isToneLanguage, languageNote, lineLanguage, type ToneLanguage } from './language/line-language.ts';
import { type LexicalTone, lexicalTone, turnedWords } from './lexicon/lexical-tone.ts';
import { readLine, type ToneLine } from './line/read-line.ts';
import { proseValue, sideOf, type ToneShares, toneValue } from './tone-value.ts';

/** Minimum absolute weight for a word of a post to be shown. */
const MIN_WEIGHT = 0.05;
/** Minimum number of tokens in prose. A shorter text is a headline, even if it ends with a period. */
const PROSE_TOKENS = 12;
const FULL_STOP = /[.!?]["'”’)]*\s*$/u;

/**
 * Returns the tone of one headline, sentence or post: a value in [-1, 1] with two decimals (above 0.1 is positive, below
 * -0.1 negative), or null if nothing in it can have a tone, if its words are turned (`far from perfect`) or if its language
 * has no model. Method: docs/methods/tone.md.
 * `words` are the words that affected the tone, in reading order, with offsets into `text` and weights (log odds, but
 * ratings from the word list for a post).
 * @param names ranges of `text` that never have a tone: keywords, the outlet, the author.
 * @param expected language of the list or article that contains the line.
 */
export function scoreTone(text: string, names: readonly Span[] = [], expected?: string): Sentiment {
  const language = lineLanguage(text, expected);
  if (!isToneLanguage(language)) return { value: null, words: [], note: languageNote(language) };
  const { shares, strength, reasons, isProse } = readTone(text, names, language);
  const words = reasons.map(({ word }) => word);
  if (!shares) return { value: strength, words };
  // Return 0 rather than a small value that no word explains.
  if (sideOf(shares) === 0 && words.length === 0) return { value: 0, words };
  const value = isProse ? proseValue(shares, strength ?? 0) : toneValue(shares, strength ?? 0);
  return { value, words };
}

/** What was found in a line or sentence, before it is turned into a value. */
export interface ToneReading {
  /**
   * Estimated shares of readers who would call the text good or bad news. Null for a post and for a line without a tone.
   */
  readonly shares: ToneShares | null;
  /**
   * Strength of the words according to the rated list, in [-1, 1]. For a post, the final value. Null for a line without a tone.
   */
  readonly strength: number | null;
  readonly reasons: readonly Reason[];
  /** Whether the text is a longer sentence that ends with a period or similar. */
  readonly isProse: boolean;
}

const NO_TONE: ToneReading = { shares: null, strength: null, reasons: [], isProse: false };

/** Scores a line or sentence in a language that has a model. @param mayBePost false for a sentence of an article */
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

/** Whether a word overlaps one of some ranges. */
export function isAmong(ranges: readonly Span[], word: Span): boolean {
  return ranges.some(({ start, end }) => start < word.end && word.start < end);
}

/** Whether any word of a line can have a tone: names, numbers and function words cannot. */
function hasContent({ facts }: ToneLine): boolean {
  return facts.some((one) => one !== undefined && !one.isSmall);
}

/**
 * Returns the tone of a post from its rated words or phrases, without the headline model, because a post expresses its
 * writer's own view.
 */
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

/** Removes words that count as both good and bad in the same text, because readers could not verify such a reason. */
function withOneSign(words: readonly DecidingWord[]): DecidingWord[] {
  const signs = new Map<string, number>();
  for (const { text, weight } of words) {
    const key = text.toLowerCase();
    const sign = Math.sign(weight);
    signs.set(key, (signs.get(key) ?? sign) === sign ? sign : 0);
  }
  return words.filter(({ text }) => signs.get(text.toLowerCase()) !== 0);
}
