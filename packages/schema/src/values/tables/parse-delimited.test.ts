import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDelimited, parseRow } from './parse-delimited.ts';

describe('parseDelimited', () => {
  it.each([
    [
      'commas',
      'a,b\r\n"x, y",2\r\n',
      [
        ['a', 'b'],
        ['x, y', '2'],
      ],
    ],
    [
      'semicolons next to decimal commas',
      'a;b\n1,5;2\n2,5;3\n',
      [
        ['a', 'b'],
        ['1,5', '2'],
        ['2,5', '3'],
      ],
    ],
    [
      'tabs',
      'a\tb\nx, y\t2',
      [
        ['a', 'b'],
        ['x, y', '2'],
      ],
    ],
    ['a line that names the separator', 'sep=|\na|b\n', [['a', 'b']]],
    [
      'line breaks and doubled quotes in quotes',
      '"a\nb","say ""c"""\n1,2',
      [
        ['a\nb', 'say "c"'],
        ['1', '2'],
      ],
    ],
    [
      'an empty last cell',
      'a,b,\n1,2,\n',
      [
        ['a', 'b', ''],
        ['1', '2', ''],
      ],
    ],
    [
      'a quote that is never closed',
      '"a,b\n1,2\n3,4',
      [
        ['"a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
  ])('reads %s', (_, text, rows) => {
    expect(parseDelimited(text)).toEqual(rows);
  });

  it('returns any table that was written with quotes', () => {
    const cell = fc.string({ minLength: 1 }).filter((text) => !/^sep=/i.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 2, maxLength: 6 }), (rows) => {
        const text = rows
          .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        expect(parseDelimited(text)).toEqual(rows);
      }),
    );
  });
});

it.each([
  ['a,b', ',', ['a', 'b']],
  ['a,  b ,', ',', ['a', 'b', '']],
  [',a', ',', ['', 'a']],
  ['"a, b",c', ',', ['a, b', 'c']],
  ['"say ""go""",c', ',', ['say "go"', 'c']],
  ['"a"  ;  "b"', ';', ['a', 'b']],
  ['" a "\tb', '\t', ['a', 'b']],
  ['', ',', ['']],
  ['"a', ',', ['"a']],
])('the cells of the row %j between %j are %j', (line, delimiter, cells) => {
  expect(parseRow(line, delimiter)).toEqual(cells);
});
