import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';
import { splitSentences } from '../text/sentences.ts';
import { decidingWord, decidingWords, headlineEvidence, type Reason } from './headline/headline-model.ts';
import { type LexicalTone, lexicalTone, turnedWords } from './lexical-tone.ts';
import {
  isToneLanguage,
  languageNote,
  lineLanguage,
  PART_NOTE,
  type ToneLanguage,
} from './line/line-language.ts';
import { readLine, type ToneLine } from './line/read-line.ts';

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

interface ToneReading {
  /** Null for a post and for a line without a tone. */
  readonly shares: ToneShares | null;
  /** In [-1, 1]. For a post, the final value. Null for a line without a tone. */
  readonly strength: number | null;
  readonly reasons: readonly Reason[];
  readonly isProse: boolean;
}

const NO_TONE: ToneReading = { shares: null, strength: null, reasons: [], isProse: false };

function readTone(
  text: string,
  names: readonly Span[],
  language: ToneLanguage,
  mayBePost = true,
): ToneReading {
  const line = readLine({ text, language, names, mayBePost });
  const lexical = lexicalTone(line);
  if (line.isPost) return postTone(line, lexical);
  if (!hasContent(line)) return NO_TONE;
  const evidence = headlineEvidence(line);
  const { good, bad } = evidence;
  const isProse = line.tokens.length >= PROSE_TOKENS && FULL_STOP.test(text);
  const shares = { good, bad };
  const side = isProse ? Math.sign(proseValue(shares, lexical.value)) : sideOf(shares);
  const turned = turnedWords(line);
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
  const found = words
    .filter(({ weight }) => Math.abs(weight) >= MIN_WEIGHT)
    .map(({ start, end, weight }) => decidingWord(text, start, end, weight));
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

const NEUTRAL_MOST = Math.round(100 * SENTIMENT_THRESHOLD) - 1;
/** In hundredths. Smaller values become 0, so that all plain lines have the same value. */
const NEUTRAL_LEAST = 5;
const TONED_LEAST = Math.round(100 * SENTIMENT_THRESHOLD) + 2;
/** Weight of the balance between good and bad. The rest is the strength of the words. */
const BALANCE_SHARE = 1 / 3;

/** The same for a prose sentence, on which the headline model is less reliable. */
const PROSE_BALANCE_SHARE = 0.2;

interface ToneShares {
  /** In [0, 1]. The rest call it neutral. */
  readonly good: number;
  readonly bad: number;
}

/** 1 for good news, -1 for bad, 0 if neutral is the most common answer. */
export function sideOf({ good, bad }: ToneShares): number {
  const neutral = 1 - good - bad;
  if (neutral >= Math.max(good, bad)) return 0;
  return good > bad ? 1 : -1;
}

/** The label is that of the most common answer. In [-1, 1] with two decimals. */
export function toneValue(shares: ToneShares, strength: number, side = sideOf(shares)): number {
  const value = Math.round(
    100 * (BALANCE_SHARE * (shares.good - shares.bad) + (1 - BALANCE_SHARE) * strength),
  );
  if (side === 0 && Math.abs(value) < NEUTRAL_LEAST) return 0;
  if (side === 0) return Math.max(-NEUTRAL_MOST, Math.min(NEUTRAL_MOST, value)) / 100;
  return (side * Math.min(100, Math.max(TONED_LEAST, side * value))) / 100;
}

function proseValue(shares: ToneShares, strength: number): number {
  const balance = shares.good - shares.bad;
  return Math.round(100 * (PROSE_BALANCE_SHARE * balance + (1 - PROSE_BALANCE_SHARE) * strength)) / 100 + 0;
}

export interface ArticleParts {
  readonly headline: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly language: string;
  readonly namesIn: (part: string) => readonly Span[];
}

const WEIGHT = { headline: 3, lead: 2, rest: 2 } as const;
const LEAD_SENTENCES = 2;
const MOST_SENTENCES = 30;
/** Minimum difference between good and bad. Below it, the article is mixed and counts as neutral. */
const CLEAR_LEAST = 0.15;
/** More than half, because most sentences of an article are background. */
const NEUTRAL_SHARE_LEAST = 0.6;
const FOREIGN_LEAST = 3;
const MOST_WORDS = 12;

interface Part {
  readonly weight: number;
  readonly reading: ToneReading;
  readonly reasons: readonly Reason[];
}

/** Word offsets are relative to the text, or to the headline for words with `section: 'headline'`. */
export function articleTone(parts: ArticleParts): Sentiment {
  const { headline, text, start, end, language, namesIn } = parts;
  if (language !== 'und' && !isToneLanguage(language))
    return { value: null, words: [], note: languageNote(language) };
  const [read, foreign] = [[] as Part[], [] as string[]];
  const add = (part: string, offset: number | null, weight: number) => {
    const partLanguage = lineLanguage(part, language === 'und' ? undefined : language);
    if (!isToneLanguage(partLanguage)) {
      foreign.push(partLanguage);
      return;
    }
    const reading = readTone(part, namesIn(part), partLanguage, headline.trim() === '');
    const reasons = reading.reasons.map(({ word, isTopic }) => ({
      word:
        offset === null
          ? { ...word, section: 'headline' as const }
          : { ...word, start: word.start + offset, end: word.end + offset },
      isTopic,
    }));
    read.push({ weight, reading, reasons });
  };
  if (headline.trim() !== '') add(headline, null, WEIGHT.headline);
  const sentences = splitSentences(text.slice(start, end), language).slice(0, MOST_SENTENCES);
  const rest = WEIGHT.rest / Math.max(1, sentences.length - LEAD_SENTENCES);
  sentences.forEach((sentence, i) => {
    const part = text.slice(start + sentence.start, start + sentence.end);
    add(part, start + sentence.start, i < LEAD_SENTENCES ? WEIGHT.lead : rest);
  });
  const [first] = foreign;
  if (read.length === 0) return { value: null, words: [], ...(first && { note: languageNote(first) }) };
  return { ...combine(read), ...(foreign.length >= FOREIGN_LEAST && { note: PART_NOTE }) };
}

function combine(read: readonly Part[]): Sentiment {
  const judged = read.filter(({ reading }) => reading.strength !== null);
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { value: null, words: [] };
  const mean = (of: (reading: ToneReading) => number) =>
    judged.reduce((sum, { weight, reading }) => sum + weight * of(reading), 0) / total;
  const shares = {
    good: mean(({ shares, strength }) => shares?.good ?? Math.max(0, strength ?? 0)),
    bad: mean(({ shares, strength }) => shares?.bad ?? Math.max(0, -(strength ?? 0))),
  };
  const { good, bad } = shares;
  const side = 1 - good - bad < NEUTRAL_SHARE_LEAST ? Math.sign(good - bad) : 0;
  if (side !== 0 && Math.abs(good - bad) < CLEAR_LEAST) return { value: 0, words: [] };
  const value = toneValue(
    shares,
    mean(({ strength }) => strength ?? 0),
    side,
  );
  return { value, words: shownWords(judged, side) };
}

/** Topics are shown only if no word with a tone supports the result in any sentence. */
function shownWords(parts: readonly Part[], side: number): DecidingWord[] {
  if (side === 0) return [];
  const supporting = parts.flatMap(({ weight, reasons }) =>
    reasons
      .filter(({ word }) => side * word.weight > 0)
      .map(({ word, isTopic }) => ({ word, isTopic, size: weight * Math.abs(word.weight) })),
  );
  const telling = supporting.filter(({ isTopic }) => !isTopic);
  const heavy = (telling.length > 0 ? telling : supporting)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
  const place = ({ section, start }: DecidingWord) => (section === 'headline' ? -1e9 : 0) + start;
  return heavy.sort((a, b) => place(a) - place(b));
}
