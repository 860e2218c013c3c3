import { describe, expect, it } from 'vitest';
import { analyzeText, nameSpans } from './analyze-text.ts';

const KEYWORDS = ['Clean Orrin', 'Brightwell'];
const TEXT =
  'Clean Orrin will move its office on Monday, the Daily Disaster Post writes. Brightwell and Clean Orrin share the building. The keys were handed over by Grace Savage.';

const analyze = (sourceNames: readonly string[]) =>
  analyzeText({
    headline: 'Daily Disaster Post: Clean Orrin to move office',
    text: TEXT,
    keywords: KEYWORDS,
    specialTerms: [],
    sourceNames,
  });

describe('nameSpans', () => {
  it('finds keywords in any case and the outlet only as it is spelled', () => {
    const spansOf = nameSpans(['clean orrin'], ['Crisis']);
    const text = 'Crisis asks Clean Orrin about the crisis';
    expect(spansOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Clean Orrin', 'Crisis']);
  });

  it('keeps loaded words of the outlet, the author and every keyword out of all values', () => {
    const { sentiment, keywordMatches } = analyze(['Daily Disaster Post', 'Grace Savage']);
    expect(Math.abs(sentiment?.value ?? 0)).toBeLessThanOrEqual(0.1);
    expect(sentiment?.words).toEqual([]);
    for (const { evidence, tone } of keywordMatches) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { sentiment: value } of evidence) expect(Math.abs(value ?? 0)).toBeLessThanOrEqual(0.1);
      for (const { text } of tone.sentences.flatMap(({ words }) => words))
        expect(text).not.toMatch(/disaster|savage|grace|clean|bright/i);
    }
  });

  it('masks one keyword in the tone toward another', () => {
    const text = 'clean orrin gets the contract that Brightwell held, and crisis fund stays.';
    const [match] = analyzeText({
      headline: '',
      text,
      keywords: ['Brightwell', 'clean orrin', 'crisis fund'],
      specialTerms: [],
      sourceNames: [],
    }).keywordMatches;
    expect(match?.tone.sentences.flatMap(({ words }) => words.map((word) => word.text))).not.toContain(
      'crisis',
    );
  });
});
