import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { scanLine } from './tokenize.ts';

/** Writes tokens as `key`, with `^` for capitals and `'` for an initial, and `|` and `||` where a clause or sentence begins. */
function notationOf(text: string): string {
  const { tokens } = scanLine(text);
  return tokens
    .map(({ key, start, end, capitals, initial, clause, sentence }, i) => {
      const before = tokens[i - 1];
      const cut = !before || before.clause === clause ? '' : before.sentence === sentence ? '| ' : '|| ';
      return `${cut}${key === '' ? `<${text.slice(start, end)}>` : key}${capitals ? '^' : ''}${initial ? "'" : ''}`;
    })
    .join(' ');
}

it.each(examples<[string, string]>(import.meta.url, 'tokens'))('%j has the tokens %j', (text, expected) => {
  expect(notationOf(text)).toBe(expected);
});

it.each<[string, number, number[]]>([
  ['It works', 1, [0]],
  ['It works! Does it? Yes!!', 3, [0, 1, 0]],
  ['', 1, [0]],
])('%j has %i sentences, with the question marks %j', (text, count, asked) => {
  const { sentences, questions } = scanLine(text);
  expect([sentences, questions.slice(0, count)]).toEqual([count, asked]);
});

it('tokenizes a line only once for consecutive calls', () => {
  const first = scanLine('Shares fall on fears');
  expect(scanLine('Shares fall on fears')).toBe(first);
  expect(scanLine('Shares rise').tokens.map(({ key }) => key)).toEqual(['shares', 'rise']);
});
