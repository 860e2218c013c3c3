import { readLines } from '../src/core/trending/lines/read-lines.ts';

/** Headlines, each about a different story. */
export const HEADLINES = [
  'Ferry Solveig runs aground off Kvaloya',
  'Tram drivers begin a three-day strike',
  'Museum reopens after the flood',
  'Council sells the old harbor office',
  'Bakery chain recalls rye bread',
  'School roof repaired in record time',
];

/** Returns a list of any lines, read on November 20, 2026. */
export function readList(lines: readonly string[]) {
  return readLines({ lines, lineType: 'mixed', referenceDay: '2026-11-20' });
}
