import { describe, expect, it } from 'vitest';
import { type ColumnKind, columnKindsProblem } from './list-reading.ts';

describe('columns set by hand', () => {
  it.each<[ColumnKind[], string | null]>([
    [['date', 'headline', 'other', 'other', 'ignore'], null],
    [['date', 'outlet'], 'One column must be the headline.'],
    [['headline', 'outlet', 'outlet'], 'Only one column can be the outlet.'],
    [['headline', 'headline'], 'Only one column can be the headline.'],
  ])('%j: %s', (kinds, problem) => expect(columnKindsProblem(kinds)).toBe(problem));
});
