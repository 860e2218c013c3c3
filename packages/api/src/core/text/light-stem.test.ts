import { expect, it } from 'vitest';
import { lightStem } from './english-sense.ts';

it.each([
  ['ferries', 'en', 'ferries'],
  ['fahrten', 'xx', 'fahrten'],
  ['an', 'de', 'an'],
])('the stem of %s in %s is %s', (word, language, stem) => {
  expect(lightStem(word, language)).toBe(stem);
});

it('forms of a word have one stem, of three letters at least', () => {
  for (const [language, one, other] of [
    ['de', 'bildung', 'bildungen'],
    ['es', 'puerto', 'puertos'],
    ['fr', 'navires', 'navire'],
  ] as const) {
    expect(lightStem(one, language)).toBe(lightStem(other, language));
    expect(lightStem(one, language).length).toBeGreaterThanOrEqual(3);
  }
});
