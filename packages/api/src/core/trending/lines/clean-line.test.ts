import { MAX_LINE_CHARACTERS } from '@earshot/schema/limits';
import { expect, it } from 'vitest';
import { cleanLine, splitLines } from './number-lines.ts';

it.each([
  ['Bridge closes', 'Bridge closes'],
  ['  Bridge   closes ', 'Bridge closes'],
  ['Bridge\u00a0closes', 'Bridge closes'],
  ['Bridge \t closes', 'Bridge \t closes'],
  ['Bridge\tcloses', 'Bridge \t closes'],
  ['Bread &amp; butter', 'Bread & butter'],
  ['&quot;Bread&quot; &lt;1&gt;', '"Bread" <1>'],
  ['It&rsquo;s &#8220;here&#x201D;&hellip;', 'It’s “here”…'],
  ['A &AMP; B', 'A & B'],
  ['A &zzz; B', 'A &zzz; B'],
  ['A&#10;B&#31;C&#32;D', 'A B C D'],
  ['A &#1114112; B', 'A &#1114112; B'],
  ['A&#x110000;B', 'A B'],
  ['A&#x10ffff;B', 'A\u{10ffff}B'],
  ['zero\u200bwidth\u202eturned', 'zerowidthturned'],
  ['\u001b[31mred\u001b[0m', 'red'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['Cafe\u0301', 'Café'],
])('%j is cleaned to %j', (line, expected) => {
  expect(cleanLine(line)).toBe(expected);
});

it('a line is cut at the limit', () => {
  expect(cleanLine('a'.repeat(MAX_LINE_CHARACTERS))).toHaveLength(MAX_LINE_CHARACTERS);
  expect(cleanLine('a'.repeat(MAX_LINE_CHARACTERS + 1))).toHaveLength(MAX_LINE_CHARACTERS);
});

it('lines end at the breaks of any system', () => {
  expect(splitLines('a\nb\r\nc\rd\u2028e\u0085f\vg\fh\n\ni')).toEqual([...'abcdefgh', '', 'i']);
  expect(splitLines('a')).toEqual(['a']);
});
