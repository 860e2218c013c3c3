import type { Reading } from '@earshot/schema/analysis-result';
import { describe, expect, it } from 'vitest';
import { readingCertainty } from './record-entries.ts';

const reading = (parts?: Reading['choice']['parts']): Reading => ({
  confidence: 95,
  choice: { confidence: 72, level: 'likely', against: [], ...(parts && { parts }) },
  blocks: [],
});
const PARTS = { text: 98, author: 99, network: 97 };

describe('readingCertainty', () => {
  it.each([
    [{ author: 'Wren', platform: 'X' }, 'Text read: 98% sure. Author: 99% sure. Platform: X, 97% sure.'],
    [{ author: null, platform: 'Unknown' }, 'Text read: 98% sure. Author: not found. Platform: not found.'],
  ])('gives one figure for each part of %j', (metadata, expected) => {
    expect(readingCertainty(reading(PARTS), metadata)).toBe(expected);
  });

  it('gives the single figure if there are no others', () => {
    expect(readingCertainty(reading(), {})).toBe('Text and author read: 72% sure.');
  });
});
