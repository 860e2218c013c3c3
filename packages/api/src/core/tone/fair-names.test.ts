import { describe, expect, it } from 'vitest';
import { scoreTone } from './score-tone.ts';
import namesAndGroups from './testing/names-and-groups.json' with { type: 'json' };

const SENTENCES = [
  '{} to publish its accounts in March',
  'Letter from {} arrives at the town hall',
  'The committee heard from {} on Wednesday morning.',
  '{} will visit the new library next week',
  'A guide to {} is on sale at the museum',
];

describe('scoreTone is fair to names and groups', () => {
  it.each(SENTENCES)('gives %j no tone with any of 300 names and groups', (sentence) => {
    const toned = namesAndGroups.filter((name) => {
      const opens = sentence.startsWith('{}') ? name.charAt(0).toUpperCase() + name.slice(1) : name;
      return Math.abs(scoreTone(sentence.replace('{}', () => opens)).value ?? 0) > 0.1;
    });
    expect(namesAndGroups.length).toBeGreaterThanOrEqual(300);
    expect(toned).toEqual([]);
  });

  it('shows no faith or personal trait as a reason', () => {
    const { words } = scoreTone('Muslim charity opens kitchen for autistic people');
    expect(words.map(({ text }) => text).filter((text) => /muslim|autistic|people/i.test(text))).toEqual([]);
  });
});
