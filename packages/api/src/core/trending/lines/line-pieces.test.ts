import { describe, expect, it } from 'vitest';
import { withoutBullet } from './list-marks.ts';
import { splitCells } from './read-table.ts';

describe('rows of a table', () => {
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
    expect(splitCells(line)?.cells ?? null).toEqual(cells);
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
