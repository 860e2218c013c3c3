import { expect, it } from 'vitest';
import { sampleSet } from './sample-set.ts';

const { articles, headlines, posts, codebook } = sampleSet;

it('has 40 articles, 60 headlines and 12 posts with ids of their own', () => {
  for (const [entries, count] of [
    [articles, 40],
    [headlines, 60],
    [posts, 12],
  ] as const) {
    expect(entries).toHaveLength(count);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(count);
  }
});

it('uses only codes of its codebook, with a rule for each', () => {
  for (const { name, codes } of codebook) {
    const known = codes.map(({ code }) => code);
    for (const { rule } of codes) expect(rule.length).toBeGreaterThan(20);
    for (const { id, coderA, coderB } of articles)
      for (const given of [coderA, coderB])
        expect(known, id).toContain(Object.entries(given).find(([question]) => question === name)?.[1]);
  }
});

it('has articles long enough to analyze, from March 2026', () => {
  for (const { id, text, date } of articles) {
    expect(text.length, id).toBeGreaterThan(200);
    expect(date, id).toMatch(/^2026-03-\d\d$/);
  }
});
