import { describe, expect, it } from 'vitest';
import { sentimentLabel } from './sentiment.ts';

describe('sentimentLabel', () => {
  it.each([
    [0.11, 'Positive'],
    [0.1, 'Neutral'],
    [0, 'Neutral'],
    [-0.1, 'Neutral'],
    [-0.11, 'Negative'],
    [null, 'Neutral'],
  ])('#216 #217 sentiment %s is %s', (value, label) => {
    expect(sentimentLabel(value)).toBe(label);
  });
});
