import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow } from '../../../../test/coverage.ts';
import { coverageJson, parseCoverage, parseCoverageJson } from './parse-coverage.ts';

const NOW = new Date('2026-01-02T03:04:05.678Z');

describe('a saved list', () => {
  it('opens again with everything in it', () => {
    const list = {
      ...coverageList(
        coverageRow(1, { edits: { outlet: 'Other', tones: { alpha: { label: 'Neutral', note: 'Why' } } } }),
        coverageRow(2, { excluded: 'A repeat' }),
        coverageRow(3, { entry: null, status: 'failed', failure: 'Not found.' }),
      ),
      client: 'Tidewell',
      period: 'March 2025',
    };
    expect(parseCoverageJson(coverageJson(list, NOW), list.id)).toEqual(list);
  });

  it('what was being analyzed waits again', () => {
    const kept = coverageList(coverageRow(1, { entry: null, status: 'running' }));
    expect(parseCoverage(kept, 'list-1').rows[0]?.status).toBe('waiting');
  });

  it('gives no link that is no web address, and no tone that is none', () => {
    const row = coverageRow(1, { entry: coverageEntry({ url: 'javascript:alert(1)' }) });
    const kept = { rows: [{ ...row, edits: { tones: { alpha: { label: 'Great' } } } }] };
    const [parsed] = parseCoverage(kept, 'list-1').rows;
    expect(parsed?.entry?.url).toBe('');
    expect(parsed?.edits.tones).toEqual({});
  });

  it.each(['', '12', '[]', '{}', '{"type":"Coverage List"}', '{"type":"Article Analysis Report","rows":[]}'])(
    '%j is none',
    (text) => {
      expect(() => parseCoverageJson(text, 'list-1')).toThrow();
    },
  );

  it('any rows at all give rows that can be shown', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (rows) => {
        const parsed = parseCoverage({ rows }, 'list-1');
        expect(parsed.rows).toHaveLength(rows.length);
        expect(new Set(parsed.rows.map(({ id }) => id)).size).toBe(rows.length);
      }),
    );
  });
});
