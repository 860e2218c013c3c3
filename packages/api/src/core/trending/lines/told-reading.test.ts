import { Failure } from '@earshot/schema/failures';
import { describe, expect, it } from 'vitest';
import { HEADLINES } from '../../../../test/read-list.ts';
import { readLines } from './read-lines.ts';

const OUTLETS = ['Harbour Gazette', 'Reuters', 'Coast Times', 'The Guardian', 'BBC News', 'Ostrava Herald'];
const read = (lines: readonly string[], asked: Partial<Parameters<typeof readLines>[0]> = {}) =>
  readLines({ lines, lineType: 'mixed', referenceDay: '2026-11-20', ...asked });

/** A copied list that starts and ends with a headline: the outlets in between may belong to the headline above or below. */
const CUT_OFF = HEADLINES.flatMap((title, at) =>
  at < HEADLINES.length - 1 ? [title, OUTLETS[at] ?? ''] : [title],
);

describe('two ways to read the records of a list', () => {
  it('are both reported with their first records, the one in use first', () => {
    const { readings } = read(CUT_OFF).told;
    expect(readings.map(({ is_used }) => is_used)).toEqual([true, false]);
    expect(new Set(readings.map(({ record_start }) => record_start))).toEqual(
      new Set(['headline', 'outlet']),
    );
    for (const { records, record_start } of readings)
      expect(records[1]).toMatchObject({
        title: HEADLINES[1],
        outlet: record_start === 'headline' ? OUTLETS[1] : OUTLETS[0],
        date: null,
      });
  });

  it.each(['headline', 'outlet'] as const)('a person chooses %s', (recordStart) => {
    const { lines, told } = read(CUT_OFF, { recordStart });
    expect(told.readings[0]).toMatchObject({ record_start: recordStart, is_used: true });
    expect(lines[1]?.source).toBe(recordStart === 'headline' ? OUTLETS[1] : OUTLETS[0]);
  });

  it('are not reported if one leaves an outlet without a headline', () => {
    const { told } = read(HEADLINES.flatMap((title, at) => [OUTLETS[at] ?? '', title]));
    expect(told.readings).toEqual([]);
  });

  it('a choice that no record can begin with changes nothing', () => {
    expect(read(CUT_OFF, { recordStart: 'count' }).lines).toEqual(read(CUT_OFF).lines);
  });
});

describe('the columns of a table', () => {
  const rows = HEADLINES.map((title, at) => `2026-11-0${at + 1};${OUTLETS[at]};${title};${7000 * at}`);

  it('are reported with their kinds and first cells', () => {
    expect(read(['When;Who;What;Reach', ...rows]).told.table).toEqual({
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
    const { lines, columns, told } = read(rows, { columns: ['ignore', 'headline', 'outlet', 'other'] });
    expect(lines[0]).toMatchObject({ title: OUTLETS[0], source: HEADLINES[0], date: null });
    expect(columns.names).toEqual(['Column 4']);
    expect(told.table?.by_hand).toBe(true);
  });

  it('cannot be set if the list has more, fewer or no columns', () => {
    for (const lines of [rows, HEADLINES])
      expect(() => read(lines, { columns: ['headline', 'outlet'] })).toThrow(new Failure('columns-mismatch'));
  });
});
