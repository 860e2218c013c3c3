import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiWords } from './ascii-words.ts';
import { titleWords } from './title-words.ts';

const wordsOf = (text: string) => asciiWords(text).map((word) => word.text);

describe('words of plain letters', () => {
  it.each([
    ["Nestle's R&D chief at 9:30am", ["Nestle's", 'R&D', 'chief', 'at', '9:30am']],
    ['Tarn 2-1 Solveig, 40,000 watch', ['Tarn', '2-1', 'Solveig', '40,000', 'watch']],
    ['U.S. cuts 2.5bn - again', ['U.S', 'cuts', '2.5bn', 'again']],
    ['covid-19 and B2B', ['covid', '19', 'and', 'B2B']],
    ["'' - ,.", []],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are the same as in a text with non-ASCII letters', () => {
    const characters = fc.constantFrom(...'aZ09.,:-\'& )"');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 30 }), (text) => {
        const inOtherText = titleWords(`${text} é`).slice(0, -1);
        expect(asciiWords(text)).toEqual(inOtherText.map(({ text: word, start }) => ({ text: word, start })));
      }),
      { numRuns: 2_000 },
    );
  });
});
