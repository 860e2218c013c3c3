import { describe, expect, it } from 'vitest';
import { parseRow, splitCells, withoutBullet } from './line-pieces.ts';

describe('rows of a table', () => {
  it.each([
    ['a,b', ',', ['a', 'b']],
    ['a,  b ,', ',', ['a', 'b', '']],
    [',a', ',', ['', 'a']],
    ['"a, b",c', ',', ['a, b', 'c']],
    ['"say ""go""",c', ',', ['say "go"', 'c']],
    ['"a"  ;"b"', ';', ['a', 'b']],
    ['" a "\tb', '\t', ['a', 'b']],
    ['', ',', ['']],
    ['"a', ',', null],
    ['"a" b,c', ',', null],
    ['"a""', ',', null],
  ])('%j between %j is %j', (line, delimiter, cells) => {
    expect(parseRow(line, delimiter)).toEqual(cells);
  });

  it.each([
    ['Ferry reopens\tQuay News', ['Ferry reopens', 'Quay News']],
    ['2026-11-03,Quay News,Ferry reopens', ['2026-11-03', 'Quay News', 'Ferry reopens']],
    ['2026-11-03T08:00Z;Ferry reopens', ['2026-11-03T08:00Z', 'Ferry reopens']],
    ['3/11/26,Ferry reopens', ['3/11/26', 'Ferry reopens']],
    ['https://quay.example/a,Ferry reopens', ['https://quay.example/a', 'Ferry reopens']],
    ['"Ferry, at last",Quay News', ['Ferry, at last', 'Quay News']],
    [
      'Ferry reopens, 2026-11-03, https://quay.example/a',
      ['Ferry reopens', '2026-11-03', 'https://quay.example/a'],
    ],
    ['"Ferry", "Quay"', ['Ferry', 'Quay']],
    ['"Ferry", 2026-11-03, Quay', ['Ferry', '2026-11-03', 'Quay']],
    ['Ferry, tram and bus', null],
    ['Ferry;tram', null],
    ['"We acted fast", says founder', null],
    ['"We acted fast", says founder, 2026-11-03, again', null],
    ['Ferry reopens, 2026-11-03', null],
    ['Ferry reopens', null],
  ])('the cells of %j are %j', (line, cells) => {
    expect(splitCells(line, null)?.cells ?? null).toEqual(cells);
  });

  it('a line with the number of cells of the table is one of its rows', () => {
    expect(splitCells('Ferry, tram', { delimiter: ',', cells: 2 })?.cells).toEqual(['Ferry', 'tram']);
    expect(splitCells('Ferry, tram, bus', { delimiter: ',', cells: 2 })).toBeNull();
  });
});

it.each([
  ['1. Ferry reopens', 'Ferry reopens'],
  ['(12) Ferry reopens', 'Ferry reopens'],
  ['[3] Ferry reopens', 'Ferry reopens'],
  ['3 - Ferry reopens', 'Ferry reopens'],
  ['b) Ferry reopens', 'Ferry reopens'],
  ['> • Ferry reopens', 'Ferry reopens'],
  ['## Ferry reopens', 'Ferry reopens'],
  [':newspaper: Ferry reopens', 'Ferry reopens'],
  ['- Ferry reopens', 'Ferry reopens'],
  ['-Ferry reopens', '-Ferry reopens'],
  ['#Ferry reopens', '#Ferry reopens'],
  ['3 - ferries reopen', '3 - ferries reopen'],
  ['10. März: Fähre fährt', '10. März: Fähre fährt'],
  ['10. 3. 2025 Fähre fährt', '10. 3. 2025 Fähre fährt'],
  ['1234567. Ferry', '1234567. Ferry'],
  ['•', '•'],
])('%j without its list mark is %j', (line, rest) => {
  expect(withoutBullet(line)).toBe(rest);
});
