/** The tone of a sentence toward a party named in it. */
import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';
import { isTelling } from './headline/items.ts';
import { languageNote } from './language/language-note.ts';
import { isToneLanguage, lineLanguage, type ToneLanguage } from './language/line-language.ts';
import { readLine, type ToneLine } from './line/read-line.ts';
import { withOneSign } from './one-sign.ts';
import type { PartySentence } from './party/party-features.ts';
import { type PartyEvidence, partyReading } from './party/party-model.ts';
import { itemAt, readSentence } from './party/read-sentence.ts';
import { withWeakWord } from './weak-word.ts';

/** Returns the tone toward the party named at the given positions of one sentence. */
export type PartyReader = (mentions: readonly Span[]) => Sentiment;

/** Minimum absolute value of a tone, just above neutral. */
const TONED_LEAST = SENTIMENT_THRESHOLD + 0.02;
/** Minimum difference between the shares for good and bad. Below it, the result is null. */
const CLEAR_LEAST = 0.1;
/** Maximum absolute value of a tone that rests on one weak word. */
const WEAK_MOST = 0.3;
/**
 * Minimum share of readers who call a sentence neutral for a party. If neutral is the most likely answer but its share is
 * lower, the result is null.
 */
const NEUTRAL_LEAST = 0.5;
/** Minimum contribution of a deciding word to the estimate, in log odds. */
const DECIDING_LEAST = 0.2;
const MOST_WORDS = 6;
/** The only preposition that can be a deciding word: what is said of one party is not true of the party after it. */
const CONTRAST = 'unlike';
/** Maximum number of mentions read in one sentence. No prose sentence has more. */
const MOST_MENTIONS = 20;
/** `X's`, `Boots'`: at the end of a name or right after it. */
const POSSESSIVE = /['’]s?[^\p{L}]?$/u;
/** Maximum length of a sentence, about a hundred words. Of a longer one, only the part around the party is read. */
const MOST_CHARACTERS = 600;

/**
 * Scores the tone of a sentence toward one party. The value is in [-1, 1] with two decimals: how many more readers would
 * call the sentence good for the party than bad. The deciding words are ranges of `text`, and their weights are in log odds.
 * The value is 0 for a party that only speaks or is only present, and null if the sentence says nothing clear about the
 * party or its language has no model. Method: docs/methods/tone.md.
 * @param mentions ranges that name the party, in ascending order
 * @param names other ranges without tone (other keywords)
 */
export function scoreParty(
  text: string,
  mentions: readonly Span[],
  names: readonly Span[] = [],
  expected?: string,
): Sentiment {
  return partyReader(text, [...mentions, ...names], expected)(mentions);
}

/**
 * Reads a sentence once for all its parties.
 * @param names ranges without tone. For a party outside them, the sentence is read again.
 * @param expected language of the article.
 */
export function partyReader(text: string, names: readonly Span[], expected?: string): PartyReader {
  const language = lineLanguage(text, expected);
  if (!isToneLanguage(language)) return () => ({ value: null, words: [], note: languageNote(language) });
  if (text.length > MOST_CHARACTERS) return (mentions) => aroundMentions(text, mentions, names, language);
  const line = readLine({ text, language, names, mayBePost: false });
  const sentence = readSentence(line);
  const evidenceOf = partyReading(sentence);
  return (mentions) => {
    const isNamed = mentions.every(({ start, end }) =>
      line.tokens.every((token, i) => token.end <= start || token.start >= end || line.masked[i]),
    );
    if (!isNamed) return scoreParty(text, mentions, names, language);
    const found = mentions.slice(0, MOST_MENTIONS).flatMap(({ start, end }) => {
      const item = itemAt(
        sentence,
        line.tokens.findIndex((token) => token.start < end && start < token.end),
      );
      const isPossessive = POSSESSIVE.test(text.slice(start, end + 2));
      return item === -1 ? [] : [evidenceOf({ at: item, isPossessive })];
    });
    return toneOf(line, sentence, found);
  };
}

/** Reads the part of a very long sentence around the first mention. */
function aroundMentions(
  text: string,
  mentions: readonly Span[],
  names: readonly Span[],
  language: ToneLanguage,
): Sentiment {
  const first = mentions[0]?.start ?? 0;
  const from = text.lastIndexOf(' ', Math.max(0, first - MOST_CHARACTERS / 3)) + 1;
  const to = Math.min(text.length, from + MOST_CHARACTERS - 1);
  const inside = (spans: readonly Span[]) =>
    spans
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start - from, end: end - from }));
  const { words, ...tone } = scoreParty(text.slice(from, to), inside(mentions), inside(names), language);
  return {
    ...tone,
    words: words.map((word) => ({ ...word, start: word.start + from, end: word.end + from })),
  };
}

/** Combines the evidence for all mentions of a party. */
function toneOf(line: ToneLine, sentence: PartySentence, found: readonly PartyEvidence[]): Sentiment {
  if (found.length === 0) return { value: null, words: [] };
  const mean = (of: (one: PartyEvidence) => number) =>
    found.reduce((sum, one) => sum + of(one), 0) / found.length;
  const [good, bad] = [mean((one) => one.good), mean((one) => one.bad)];
  const neutral = 1 - good - bad;
  if (neutral >= Math.max(good, bad)) return { value: neutral >= NEUTRAL_LEAST ? 0 : null, words: [] };
  if (Math.abs(good - bad) < CLEAR_LEAST) return { value: null, words: [] };
  const sign = Math.sign(good - bad);
  const words = withOneSign(
    decidingWords(line, sentence, sign, (item) => mean(({ byItem }) => byItem[item] ?? 0)),
  );
  // A tone without a word to support it is not reported.
  if (!words.some(({ weight }) => sign * weight > 0)) return { value: null, words: [] };
  const value = (sign * Math.round(100 * Math.max(TONED_LEAST, Math.abs(good - bad)))) / 100;
  return withWeakWord({ value, words }, WEAK_MOST);
}

/**
 * Returns the strongest content words, negations and `unlike` in reading order. Other function words, such as `is`, `could`
 * or `against`, are not shown.
 */
function decidingWords(
  { text, tokens }: ToneLine,
  { items }: PartySentence,
  sign: number,
  weightOf: (item: number) => number,
): DecidingWord[] {
  const found = items.flatMap((item, at) => {
    const [first, last] = [tokens[item.from], tokens[item.to - 1]];
    const weight = weightOf(at);
    const isContrast = item.facts?.sense === CONTRAST;
    const isReadable = item.kind === 'content' || item.isNegation || isContrast;
    if (!isReadable || Math.abs(weight) < DECIDING_LEAST || !first || !last) return [];
    const word = {
      start: first.start,
      end: last.end,
      text: text.slice(first.start, last.end),
      weight: Math.round(weight * 1000) / 1000,
    };
    return [{ word, isTelling: isContrast || isTelling(item) }];
  });
  const telling = found.filter((one) => one.isTelling).map(({ word }) => word);
  const supports = ({ weight }: DecidingWord) => sign * weight > 0;
  const topic = found
    .map(({ word }) => word)
    .filter(supports)
    .sort(byStrength)[0];
  // A topic, such as `boat`, is shown only if no other word supports the tone.
  const shown = telling.some(supports) || !topic ? telling : [...telling, topic];
  const strongest = shown.sort(byStrength).slice(0, MOST_WORDS);
  return strongest.sort((a, b) => a.start - b.start);
}

function byStrength(a: DecidingWord, b: DecidingWord): number {
  return Math.abs(b.weight) - Math.abs(a.weight);
}
