/** What training starts from: VADER's lexicon (MIT, Hutto & Gilbert) and, over it, the project's own news idiom. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SENTIMENT_IDIOM } from '../../src/content/sentiment-idiom.ts';

export function priorWeights(): Map<string, number> {
  const weights = new Map<string, number>();
  const bundle = createRequire(import.meta.url).resolve('vader-sentiment');
  const file = join(dirname(bundle), '..', 'vader_lexicon.txt');
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [entry, mean] = line.split('\t');
    const weight = Number(mean);
    if (entry && Number.isFinite(weight)) weights.set(keyOf(entry), weight);
  }
  for (const [weight, entries] of SENTIMENT_IDIOM) {
    for (const entry of entries.split('|')) weights.set(entry, weight);
  }
  return weights;
}

/** A hyphen between letters joins the words of a phrase; in an emoticon it is a nose. */
function keyOf(entry: string): string {
  return entry.toLowerCase().replace(/(?<=\p{L}{2})-|-(?=\p{L}{2})/gu, ' ');
}
