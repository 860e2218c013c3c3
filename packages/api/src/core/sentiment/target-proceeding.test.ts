import { describe, expect, it } from 'vitest';
import { scoreTarget } from './score-target.ts';

const toneOf = (text: string, party: string) =>
  Math.sign(
    scoreTarget(text, [{ start: text.indexOf(party), end: text.indexOf(party) + party.length }]).value ?? 0,
  );

describe('an investigation or a suit', () => {
  it.each([
    ['SEC drops investigation into Acme', 'SEC', 'Acme', 1],
    ['Ofcom closes inquiry into Acme', 'Ofcom', 'Acme', 1],
    ['Prosecutors drop charges against Acme', 'Prosecutors', 'Acme', 1],
    ['Globex withdraws its lawsuit against Acme', 'Globex', 'Acme', 1],
    ['Ofgem opens investigation into Acme', 'Ofgem', 'Acme', -1],
    ['Globex files a complaint against Acme', 'Globex', 'Acme', -1],
  ])('%s: nothing for %s, a sign for %s', (text, by, about, sign) => {
    expect([toneOf(text, by), toneOf(text, about)]).toEqual([0, sign]);
  });
});
