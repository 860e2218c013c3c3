import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';
import { capEvidence } from './cap-evidence.ts';

const text = (sentences: number) =>
  Array.from(
    { length: sentences },
    (_, i) => `Item ${i} of the minutes names Acme and the price of cranes.`,
  ).join(' ');
const analyze = (sentences: number, keywords: readonly string[]) =>
  analyzeText({ headline: 'Minutes', text: text(sentences), keywords, specialTerms: [] });

describe('capEvidence', () => {
  it('leaves a result that fits as it is', () => {
    const result = analyze(50, ['Acme']);
    expect(capEvidence(result)).toBe(result);
  });

  it('shows the first sentences of a large one, within a megabyte, with exact counts', () => {
    const result = analyze(3_000, ['Acme', 'cranes', 'price', 'minutes']);
    const capped = capEvidence(result);
    expect(JSON.stringify(capped).length).toBeLessThanOrEqual(1_000_000);
    expect(capped.keywordMatches.map(({ mentions }) => mentions)).toEqual(
      result.keywordMatches.map(({ mentions }) => mentions),
    );
    const [match] = capped.keywordMatches;
    expect(match?.evidenceSentences).toBe(3_000);
    expect(match?.evidence).toEqual(result.keywordMatches[0]?.evidence.slice(0, match?.evidence.length));
    expect(match?.evidence.length).toBeGreaterThan(1);
  });
});
