import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import wordWeights from '../../content/tone/word-weights.json' with { type: 'json' };
import { englishOnlyNote } from './english-only-note.ts';
import { englishSentences } from './english-sentences.ts';
import { lexiconOf } from './lexicon.ts';
import { readTone, type ToneItem, type ToneReading } from './read-tone.ts';
import { RULES } from './sentiment-rules.ts';
import { sentimentTokens } from './sentiment-tokens.ts';
import { limitWords, shareOfSentences, TONE } from './tone-value.ts';

/** A word that moves the sum by less than this decides nothing and is left out of it. */
const MIN_WEIGHT = 0.05;

/** A line of the table is a word or phrase, a space and its weight. */
const weights = new Map(
  wordWeights.map((line): [string, number] => {
    const at = line.lastIndexOf(' ');
    return [line.slice(0, at), Number(line.slice(at + 1))];
  }),
);
const lexicon = lexiconOf(weights.keys());

export interface RuleTone {
  readonly sentiment: Sentiment;
  /** What was read; null when the text is not, or not all, in English. */
  readonly reading: ToneReading | null;
}

/**
 * The tone of a text by tables and rules: a value in [-1, 1] with two decimals, or null when nothing in it bears tone or
 * it is not in English; sentences in other languages do not count.
 *
 * `words` are all that decided, in reading order, offsets into `text`; their weights are on the lexicon's scale
 * (about -4 to 4, after every rule).
 * @param names ranges of `text` that never have a tone: keywords, the outlet, the author.
 */
export function toneByRules(text: string, names: readonly Span[]): RuleTone {
  const tokens = sentimentTokens(text, lexicon.has);
  const english = englishSentences(text, tokens.tokens);
  if (english === 'none') {
    return { sentiment: { value: null, words: [], note: englishOnlyNote(text) }, reading: null };
  }
  const reading = readTone({ text, tokens, names, lexicon });
  if (english === 'all') return { sentiment: weigh(text, reading, reading.items), reading };
  const items = reading.items.filter((item) =>
    english.some(({ start, end }) => start <= item.start && item.start < end),
  );
  return { sentiment: { ...weigh(text, reading, items), note: englishOnlyNote(text, true) }, reading: null };
}

function weigh(text: string, { sentences, isPost }: ToneReading, read: readonly ToneItem[]): Sentiment {
  const share = shareOfSentences(sentences);
  const events = read.reduce((sum, { event }) => sum + event, 0) * share;
  const [helping, opposing] = [1, -1].map(
    (side) =>
      read.reduce(
        (sum, item) => sum + (sideOf(wordsWeight(item), events) === side ? wordsWeight(item) : 0),
        0,
      ) * share,
  );
  const limits = isPost
    ? { sum: TONE.eventShare * events + (helping ?? 0) + (opposing ?? 0), helping: 1, opposing: 1 }
    : limitWords(events, helping ?? 0, opposing ?? 0);
  const words: DecidingWord[] = [];
  for (const item of read) {
    const word = wordsWeight(item);
    const factor = sideOf(word, events) === 1 ? limits.helping : limits.opposing;
    const weight = round(TONE.eventShare * item.event + factor * word, 1000);
    if (Math.abs(weight) < MIN_WEIGHT) continue;
    words.push({ start: item.start, end: item.end, text: text.slice(item.start, item.end), weight });
  }
  if (words.length === 0) return { value: null, words };
  const { sum } = limits;
  return { value: round(sum / Math.sqrt(sum * sum + RULES.alpha), 100), words };
}

/** 1 for a word that has the sign of the events, -1 for one against it; without events all are on one side. */
function sideOf(word: number, events: number): 1 | -1 {
  return events !== 0 && Math.sign(word) === -Math.sign(events) ? -1 : 1;
}

/** What the lexicon adds; it does not speak against the event that its word is part of. */
function wordsWeight({ event, words }: ToneItem): number {
  const sum = words.reduce((total, { key, factor }) => total + factor * (weights.get(key) ?? 0), 0);
  return event !== 0 && Math.sign(sum) !== Math.sign(event) ? 0 : sum;
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps + 0;
}
