/** Packages without type declarations that the product is compared with. */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

interface VaderModule {
  readonly SentimentIntensityAnalyzer: { polarity_scores(text: string): { readonly compound: number } };
}
type LexRank = (text: string) => readonly (readonly { weight: number; text: string; index: number }[])[];

/** VADER (Hutto & Gilbert 2014), in [-1, 1]. */
export function vaderTone(text: string): number {
  const vader = load('vader-sentiment') as VaderModule;
  return vader.SentimentIntensityAnalyzer.polarity_scores(text).compound;
}

/** LexRank (Erkan & Radev 2004): three sentences in their original order. */
export function lexRankSentences(text: string): readonly string[] {
  const { default: lexRank } = load('lexrank.js') as { readonly default: LexRank };
  return lexRank(text)
    .flat()
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .sort((a, b) => a.index - b.index)
    .map((sentence) => sentence.text);
}
