import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow } from '../../../../test/coverage.ts';
import type { CoverageList, CoverageRow, ListChange, ListSettings, RowEdits } from './coverage-list.ts';
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

  it('opens again with every field, including the optional ones', () => {
    // The types make the compiler require every new field here.
    const edits: Required<RowEdits> = {
      outlet: 'Harbor Courier',
      headline: 'Ferry line opens',
      date: '2026-03-05',
      tones: { alpha: { label: 'Negative', note: 'Why' } },
    };
    const row: Required<CoverageRow> = {
      id: 1,
      address: 'https://courier.example/ferry',
      kind: 'social',
      status: 'done',
      failure: 'Not found.',
      entry: coverageEntry(),
      known: { outlet: 'Courier', headline: 'Ferry', date: '2026-03-04', reach: 12, note: 'Front page' },
      pasted: { headline: 'Ferry', source: 'Courier', date: '2026-03-04', content: 'It sails.' },
      edits,
      excluded: 'A repeat',
      starred: 'It leads',
    };
    const settings: Required<ListSettings> = {
      copies: 'texts',
      towards: 'alpha',
      color: '#102030',
      logo: 'data:image/png;base64,AAAA',
      sentence: 'Fine',
      nextSteps: 'Wait',
      preparedBy: 'Ada',
      order: 'importance',
      appendix: ['left'],
    };
    const change: Required<ListChange> = { at: '2026-03-05', row: 1, what: 'Outlet', why: 'Wrong' };
    const list: Required<CoverageList> = {
      id: 'list-1',
      name: 'Ferries',
      client: 'Tidewell',
      period: 'March 2026',
      keywords: ['alpha'],
      messages: ['on time'],
      rows: [row],
      settings,
      changes: [change],
    };
    expect(parseCoverageJson(coverageJson(list, NOW), list.id)).toEqual(list);
  });

  it('rows that were being analyzed wait again', () => {
    const kept = coverageList(coverageRow(1, { entry: null, status: 'running' }));
    expect(parseCoverage(kept, 'list-1').rows[0]?.status).toBe('waiting');
  });

  it('drops links that are not web addresses, and tones that are not valid', () => {
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

  it('any stored rows become rows that can be shown', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (rows) => {
        const parsed = parseCoverage({ rows }, 'list-1');
        expect(parsed.rows).toHaveLength(rows.length);
        expect(new Set(parsed.rows.map(({ id }) => id)).size).toBe(rows.length);
      }),
    );
  });
});
