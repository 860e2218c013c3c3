import { expect, it } from 'vitest';
import { addressFacts } from './address-facts.ts';

it.each([
  [
    'has the fields with a value',
    { outlet: ' The Ledger ', headline: '', date: null },
    { outlet: 'The Ledger' },
  ],
  ['is undefined without any', { outlet: '', headline: undefined, date: null }, undefined],
  ['is bounded', { headline: 'x'.repeat(5_000) }, { headline: 'x'.repeat(300) }],
])('what an address shows %s', (_, facts, expected) => {
  expect(addressFacts(facts)).toEqual(expected);
});
