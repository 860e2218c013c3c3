/** The tone of a sentence toward a party named in it. */
import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { itemAt } from '@earshot/schema/item-at';
import file from '../../content/models/parties.json' with { type: 'json' };
import lists from '../../content/tone/unconcerning-words.json' with { type: 'json' };
import { lazily } from '../lazily.ts';
import { probabilitiesOf, readHashedModel } from '../model/linear-model.ts';
import { anyOf } from '../text/escape-pattern.ts';
import { memoize } from '../text/memoize.ts';
import { OUTCOMES } from './headline/features.ts';
import { decidingWord } from './headline/headline-model.ts';
import { isTelling } from './headline/items.ts';
import { turnedWords } from './lexical-tone.ts';
import { isToneLanguage, languageNote, lineLanguage, type ToneLanguage } from './line/line-language.ts';
import { readLine, type ToneLine } from './line/read-line.ts';
import { slotOf } from './party/outline.ts';
import {
  nameItemIndex,
  type PartyPlace,
  type PartySentence,
  readSentence,
  visitPartyFeatures,
} from './party/party-features.ts';
import { isAmong } from './score-tone.ts';
import { frameOf } from './words/read-word.ts';

/** Returns the tone toward the party named at the given positions of one sentence. */
export type PartyReader = (mentions: readonly Span[]) => Sentiment;

/** Below it, the sentence has no tone. How many tones above it are right: `fit/cards/parties.md`. */
const CLEAR_LEAST = 0.6;
/** Maximum number of mentions read in one sentence. No prose sentence has more. */
const MOST_MENTIONS = 20;
const NO_TONE: Sentiment = { value: null, words: [] };
/** At the end of a name or right after it. */
const POSSESSIVE = /['’]s?[^\p{L}]?$/u;
/** About a hundred words. A longer sentence has no tone toward a party. */
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
  if (text.length > MOST_CHARACTERS) return () => NO_TONE;
  const line = readLine({ text, language, names, mayBePost: false });
  const sentence = readSentence(line);
  const turned = turnedWords(line);
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

/** How much more good than bad a sentence is for a party, as a difference of shares and for each item in log odds. */
function balanceToward(line: ToneLine, sentence: PartySentence, mentions: readonly Span[]) {
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
    balance: mean(found.map(({ balance }) => balance)),
    byItem: (item: number) => mean(found.map(({ byItem }) => byItem[item] ?? 0)),
    /** The items that name the party. */
    parties: places.map(({ at }) => at),
  };
}

const model = lazily(() => readHashedModel(file));

/** In a longer sentence, the tone of the whole sentence is more informative than the words around the party. */
const LONG_ITEMS = 13;
const LONG_SHARE = 0.3;

function readParty(sentence: PartySentence, place: PartyPlace) {
  const { weights, bias, scale } = model();
  const mask = weights.length / OUTCOMES.length - 1;
  let [goodOdds, badOdds] = [itemAt(bias, 0), itemAt(bias, 1)];
  const byItem = new Float64Array(sentence.items.length);
  visitPartyFeatures(sentence, place, (hash, size, item) => {
    const row = (hash & mask) * OUTCOMES.length;
    const [good, bad] = [itemAt(weights, row) * size * scale, itemAt(weights, row + 1) * size * scale];
    goodOdds += good;
    badOdds += bad;
    if (item >= 0) byItem[item] = itemAt(byItem, item) + good - bad;
  });
  const [good = 0, bad = 0] = probabilitiesOf([goodOdds, badOdds]);
  const share = sentence.items.length >= LONG_ITEMS ? LONG_SHARE : 0;
  return { balance: (1 - share) * (good - bad) + share * sentence.balance, byItem };
}

const MOST_WORDS = 5;
/** Minimum contribution of a word to the tone, in log odds. */
const SHOWN_LEAST = 0.2;

/** A word that the tables call bad is not a reason for a good tone, or the reverse. A negation turns it. */
function partyReasons(
  line: ToneLine,
  sentence: PartySentence,
  { balance, byItem, parties }: NonNullable<ReturnType<typeof balanceToward>>,
): DecidingWord[] {
  const sign = Math.sign(balance);
  return sentence.items
    .map((item, i) => ({ item, at: i, odds: byItem(i) }))
    .filter(
      ({ item, at, odds }) =>
        sign * odds >= SHOWN_LEAST &&
        isTelling(item) &&
        !item.isNegation &&
        mayMean(sentence, at, sign, parties),
    )
    .sort((a, b) => sign * (b.odds - a.odds))
    .slice(0, MOST_WORDS)
    .sort((a, b) => a.at - b.at)
    .map(({ item: { from, to }, odds }) =>
      decidingWord(line.text, itemAt(line.tokens, from).start, itemAt(line.tokens, to - 1).end, odds),
    );
}

