/** The tone of a sentence toward a party named in it. */
import type { Sentiment, Span } from '@earshot/schema/analysis-result';
import { isToneLanguage, languageNote, lineLanguage, type ToneLanguage } from './language/line-language.ts';
import { lexicalTone, turnedWords } from './lexicon/lexical-tone.ts';
import { readLine, type ToneLine } from './line/read-line.ts';
import { nameItemIndex, type PartySentence, readSentence } from './party/party-features.ts';
import { type PartyBalance, partyReasons, readParty } from './party/party-model.ts';
import { unconcerningSpans } from './party/unconcerning.ts';
import { isAmong } from './score-tone.ts';

/** Returns the tone toward the party named at the given positions of one sentence. */
export type PartyReader = (mentions: readonly Span[]) => Sentiment;

/** Below it, the sentence has no tone. How many tones above it are right: `fit/cards/parties.md`. */
const CLEAR_LEAST = 0.6;
/** Maximum number of mentions read in one sentence. No prose sentence has more. */
const MOST_MENTIONS = 20;
const NO_TONE: Sentiment = { value: null, words: [] };
/** At the end of a name or right after it. */
const POSSESSIVE = /['’]s?[^\p{L}]?$/u;
/** About a hundred words. Of a longer sentence, only the part around the party is read. */
const MOST_CHARACTERS = 600;

/**
 * How many more readers would call the sentence good for the party than bad, in [-1, 1]. Null unless that is clear and
 * rests on words that a reader can check. Method: docs/methods/tone.md.
 */
export function scoreParty(
  text: string,
  mentions: readonly Span[],
  names: readonly Span[] = [],
  expected?: string,
): Sentiment {
  return partyReader(text, [...mentions, ...names], expected)(mentions);
}

/** For a party outside `names`, the sentence is read again. Without a model for `expected`, it has no tone. */
export function partyReader(text: string, names: readonly Span[], expected?: string): PartyReader {
  const language =
    expected === undefined || isToneLanguage(expected) ? lineLanguage(text, expected) : expected;
  if (!isToneLanguage(language)) return () => ({ value: null, words: [], note: languageNote(language) });
  if (text.length > MOST_CHARACTERS) return (mentions) => aroundMentions(text, mentions, names, language);
  const line = readLine({ text, language, names, mayBePost: false });
  const sentence = readSentence(line);
  const turned = turnedWords(line, lexicalTone(line));
  return (mentions) => {
    const isNamed = mentions.every(({ start, end }) =>
      line.tokens.every((token, i) => token.end <= start || token.start >= end || line.masked[i]),
    );
    if (!isNamed) return scoreParty(text, mentions, names, language);
    const read = balanceToward(line, sentence, mentions);
    if (read === null || Math.abs(read.balance) < CLEAR_LEAST) return NO_TONE;
    if (turned.some(({ weight }) => weight * read.balance > 0)) return NO_TONE;
    const reasons = partyReasons(line, sentence, read).filter((word) => !isAmong(turned, word));
    const unconcerning = unconcerningSpans(line, mentions);
    const words = reasons.filter((word) => !isAmong(unconcerning, word));
    if (2 * weightOf(words) <= weightOf(reasons)) return NO_TONE;
    return { value: Math.round(100 * read.balance) / 100, words };
  };
}

const weightOf = (words: Sentiment['words']) => words.reduce((sum, { weight }) => sum + Math.abs(weight), 0);

function balanceToward(
  line: ToneLine,
  sentence: PartySentence,
  mentions: readonly Span[],
): PartyBalance | null {
  const places = mentions.slice(0, MOST_MENTIONS).flatMap(({ start, end }) => {
    const token = line.tokens.findIndex((one) => one.start < end && start < one.end);
    const item = nameItemIndex(sentence, token);
    const isPossessive = POSSESSIVE.test(line.text.slice(start, end + 2));
    return token === -1 || item === -1 ? [] : [{ at: item, isPossessive }];
  });
  if (places.length === 0) return null;
  const found = places.map((place) => readParty(sentence, place));
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / found.length;
  return {
    balance: mean(found.map(({ good, bad }) => good - bad)),
    byItem: (item) => mean(found.map(({ byItem }) => byItem[item] ?? 0)),
    parties: places.map(({ at }) => at),
  };
}

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
