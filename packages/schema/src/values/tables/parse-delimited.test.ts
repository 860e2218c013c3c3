import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../testing/examples.ts';
import table from './parse-delimited.examples.tsv?raw';
import { parseDelimited, parseRow } from './parse-delimited.ts';

describe('parseDelimited', () => {
  it.each(examplesIn<[string, string, string[][]]>(table, 'tables'))('reads %s', (_, text, rows) => {
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

it.each(examplesIn<[string, string, string[]]>(table, 'the cells of the row between'))(
  'the cells of the row %j between %j are %j',
  (line, delimiter, cells) => {
    expect(parseRow(line, delimiter)).toEqual(cells);
  },
);
