/** The tone of a sentence toward a party that is named in it. */
import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';
import { languageNote } from './language/language-note.ts';
import { isToneLanguage, lineLanguage, type ToneLanguage } from './language/line-language.ts';
import { isEmoticon } from './lexicon/lexical-tone.ts';
import { readLine, type ToneLine } from './line/read-line.ts';
import { withOneSign } from './one-sign.ts';
import type { PartySentence } from './party/party-features.ts';
import { type PartyEvidence, partyReading } from './party/party-model.ts';
import { itemAt, readSentence } from './party/read-sentence.ts';
import { withWeakWord } from './weak-word.ts';

/** Gives the tone toward the party named at some places of one sentence. */
export type PartyReader = (mentions: readonly Span[]) => Sentiment;

/** The least value of a tone: just beyond neutral. */
const TONED_LEAST = SENTIMENT_THRESHOLD + 0.02;
/** With a smaller difference between good and bad the sentence says both. */
const CLEAR_LEAST = 0.1;
/** Share of readers who must call a sentence neutral for a party; with fewer, and no tone, nothing is said. */
const NEUTRAL_LEAST = 0.5;
/** What a word adds to the estimate, in log odds, from which it is among those that decide. */
const DECIDING_LEAST = 0.25;
const MOST_WORDS = 6;
/** Mentions in one sentence that are read; no sentence of prose has more. */
const MOST_MENTIONS = 20;
/** `X's`, `Boots'`: at the end of a name or right after it. */
const POSSESSIVE = /['’]s?[^\p{L}]?$/u;
/** A longer sentence is a list without a full stop: it is read around the party. */
const MOST_CHARACTERS = 1_500;

/**
 * The tone of a sentence toward one party: a value in [-1, 1] with two decimals, how many more readers would call it good for the
 * party than bad, and the words that decide, offsets into `text`, weights in log odds. The value is 0 for whoever only speaks or
 * stands by, null when nothing clear is said of the party or its language has no model. Method: docs/methods/tone.md.
 * @param mentions where the party is named, ascending. @param names other ranges without tone (other keywords).
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
 * Reads a sentence once for all parties in it.
 * @param names ranges without tone. For a party outside them the sentence is read again.
 * @param expected the language of the article.
 */
export function partyReader(text: string, names: readonly Span[], expected?: string): PartyReader {
  const language = lineLanguage(text, expected);
  if (!isToneLanguage(language)) return () => ({ value: null, words: [], note: languageNote(language) });
  if (text.length > MOST_CHARACTERS) return (mentions) => aroundMentions(text, mentions, names, language);
  const line = readLine({ text, language, names, isEmoticon, mayBePost: false });
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

/** The stretch of a very long sentence around the first mention. */
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

/** What the evidence for all mentions of a party says together. */
function toneOf(line: ToneLine, sentence: PartySentence, found: readonly PartyEvidence[]): Sentiment {
  if (found.length === 0) return { value: null, words: [] };
  const mean = (of: (one: PartyEvidence) => number) =>
    found.reduce((sum, one) => sum + of(one), 0) / found.length;
  const [good, bad] = [mean((one) => one.good), mean((one) => one.bad)];
  const neutral = 1 - good - bad;
  if (neutral >= Math.max(good, bad)) return { value: neutral >= NEUTRAL_LEAST ? 0 : null, words: [] };
  if (Math.abs(good - bad) < CLEAR_LEAST) return { value: null, words: [] };
  const sign = Math.sign(good - bad);
  const words = withOneSign(decidingWords(line, sentence, (item) => mean(({ byItem }) => byItem[item] ?? 0)));
  // A tone for which no word can be shown is not stated.
  if (!words.some(({ weight }) => sign * weight > 0)) return { value: null, words: [] };
  const value = (sign * Math.round(100 * Math.max(TONED_LEAST, Math.abs(good - bad)))) / 100;
  return withWeakWord({ value, words });
}

/** Only words that can say something: not `is`, `could`, `against`. */
function decidingWords(
  { text, tokens }: ToneLine,
  { items }: PartySentence,
  weightOf: (item: number) => number,
): DecidingWord[] {
  const telling = items.flatMap((item, at) => {
    const [first, last] = [tokens[item.from], tokens[item.to - 1]];
    const weight = weightOf(at);
    const isTelling = item.kind === 'content' || item.isNegation;
    if (!isTelling || Math.abs(weight) < DECIDING_LEAST || !first || !last) return [];
    return [
      {
        start: first.start,
        end: last.end,
        text: text.slice(first.start, last.end),
        weight: Math.round(weight * 1000) / 1000,
      },
    ];
  });
  const strongest = telling.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).slice(0, MOST_WORDS);
  return strongest.sort((a, b) => a.start - b.start);
}
