import { expect, it } from 'vitest';
import wordWeights from '../../src/content/tone/word-weights.json' with { type: 'json' };
import { wordFamilies } from './prior.ts';
import untonedWords from './untoned-words.json' with { type: 'json' };

const weights = new Map(
  wordWeights.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]),
);

it('the fitted weights are those of the start lexicon, one weight a family of inflections and spellings', () => {
  const families = wordFamilies();
  const members = new Set(families.flatMap((family) => family.members));
  expect([...weights.keys()].filter((key) => !members.has(key))).toEqual([]);
  const split = families.filter(({ members: keys }) => new Set(keys.map((key) => weights.get(key))).size > 1);
  expect(split).toEqual([]);
});

it('words for peoples, faiths, bodies, ages, classes and parties, slurs, names and topics have no weight', () => {
  expect(untonedWords.filter((word) => weights.has(word))).toEqual([]);
});
