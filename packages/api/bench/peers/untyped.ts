/** The peers without type declarations. */
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

interface VaderModule {
  readonly SentimentIntensityAnalyzer: { polarity_scores(text: string): { readonly compound: number } };
}
interface SentimentModule {
  new (): { analyze(text: string): { readonly score: number } };
}
interface TextRankModule {
  readonly TextRank: new (
    text: string,
    options: { readonly extractAmount: number; readonly summaryType: 'array' },
  ) => { readonly summarizedArticle: readonly string[] };
}
type LexRank = (text: string) => readonly (readonly { weight: number; text: string; index: number }[])[];

/** Scales the AFINN sums to [-1, 1]. */
const squash = (sum: number) => sum / Math.sqrt(sum * sum + 15);

export function sentimentPeers(): Readonly<Record<string, (text: string) => number>> {
  const vader = load('vader-sentiment') as VaderModule;
  const Afinn = load('sentiment') as SentimentModule;
  const afinn = new Afinn();
  const wink = load('wink-sentiment') as (text: string) => { readonly score: number };
  return {
    'vader-sentiment': (text) => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound,
    sentiment: (text) => squash(afinn.analyze(text).score),
    'wink-sentiment': (text) => squash(wink(text).score),
  };
}

/** Three sentences of the text, in their original order. Empty if textrank overflows its stack. */
export function summaryPeers(): Readonly<Record<string, (text: string) => readonly string[]>> {
  const { TextRank } = load('textrank') as TextRankModule;
  const { default: lexRank } = load('lexrank.js') as { readonly default: LexRank };
  return {
    'lexrank.js': (text) =>
      lexRank(text)
        .flat()
        .sort((a, b) => b.weight - a.weight)
        .slice(0, 3)
        .sort((a, b) => a.index - b.index)
        .map((sentence) => sentence.text),
    textrank: (text) => {
      try {
        return new TextRank(text, { extractAmount: 3, summaryType: 'array' }).summarizedArticle;
      } catch (error) {
        if (error instanceof RangeError) return [];
        throw error;
      }
    },
  };
}

export function sbdSentences(text: string): readonly string[] {
  const { sentences } = load('sbd') as { sentences(text: string, options: object): string[] };
  return sentences(text, { newline_boundaries: true });
}
