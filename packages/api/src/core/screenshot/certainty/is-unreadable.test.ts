import { expect, it } from 'vitest';
import { isUnreadable } from './certainty.ts';

it.each([
  ['Ouray 4 @= fe Wt Sgr Tar', 41],
  ['xR WTT fm S', 66],
  ['= ~ | 1', 20],
])('%j at %d per cent is what the recognizer makes of another script', (text, confidence) => {
  expect(isUnreadable({ text, confidence, unreadCharacters: 0 })).toBe(true);
});

it('takes a label of the page for no post when a longer paragraph could not be read', () => {
  expect(isUnreadable({ text: 'Local News', confidence: 95, unreadCharacters: 62 })).toBe(true);
});

it.each([
  ['Refund.', 88],
  ['GOAL!!! WHAT A STRIKE FROM 30 YARDS! 2-1', 74],
  ['Sold out. #Matchday 12.50', 58],
])('%j at %d per cent is text', (text, confidence) => {
  expect(isUnreadable({ text, confidence, unreadCharacters: 0 })).toBe(false);
});
