import { describe, expect, it } from 'vitest';
import { HEADLINES } from '../../../../test/read-list.ts';
import { readFields } from './read-fields.ts';

describe('the values within the lines of a list', () => {
  it('are the outlet, not a label that few words can be', () => {
    const tones = ['Neutral', 'Negative', 'Positive'];
    const lines = ['Orvelle Post', 'edie', 'Quay Brief', 'Coast Times', 'Tarn Herald', 'Orlo Insider'].map(
      (outlet, n) => `${outlet} | ${n + 2} Nov 2026 | Reach: ${n}1k | Sentiment: ${tones[n % 3]}`,
    );
    expect(readFields(lines, 'outlet')[1]?.outlet).toBe('edie');
  });

  it.each(['Lost and found: teddy comes home after a week', 'Ferry fares rise by 12% on 3 May'])(
    'do not cut a headline in a way that no other line supports: %s',
    (line) => {
      expect(readFields([...HEADLINES, line], 'headline').at(-1)).toMatchObject({
        title: line,
        outlet: null,
      });
    },
  );
});
