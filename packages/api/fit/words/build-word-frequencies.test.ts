import { expect, it } from 'vitest';
import frequencyClasses from '../../src/content/word-frequencies.json' with { type: 'json' };
import { buildWordFrequencies } from './build-word-frequencies.ts';

it('the list of word frequencies is what its script makes of its sources', () => {
  expect(frequencyClasses).toEqual(buildWordFrequencies());
});
