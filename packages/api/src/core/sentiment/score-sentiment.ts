import type { DecidingWord, Sentiment } from '@earshot/schema/analysis-result';
import { SENTIMENT_WEIGHTS } from '../../content/sentiment-weights.ts';
import { lexiconOf } from './lexicon.ts';
import { RULES } from './sentiment-rules.ts';
import { sentimentUnits } from './sentiment-units.ts';

/** A word that moves the sum by less than this decides nothing and is left out of it. */
const MIN_WEIGHT = 0.05;

const weights = new Map<string, number>();
for (const line of SENTIMENT_WEIGHTS.split('\n')) {
  const tab = line.indexOf('\t');
  if (tab > 0) weights.set(line.slice(0, tab), Number(line.slice(tab + 1)));
}
const lexicon = lexiconOf(weights.keys());

/**
 * The tone of an English headline, post or article: a value in [-1, 1] (above 0.1 reads as positive, below -0.1 as
 * negative), or null when nothing in it bears sentiment. A weighted lexicon with VADER's rules (Hutto & Gilbert 2014);
 * the weights were learned by `bench/train-sentiment.ts`.
 *
 * `words` are all that decided, in reading order, offsets into `text`; their weights are on the lexicon's scale
 * (about -4 to 4, after negation, emphasis and the other rules). With s the sum of the weights, divided by a third of
 * the number of sentences where there are more than three, the value is s / sqrt(s² + 15), to four decimals.
 */
export function scoreSentiment(text: string): Sentiment {
  const { units, sentences } = sentimentUnits(text, lexicon);
  const words: DecidingWord[] = [];
  let sum = 0;
  for (const { start, end, key, factor } of units) {
    const weight = round(factor * (weights.get(key) ?? 0), 1000);
    if (Math.abs(weight) < MIN_WEIGHT) continue;
    words.push({ start, end, text: text.slice(start, end), weight });
    sum += weight;
  }
  if (words.length === 0) return { value: null, words };
  return { value: sentimentValue(sum, sentences), words };
}

/** Sum of weights to a value in [-1, 1], by the formula that `scoreSentiment` documents. */
function sentimentValue(sum: number, sentences: number): number {
  const s = sum / Math.max(1, sentences / RULES.fullSentences);
  return round(s / Math.sqrt(s * s + RULES.alpha), 10_000);
}

function round(value: number, steps: number): number {
  return Math.round(value * steps) / steps + 0;
}