/** Whether the tables do not say the opposite of an item, for a party in its role. */
function mayMean(
  { items, statements }: PartySentence,
  index: number,
  sign: number,
  parties: readonly number[],
): boolean {
  const item = items[index];
  if (item === undefined) return false;
  const turn = items.slice(0, index).some((one) => one.isNegation && one.stretch === item.stretch) ? -1 : 1;
  const frame = item.verbClass === undefined ? undefined : frameOf(item.verbClass);
  const signs = [item.isFigure && !frame ? 0 : item.polarity, frame?.own, frame?.good, frame?.bad].map(
    (one) => turn * Math.sign(one ?? 0),
  );
  if (!frame || (frame.subject === 0 && frame.object === 0) || frame.intransitive)
    return signs.includes(sign);
  return parties.some((party) => {
    const slot = slotOf(items, statements, party);
    const hasRole = slot.verb === index && ['subject', 'object', 'by by'].includes(slot.name);
    if (!hasRole) return signs[1] === sign || (turn > 0 && !signs.includes(-sign));
    const isSubject = slot.isPassive ? slot.name === 'by by' : slot.name === 'subject';
    return Math.sign(turn * (isSubject ? frame.subject : frame.object)) === sign;
  });
}

const oneOf = (words: readonly string[]) => `(?<!\\p{L})(?:${anyOf(words)})(?!\\p{L})`;

const patternsIn = memoize((language: ToneLine['language']) => {
  const words = lists[language];
  const relation = oneOf(words.relations);
  const rest = `[^;]*?(?=;|,?\\s${oneOf(words.turns)}|$)`;
  const claim = `(?:\\s[^\\s,.;:!?]+){0,4}?\\s(?:\\p{L}['’])?${oneOf(words.denied)}|,?\\s${oneOf(words.deniedNext)}`;
  const topic = `(?:\\s[^\\s;:]+){0,6}?\\s${oneOf(words.about)}\\s(?!${oneOf(words.ownWork)})`;
  return {
    /** Unproven claims, fixed phrases (`prevented a worse outcome`) and what neither of two did. */
    anywhere: [
      new RegExp(`${oneOf(words.unproven)}${rest}`, 'giu'),
      new RegExp(oneOf(words.idioms), 'giu'),
      new RegExp(`${oneOf([words.neither])}[^;:]*?${oneOf([words.nor])}[^,;:]*`, 'giu'),
    ],
    /** What a party denies and what its works are about. */
    behind: [
      new RegExp(`${oneOf(words.denials)}(?:${claim})${rest}`, 'giu'),
      new RegExp(`${oneOf(words.works)}${topic}${rest}`, 'giu'),
    ],
    rival: new RegExp(oneOf(words.rivals), 'u'),
    /** `X’s main rival Y`, `Xs größter Konkurrent Y`, `X-Konkurrent Y`, from the end of X. */
    ownRelation: new RegExp(
      `^(?:['’]s?\\s(?:[\\p{L}-]+\\s)?|s?\\s(?:\\p{Ll}+er\\s)?|-)${relation},?\\s(?=\\p{Lu})`,
      'u',
    ),
    /** `Y, a rival of X`, `the rival of X, Y`, up to X. */
    relationOf: new RegExp(
      `(\\p{Lu}[\\p{L}-]+,\\s)?(?:(?<!\\p{L})\\p{L}+\\s){0,2}${relation}\\s(?:${words.relatedTo.join('|')})\\s?$`,
      'u',
    ),
  };
});
/** A mention includes it. */
const OWNER_ENDING = /(?:['’]s?|s)$/u;

/** Text without a tone toward the party, or all of it if the party only says whose rival another is. */
function unconcerningSpans({ text, language }: ToneLine, mentions: readonly Span[]): Span[] {
  const { anywhere, behind } = patternsIn(language);
  if (mentions.every((mention) => isOnlyRelated(text, language, mention)))
    return [{ start: 0, end: text.length }];
  const first = Math.min(...mentions.map(({ end }) => end));
  const spansOf = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
  return [...anywhere.flatMap(spansOf), ...behind.flatMap(spansOf).filter(({ start }) => first <= start)];
}

/** Whether the party only says whose rival or customer another name is. */
function isOnlyRelated(text: string, language: ToneLanguage, { start, end }: Span): boolean {
  const { ownRelation, relationOf, rival } = patternsIn(language);
  const ending = OWNER_ENDING.exec(text.slice(start, end))?.[0] ?? '';
  if (ownRelation.test(ending + text.slice(end))) return true;
  const before = relationOf.exec(text.slice(0, start));
  if (before === null) return false;
  // A rival is always somebody else. A customer without a name may say something about the party.
  return before[1] !== undefined || /^,\s\p{Lu}/u.test(text.slice(end)) || rival.test(before[0]);
}
