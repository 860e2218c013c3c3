import { expect, it } from 'vitest';
import { exampleValues } from '../../../../test/examples.ts';
import { readLine } from '../line/read-line.ts';
import { relationOf, slotOf, statementsOf } from './outline.ts';
import { nameItemIndex, readSentence, visitPartyFeatures } from './party-features.ts';

const NAMES = /Vodafone|Telstra|Nokia|Vane|Siemens|Bosch/g;

function read(text: string, party: string) {
  const names = [...text.matchAll(NAMES)].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
  }));
  const language = text.includes('wurde') ? 'de' : 'en';
  const line = readLine({ text, language, names, mayBePost: false });
  const sentence = readSentence(line);
  const start = text.indexOf(party);
  const at = nameItemIndex(
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
it.each(
  exampleValues<{
    text: string;
    party: string;
    statements: string[];
    slot: [string, string, boolean];
    relations: string[];
    features: number[];
  }>(import.meta.url, 'roles'),
)('reads the role of $party in: $text', ({ text, party, statements, slot, relations, features }) => {
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
