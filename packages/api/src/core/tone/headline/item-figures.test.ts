import { expect, it } from 'vitest';
import { lexicalTone } from '../lexicon/lexical-tone.ts';
import { readLine } from '../line/read-line.ts';
import { wordOf } from '../words/word.ts';
import { wordFactsOf } from './foreign-facts.ts';
import { contentFigures, visitPlaceFigures } from './item-figures.ts';
import { readItems, wordContent } from './items.ts';

function workOf(text: string) {
  const line = readLine({ text, language: 'en', names: [] });
  const lexical = lexicalTone(line);
  let [looks, sum] = [0, 0];
  const words = new Proxy(lexical.words, {
    get(list, property) {
      if (typeof property === 'string' && /^\d+$/.test(property)) looks++;
      return Reflect.get(list, property) as unknown;
    },
  });
  visitPlaceFigures(readItems(line), { ...lexical, words }, (_, __, value) => {
    sum += value;
  });
  return { looks, sum, words: lexical.words.length };
}

it.each([1, 10, 100])('looks at each rated word once in a line of %i clauses', (count) => {
  const { looks, sum, words } = workOf('terrible awful loss profit wins fraud '.repeat(count));
  expect(words).toBeGreaterThanOrEqual(4 * count);
  expect(looks).toBe(words);
  expect(sum).not.toBe(0);
});

it.each([
  ['de', 'auch', 'also'],
  ['es', 'más', 'more'],
] as const)(
  'gives a function word in %s the figures of its English counterpart, in any order',
  (language, word, english) => {
    const [counterpart, own] = [wordFactsOf('en')(wordOf(english)), wordFactsOf(language)(wordOf(word))];
    expect(contentFigures(wordContent(own))).toEqual(contentFigures(wordContent(counterpart)));
  },
);
