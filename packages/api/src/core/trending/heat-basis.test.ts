import { expect, it } from 'vitest';
import { heatBasis } from './heat-basis.ts';
import { listSources } from './lines/list-sources.ts';
import type { ReadLine } from './lines/read-line.ts';

const line = (number: number, source: string | null, date: string | null, ageHours: number | null = null) =>
  ({ line: number, source, date, ageHours }) as ReadLine;

it('counts lines, days and outlets, and the newest day that is no mistake', () => {
  const lines = [
    line(1, 'Quay News', '2026-11-18', 30),
    line(2, null, '2026-11-19', 5),
    line(3, 'QUAY NEWS', null),
    line(4, null, '2027-11-19'),
  ];
  const isStray = (day: string | null) => day === '2027-11-19';
  const basis = heatBasis(lines, listSources([]), { reachOf: new Map() }, { isStray });
  expect(basis).toEqual({
    lines: 4,
    dated_lines: 3,
    sourced_lines: 2,
    newest_day: '2026-11-19',
    newest_hours: 5,
  });
});

it('adds up the reach of all outlets, each once with its largest figure, and lines without an outlet', () => {
  const lines = [
    line(1, 'Quay News', null),
    line(2, 'QUAY NEWS', null),
    line(3, null, null),
    line(4, null, null),
  ];
  const reachOf = new Map([
    [1, 100],
    [2, 250],
    [3, 40],
  ]);
  const sources = listSources(['Quay News', 'QUAY NEWS']);
  expect(heatBasis(lines, sources, { reachOf }, { isStray: () => false })).toMatchObject({
    newest_day: null,
    reach: { lines: 3, total: 290 },
  });
});
