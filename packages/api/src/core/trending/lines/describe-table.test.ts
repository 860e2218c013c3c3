import { Failure } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
import { HEADLINES } from '../../../../test/read-list.ts';
import { readLines } from './read-lines.ts';

const OUTLETS = ['Harbour Gazette', 'Reuters', 'Coast Times', 'The Guardian', 'BBC News', 'Ostrava Herald'];
const read = (lines: readonly string[], asked: Partial<Parameters<typeof readLines>[0]> = {}) =>
  readLines({ lines, lineType: 'mixed', referenceDay: '2026-11-20', ...asked });

describe('the columns of a table', () => {
  const rows = HEADLINES.map((title, at) => `2026-11-0${at + 1};${OUTLETS[at]};${title};${7000 * at}`);

  it('are reported with their kinds and first cells', () => {
    expect(read(['When;Who;What;Reach', ...rows]).table).toEqual({
      is_used: true,
      by_hand: false,
      columns: [
        { name: 'When', kind: 'date', examples: ['2026-11-01', '2026-11-02'] },
        { name: 'Who', kind: 'outlet', examples: OUTLETS.slice(0, 2) },
        { name: 'What', kind: 'headline', examples: HEADLINES.slice(0, 2) },
        { name: 'Reach', kind: 'reach', examples: ['0', '7000'] },
      ],
    });
  });

  it('have the kinds that the user sets; an ignored column is not kept', () => {
    const { lines, columns, table } = read(rows, { columns: ['ignore', 'headline', 'outlet', 'other'] });
    expect(lines[0]).toMatchObject({ title: OUTLETS[0], source: HEADLINES[0], date: null });
    expect(columns.names).toEqual(['Column 4']);
    expect(table?.by_hand).toBe(true);
  });

  it('cannot be set if the list has more, fewer or no columns', () => {
    for (const lines of [rows, HEADLINES])
      expect(() => read(lines, { columns: ['headline', 'outlet'] })).toThrow(new Failure('columns-mismatch'));
  });
});
