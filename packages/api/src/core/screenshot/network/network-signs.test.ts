import { describe, expect, it } from 'vitest';
import { phrasePoints } from './network-signs.ts';

describe('phrases in rows of UI chrome', () => {
  it('are found if their initial capital I was read as a lowercase l', () => {
    expect(phrasePoints(['lnstagram'])).toEqual(phrasePoints(['Instagram']));
    expect(phrasePoints(['lnstagram']).get('instagram')).toBeGreaterThan(0);
  });
});
