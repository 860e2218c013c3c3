import { expect, it } from 'vitest';
import { readLine } from '../line/read-line.ts';
import { relationOf, slotOf, statementsOf } from './outline.ts';
import { itemAt, readSentence, visitPartyFeatures } from './party-features.ts';

const NAMES = /Vodafone|Telstra|Nokia|Vane|Siemens|Bosch/g;

/** Reads a sentence and the place of a party in it. */
function read(text: string, party: string) {
  const names = [...text.matchAll(NAMES)].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
  }));
  const language = text.includes('wurde') ? 'de' : 'en';
  const line = readLine({ text, language, names, mayBePost: false });
  const sentence = readSentence(line);
  const start = text.indexOf(party);
  const at = itemAt(
    sentence,
    line.tokens.findIndex(({ end }) => end > start),
  );
  const words = sentence.items.map(({ from, to }) =>
    text.slice(line.tokens[from]?.start, line.tokens[to - 1]?.end),
  );
  return { sentence, words, place: { at, isPossessive: text.startsWith("'s", start + party.length) } };
}

/**
 * `slot` is the role, the verb and whether it is passive. `features` are their count, the sum of their values, the sum of the
 * values times the items they come from, and a checksum of the hashes. If they change on purpose, the model of parties must be
 * fitted again (`npm run fit -- parties`).
 */
it.each([
  {
    text: 'Vodafone beat Telstra and lost to Nokia.',
    party: 'Vodafone',
    statements: ['Vodafone beat Telstra', 'and lost to Nokia'],
    slot: ['subject', 'beat', false],
    relations: ['own', 'continued'],
    features: [55, 13.964, 6.677, -1430109131],
  },
  {
    text: 'Vodafone beat Telstra and lost to Nokia.',
    party: 'Nokia',
    statements: ['Vodafone beat Telstra', 'and lost to Nokia'],
    slot: ['by to', 'lost', true],
    relations: ['other', 'own'],
    features: [55, 14.939, 17.822, 10002432],
  },
  {
    text: 'The court ruled that Vodafone had lied, and it must pay.',
    party: 'Vodafone',
    statements: ['court ruled', 'Vodafone had lied', 'and it must pay'],
    slot: ['subject', 'lied', true],
    relations: ['previous', 'own', 'pronoun'],
    features: [88, 23.323, 43.375, -1020835510],
  },
  {
    text: 'The report said Vodafone had failed its customers, while Telstra won praise.',
    party: 'Telstra',
    statements: ['report said', 'Vodafone had failed customers', 'while Telstra won praise'],
    slot: ['subject', 'won praise', false],
    relations: ['far', 'other', 'own'],
    features: [49, 17.402, 47.576, -615562473],
  },
  {
    text: 'The report said Vodafone had failed its customers, while Telstra won praise.',
    party: 'Vodafone',
    statements: ['report said', 'Vodafone had failed customers', 'while Telstra won praise'],
    slot: ['subject', 'failed', false],
    relations: ['previous', 'own', 'other'],
    features: [93, 23.662, 49.941, 132331962],
  },
  {
    text: "Vodafone's cameras were not praised by chairman Vane.",
    party: 'Vodafone',
    statements: ["Vodafone's cameras were not praised by chairman"],
    slot: ['subject', 'praised', true],
    relations: ['own'],
    features: [81, 16.966, 27.142, 1032630707],
  },
  {
    text: "Vodafone's cameras were not praised by chairman Vane.",
    party: 'Vane',
    statements: ["Vodafone's cameras were not praised by chairman"],
    slot: ['by by', 'praised', true],
    relations: ['own'],
    features: [82, 17.221, 33.139, -189301410],
  },
  {
    text: 'Vodafone is a disaster for Telstra.',
    party: 'Vodafone',
    statements: ['Vodafone is disaster for Telstra'],
    slot: ['copula', '', false],
    relations: ['own'],
    features: [48, 10.03, 4.85, 1586272147],
  },
  {
    text: 'Vodafone is a disaster for Telstra.',
    party: 'Telstra',
    statements: ['Vodafone is disaster for Telstra'],
    slot: ['noun for', '', false],
    relations: ['own'],
    features: [48, 10.03, 3.47, -322725193],
  },
  {
    text: 'A scandal at Vodafone.',
    party: 'Vodafone',
    statements: ['A scandal at Vodafone'],
    slot: ['noun at', '', false],
    relations: ['own'],
    features: [21, 6.284, -4.28, -394641804],
  },
  {
    text: 'Nurses do not trust Vodafone, but they like Telstra.',
    party: 'Vodafone',
    statements: ['Nurses do not trust Vodafone but they like Telstra'],
    slot: ['object', 'trust', false],
    relations: ['own'],
    features: [56, 16.842, 30.001, -263336596],
  },
  {
    text: 'Siemens wurde von der Behörde bestraft, und Bosch gewann den Preis.',
    party: 'Siemens',
    statements: ['Siemens wurde von Behörde bestraft', 'und Bosch gewann Preis'],
    slot: ['subject', 'bestraft', true],
    relations: ['own', 'other'],
    features: [90, 20.534, 65.51, 751548233],
  },
])('reads the role of $party in: $text', ({ text, party, statements, slot, relations, features }) => {
  const { sentence, words, place } = read(text, party);
  const { items } = sentence;
  const found = statementsOf(items);
  expect(found.map(({ from, to }) => words.slice(from, to).join(' '))).toEqual(statements);
  const own = slotOf(items, found, place.at);
  expect([own.name, words[own.verb] ?? '', own.isPassive]).toEqual(slot);
  expect(found.map((_, i) => relationOf(items, found, own, i))).toEqual(relations);
  let [count, total, weighed, checksum] = [0, 0, 0, 0];
  const balances = found.map((_, i) => (i + 1) / 10);
  visitPartyFeatures({ ...sentence, balance: 0.5, balances }, place, (hash, value, item) => {
    count++;
    total += value;
    weighed += item * value;
    checksum = (checksum + Math.imul(hash, count)) | 0;
  });
  expect([count, Number(total.toFixed(3)), Number(weighed.toFixed(3)), checksum]).toEqual(features);
});
