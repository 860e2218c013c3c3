import { describe, expect, it } from 'vitest';
import { scoreSentiment } from './score-sentiment.ts';
import namesAndGroups from './testing/names-and-groups.json' with { type: 'json' };

const SENTENCES = [
  '{} to publish its accounts in March',
  'Letter from {} arrives at the town hall',
  'The committee heard from {} on Wednesday morning.',
  '{} will visit the new library next week',
  'A guide to {} is on sale at the museum',
];

describe('scoreSentiment is fair to names and groups', () => {
  it.each(SENTENCES)('gives %j no tone, and the same value for 300 names and groups', (sentence) => {
    const values = namesAndGroups.map((name) => {
      const opens = sentence.startsWith('{}') ? name.charAt(0).toUpperCase() + name.slice(1) : name;
      return { name, value: scoreSentiment(sentence.replace('{}', () => opens)).value };
    });
    expect(values.length).toBeGreaterThanOrEqual(300);
    expect(values.filter(({ value }) => value !== values[0]?.value)).toEqual([]);
    expect(Math.abs(values[0]?.value ?? 0)).toBeLessThanOrEqual(0.1);
  });
});
