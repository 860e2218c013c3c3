import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';
import { isEnglish } from './english.ts';
import { englishOnlyNote } from './english-only-note.ts';
import { isFunctionWord } from './function-words.ts';
import { sharesOf } from './log-odds.ts';
import { type EventReading, readEvents } from './score-events.ts';
import { type SentimentToken, sentimentTokens } from './sentiment-tokens.ts';
import { type EvidenceReader, evidenceReader, type TargetEvidence } from './target-model.ts';
import { outlineSentence, type Party } from './target-outline.ts';
import type { ToneUnit, UnitKind } from './tone-unit.ts';

/** Gives the tone toward the party named at some places of one sentence. */
export type TargetReader = (mentions: readonly Span[]) => Sentiment;

/** The least value of a tone: just beyond neutral. */
const TONED_LEAST = SENTIMENT_THRESHOLD + 0.02;
/** With fewer readers between good and bad the sentence says both. */
const CLEAR_LEAST = 0.1;
/** What a word adds to the estimate, in log odds, from which it is among those that decide. */
const DECIDING_LEAST = 0.3;
/** Mentions in one sentence that are read; no sentence of prose has more. */
const MOST_MENTIONS = 20;
/** Share of readers who must call a sentence neutral for a party; with fewer, and no tone, nothing is said. */
const NEUTRAL_LEAST = 0.5;

/**
 * The tone of a sentence toward one party named in it: a value in [-1, 1] with two decimals, how many more readers would
 * call it good for the party than bad, and the words that decide, offsets into `text`, weights in log odds. The value is 0
 * for whoever only speaks or stands by, null when nothing clear is said of the party or the text is not in English.
 * Method: docs/methods/sentiment.md.
 * @param mentions where the party is named, ascending. @param names other ranges without tone (other keywords).
 */
export function scoreTarget(text: string, mentions: readonly Span[], names: readonly Span[] = []): Sentiment {
  return targetReader(text, [...mentions, ...names])(mentions);
}

/**
 * Reads a sentence once for all parties in it.
 * @param names ranges without tone. For a party outside them the sentence is read again.
 */
export function targetReader(text: string, names: readonly Span[]): TargetReader {
  if (!isEnglish(text)) return () => ({ value: null, words: [], note: englishOnlyNote(text) });
  const { tokens } = sentimentTokens(text, () => false);
  const reading = readEvents({ text, tokens, names, isPost: false });
  const evidenceOf = evidenceIn(reading);
  return (mentions) => {
    const isNamed = mentions.every(({ start, end }) =>
      tokens.every((token, i) => token.end <= start || token.start >= end || reading.masked[i]),
    );
    if (!isNamed) return scoreTarget(text, mentions, names);
    const found = mentions.slice(0, MOST_MENTIONS).flatMap((mention) => {
      const party = partyAt(tokens, reading.units, mention);
      return party ? [evidenceOf(party)] : [];
    });
    return toneOf(text, tokens, reading.units, found);
  };
}

/** Each sentence is outlined once, and so is each stretch of a very long one. */
function evidenceIn(reading: EventReading): EvidenceReader {
  const known: { readonly from: number; readonly to: number; readonly read: EvidenceReader }[] = [];
  return (party) => {
    const found = known.find(({ from, to }) => from <= party.first && party.first < to);
    if (found) return found.read(party);
    const outline = outlineSentence(reading, party.first);
    const read = evidenceReader(outline);
    known.push({ from: outline.from, to: outline.to, read });
    return read(party);
  };
}

/** What the evidence for all mentions of a party says together. */
function toneOf(
  text: string,
  tokens: readonly SentimentToken[],
  units: readonly ToneUnit[],
  found: readonly TargetEvidence[],
): Sentiment {
  if (found.length === 0) return { value: null, words: [] };
  const [good, bad] = sharesOf(
    [0, 1].map((side) => mean(found.map(({ logits }) => logits[side] ?? 0))) as [number, number],
  );
  const neutral = 1 - good - bad;
  if (neutral >= Math.max(good, bad)) return { value: neutral >= NEUTRAL_LEAST ? 0 : null, words: [] };
  if (Math.abs(good - bad) < CLEAR_LEAST) return { value: null, words: [] };
  const sign = Math.sign(good - bad);
  const words = decidingWords(text, tokens, units, found);
  // A tone for which no word can be shown is not told.
  if (!words.some(({ weight }) => Math.sign(weight) === sign)) return { value: null, words: [] };
  const value = sign * Math.max(TONED_LEAST, Math.abs(good - bad));
  return { value: Math.round(value * 100) / 100, words };
}

/** The units of the name at a range of the text. */
export function partyAt(
  tokens: readonly SentimentToken[],
  units: readonly ToneUnit[],
  { start, end }: Span,
): Party | undefined {
  const inside = units.flatMap((unit, i) => {
    const [first, last] = [tokens[unit.from], tokens[unit.to - 1]];
    const isThere = first && last && first.start < end && start < last.end;
    return isThere && !unit.consumed && unit.kind === 'name' ? [i] : [];
  });
  const [first, last] = [inside[0], inside.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last };
}

function decidingWords(
  text: string,
  tokens: readonly SentimentToken[],
  units: readonly ToneUnit[],
  found: readonly TargetEvidence[],
): DecidingWord[] {
  return units.flatMap((unit, at) => {
    const weight = mean(found.map(({ byUnit }) => byUnit.get(at) ?? 0));
    const [first, last] = [tokens[unit.from], tokens[unit.to - 1]];
    if (Math.abs(weight) < DECIDING_LEAST || !isTelling(unit) || !first || !last) return [];
    const [start, end] = [first.start, last.end];
    return [{ start, end, text: text.slice(start, end), weight: Math.round(weight * 1000) / 1000 }];
  });
}

/** Words that can say something good or bad of somebody, by themselves or by turning others. */
const TELLING: ReadonlySet<UnitKind> = new Set([
  'verb',
  'noun',
  'adjective',
  'idiom',
  'word',
  'negation',
  'denial',
  'mixed',
]);

/** Whether a reader can see from a unit why a tone was given: not from `is`, `could`, `against`, `said`. */
function isTelling({ kind, key, value, verb }: ToneUnit): boolean {
  // A duty is a burden.
  if (value !== 0 || key === 'must') return true;
  return TELLING.has(kind) && !isFunctionWord(key) && verb?.verbClass !== 'speak';
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
