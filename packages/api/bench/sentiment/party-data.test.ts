import { expect, it } from 'vitest';
import { readParties, readParty } from './party-data.ts';

const parties = readParties();

it('the sentences are more than a thousand, each once, and no label is rare', () => {
  const sentences = new Set(parties.map(({ file, line }) => `${file} ${line}`));
  expect(sentences.size).toBeGreaterThan(1400);
  expect(new Set(parties.map(({ text }) => text)).size).toBe(sentences.size);
  for (const label of ['good', 'bad', 'neutral'])
    expect(parties.filter((party) => party.label === label).length).toBeGreaterThan(700);
});

it('every party is found as a name in its sentence', () => {
  const missed = parties.filter((party) => readParty(party) === null);
  expect(missed.map(({ text }) => text)).toEqual([]);
});
