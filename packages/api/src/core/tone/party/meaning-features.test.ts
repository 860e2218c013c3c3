import { expect, it } from 'vitest';
import type { ToneLanguage } from '../language/line-language.ts';
import { readLine } from '../line/read-line.ts';
import { readSentence } from './read-sentence.ts';

/** Returns the word of each item that has a vector. */
function meantWords(text: string, language: ToneLanguage): string[] {
  const line = readLine({ text, language, names: [{ start: 0, end: 6 }], mayBePost: false });
  const { items, meanings } = readSentence(line);
  return items.flatMap(({ from }, item) =>
    meanings[item]?.length ? [text.slice(line.tokens[from]?.start, line.tokens[from]?.end)] : [],
  );
}

it('knows what content words mean, but gives no meaning to names, numbers and function words', () => {
  expect(meantWords('Arvona has abandoned its 3 new factories.', 'en')).toEqual([
    'abandoned',
    'new',
    'factories',
  ]);
});

it('knows the meaning of English words only', () => {
  expect(meantWords('Arvona muss vor Gericht.', 'de')).toEqual([]);
});
