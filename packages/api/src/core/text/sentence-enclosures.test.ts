import { describe, expect, it } from 'vitest';
import { insideEnclosure } from './sentence-blocks.ts';

const enclosed = (text: string) => {
  const inside = insideEnclosure(text);
  return Array.from({ length: text.length }, (_, i) => (inside[i] === 1 ? text[i] : '\n'))
    .join('')
    .split('\n')
    .filter(Boolean);
};

describe('what brackets and quotation marks enclose', () => {
  it.each<[string, string[]]>([
    ['It (the bridge) is old', ['the bridge']],
    ['It [the bridge] is old', ['the bridge']],
    ['It (the [old] bridge) is old', ['the [old] bridge']],
    ['It “is old” now', ['is old']],
    ['It "is old" and "is long" now', ['is old', 'is long']],
    ['Sie „ist alt“ und «lang»', ['ist alt', 'lang']],
    ['橋「古い」と『長い』（町）《本》', ['古い', '長い', '町', '本']],
    ['L’« appli » est là', [' appli ']],
    ['»Ja«, sagte er. »Nein.«', []],
    ['It (the bridge is old', []],
    ['It the bridge) is old', []],
    ['It (the bridge” is) old', []],
    ['It (the “bridge) is old” now', []],
    ['It is down :( We waited (long) there', ['long']],
    ['We (who waited :) all day) left', ['who waited :) all day']],
    ['Sad ;-( We waited (long) there :-))', ['long']],
    ['Bring this:(bread) today', ['bread']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(enclosed(text)).toEqual(expected);
  });

  it.each([
    ['a short quotation', '“', '”', 90, true],
    ['a long quotation', '“', '”', 110, false],
    ['a straight quotation', '"', '"', 110, false],
    ['a long bracket', '(', ')', 240, true],
    ['a bracket as long as a paragraph', '(', ')', 260, false],
  ])('%s of a few sentences', (_, open, close, length, isInside) => {
    expect(enclosed(`a ${open}${'x'.repeat(length)}${close} b`)).toHaveLength(isInside ? 1 : 0);
  });
});
