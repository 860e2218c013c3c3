import { describe, expect, it } from 'vitest';
import { isPaidPlacement } from './list-sources.ts';

describe('isPaidPlacement', () => {
  it.each<[string, string | null, boolean]>([
    ['Orlo opens plant', 'PR Newswire', true],
    ['Orlo opens plant', 'businesswire.com', true],
    ['Orlo opens plant', 'Reuters', false],
    ['Sponsored: Why Orlo opened a plant', null, true],
    ['[Anzeige] Orlo eröffnet Werk', 'Coast Times', true],
    ['Orlo opens plant (advertorial)', 'Coast Times', true],
    ['Press release rules change for banks', null, false],
    ['Sponsored walk raises money for lifeboat', null, false],
  ])('%j of %j: %s', (text, source, paid) => expect(isPaidPlacement({ text, source })).toBe(paid));
});
