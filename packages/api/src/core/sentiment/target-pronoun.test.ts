import { describe, expect, it } from 'vitest';
import { scoreTarget } from './score-target.ts';

const toneOf = (text: string, party: string) => {
  const start = text.indexOf(party);
  return Math.sign(scoreTarget(text, [{ start, end: start + party.length }]).value ?? 0);
};

describe('the tone toward a party that a pronoun or a participle stands for', () => {
  it.each([
    [
      'Tarnbrook Energy said on Tuesday it will close its Orme mill by March, cutting 420 jobs.',
      'Tarnbrook Energy',
      -1,
    ],
    ['Tarnbrook lasts two days, but its camera is useless.', 'Tarnbrook', -1],
    ['Tarnbrook is moving north, creating 300 jobs.', 'Tarnbrook', 1],
    ['Melvick predicted that Tarnbrook would go bankrupt.', 'Melvick', 0],
    ['There was praise for Tarnbrook.', 'Tarnbrook', 1],
    ["Tarnbrook's helpful staff won over guests.", 'Tarnbrook', 1],
    ['Tarnbrook must repay 9,000 borrowers.', 'Tarnbrook', -1],
    ['Melvick closed after a complaint by Tarnbrook.', 'Tarnbrook', 0],
  ])('%s (%s)', (text, party, sign) => {
    expect(toneOf(text, party)).toBe(sign);
  });
});
