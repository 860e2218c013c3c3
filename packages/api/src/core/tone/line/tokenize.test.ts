import { expect, it } from 'vitest';
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

it.each([
  ['Shares fall 2.5% on fears', "shares' fall <2.5> on fears"],
  ['easyJet chief, in the UK, quits', "easyjet' chief | in the uk^' | quits"],
  ['Costs: up; jobs – down (again)', "costs' | up | jobs | down | again"],
  ['Jobs — costs', "jobs' | costs"],
  ['The bank’s boss isn’t here', "the' bank boss isn't here"],
  ['It is soooo gooood', "it' is so god"],
  ['The U.S. cuts jobs. It hurts.', "the' u' s' cuts jobs || it' hurts"],
  ['Who won? We did! Yes', "who' won || we' did || yes'"],
  ['One.two three', "one' two three"],
  ['Ok. We left', "ok' we' left"],
  ['one two\nthree four', 'one two || three four'],
  ['good :) bad :-( <3', 'good :) bad :-( <3'],
  ['o_o so X-D or 8-d v.v', "o_o so x-d' or 8-d v.v"],
  ['won 0-8 at 0:03', 'won <0> <8> at <0> | <03>'],
  ['a:) b', 'a | b'],
  ['see https://a.example/x www.b.example @ana now', 'see <https://a.example/x> <www.b.example> <@ana> now'],
  ['love 😍 ❤️ it', 'love 😍 ❤ it'],
  ['1,000.50 and 3rd', '<1,000.50> and <3rd>'],
  ['Über École ÎLE', "über' école' île^'"],
  ["O'NEIL A", "o'neil^' a'"],
  ['rock-and-roll', 'rock and roll'],
  ['x「y」z', 'x y z'],
  ['', ''],
])('%j has the tokens %j', (text, expected) => {
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
