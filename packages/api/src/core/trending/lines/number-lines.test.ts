import { MAX_LINE_CHARACTERS } from '@earshot/schema/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { cleanLine, splitLines, withoutMarkup, withTabs } from './number-lines.ts';

it.each(examples<[string, string]>(import.meta.url, 'cleaned lines'))(
  '%j is cleaned to %j',
  (line, expected) => {
    expect(cleanLine(line)).toBe(expected);
  },
);

it('a line is cut at the limit', () => {
  expect(cleanLine('a'.repeat(MAX_LINE_CHARACTERS))).toHaveLength(MAX_LINE_CHARACTERS);
  expect(cleanLine('a'.repeat(MAX_LINE_CHARACTERS + 1))).toHaveLength(MAX_LINE_CHARACTERS);
});

it('lines end at the breaks of any system', () => {
  expect(splitLines('a\nb\r\nc\rd\u2028e\u0085f\vg\fh\n\ni')).toEqual([...'abcdefgh', '', 'i']);
  expect(splitLines('a')).toEqual(['a']);
});

it.each(examples<[string, string]>(import.meta.url, 'lines without markup'))(
  '%s becomes %s',
  (line, text) => {
    expect(withoutMarkup(line)).toBe(text);
  },
);

it.each([
  '"We got this wrong": Kestrel boss apologizes',
  '"Not a penny more", says mayor',
  '[Coast Times] Ferry aground',
  '<3 for the ferry crew',
])('%s stays', (line) => {
  expect(withoutMarkup(line)).toBe(line);
});

describe('withTabs', () => {
  it('puts tabs between columns that are separated by spaces', () => {
    expect(
      withTabs(['Title   Outlet  Reach', 'Ferry aground   Coast Times   400', 'Trams stop    Quay     90']),
    ).toEqual(['Title\tOutlet\tReach', 'Ferry aground\tCoast Times\t400', 'Trams stop\tQuay\t90']);
  });

  it('changes only the lines with the usual number of gaps', () => {
    const rows = ['Ferry   Coast Times   400', 'Trams   Quay   90', 'Bus   Hill Post   7'];
    const odd = ['Ferry   Coast Times', 'a   b   c   d', 'a   b   c   e', ''];
    expect(withTabs([...odd, ...rows])).toEqual([...odd, ...rows.map((row) => row.replaceAll('   ', '\t'))]);
    expect(withTabs([...rows, ...odd])).toEqual([...rows.map((row) => row.replaceAll('   ', '\t')), ...odd]);
  });

  it.each([
    [2, 0, false],
    [3, 0, true],
    [3, 7, true],
    [3, 8, false],
  ])('%d rows and %d other lines are a table: %s', (rows, others, isTable) => {
    const lines = [...Array(rows).fill('a   b   c'), ...Array(others).fill('Ferry aground'), '', ''];
    expect(withTabs(lines).includes('a\tb\tc')).toBe(isTable);
  });

  it('leaves sentences with two blanks between them alone, and a few odd lines', () => {
    const lines = [
      'It sank.  Nobody was hurt.  The owner: silent.',
      'Trams  stop  again',
      'Ferry aground',
      'Library opens',
    ];
    expect(withTabs(lines)).toEqual(lines);
  });

  it('changes only the gaps between words', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '.', 'É', '1') }), { maxLength: 12 }),
        (lines) => {
          const words = (list: readonly string[]) => list.map((line) => line.split(/\s+/).join(' '));
          expect(words(withTabs(lines))).toEqual(words(lines));
        },
      ),
    );
  });
});
