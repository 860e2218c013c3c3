import { expect, it } from 'vitest';
import { WORD_FREQUENCY_CLASSES } from '../src/content/word-frequencies.ts';
import { buildWordFrequencies } from './build-word-frequencies.ts';

it('the list of word frequencies is what its script makes of its sources', () => {
  expect(WORD_FREQUENCY_CLASSES).toEqual(buildWordFrequencies());
});
