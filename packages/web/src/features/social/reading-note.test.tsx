import type { Reading } from '@earshot/schema/analysis-result';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ReadingNote } from './post-text.tsx';
import { SOCIAL_STRINGS } from './strings.ts';

const READING: Reading = {
  confidence: 90,
  choice: {
    confidence: 72,
    parts: { text: 93, author: 81, network: 31 },
    level: 'likely',
    against: ['The author may also be “Ferry Fan”.'],
  },
  blocks: [],
};

describe('how sure the reading of a screenshot is', () => {
  it('is said for each part, also for a platform that was not found, and in no other figure', () => {
    render(<ReadingNote reading={READING} metadata={{ author: 'Wren', platform: 'Unknown' }} />);
    const note = screen.getByText(/^Text read: 93% sure\. Author: 81% sure\. Platform: not found\.$/);
    expect(note.textContent?.match(/\d+%/g)).toEqual(['93%', '81%']);
    expect(screen.getByText('The author may also be “Ferry Fan”.')).toBeVisible();
  });

  it('is explained in exactly these terms', () => {
    for (const name of ['“Text read”', '“Author”', '“Platform”'])
      expect(SOCIAL_STRINGS.text.method).toContain(name);
  });
});
