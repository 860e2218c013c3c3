import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow } from '../../../../test/coverage.ts';
import {
  type CoverageList,
  type CoverageRow,
  coverageJson,
  parseCoverage,
  parseCoverageJson,
} from './list-shape.ts';

const NOW = new Date('2026-01-02T03:04:05.678Z');

/** Makes every optional field required, so that the compiler asks for a new field here. */
type Whole<Part> = Part extends readonly unknown[]
  ? Part
  : Part extends object
    ? { readonly [Name in keyof Part]-?: Whole<Exclude<Part[Name], undefined>> }
    : Part;

/** Each value differs from the one that a missing field would get. */
const ROW: Whole<CoverageRow> = {
  id: 1,
  address: 'https://courier.example/ferries',
  status: 'done',
  failure: 'Not found.',
  entry: coverageEntry(),
  known: {
    ...{ outlet: 'Courier', headline: 'Ferries', date: '2026-03-02', reach: 1200, note: 'Front page' },
    tier: 'A',
  },
  pasted: { headline: 'Ferries', source: 'Courier', date: '2026-03-02', content: 'The ferries sail again.' },
  edits: {
    outlet: 'The Courier',
    headline: 'Ferries sail',
    date: '2026-03-03',
    tones: { alpha: { label: 'Neutral', note: 'Quotes a critic' } },
  },
  excluded: 'A repeat',
  starred: 'It leads',
  picture: 'data:image/png;base64,cGljdHVyZQ==',
};
const LIST: Whole<CoverageList> = {
  id: 'list-1',
  name: 'March',
  client: 'Tidewell',
  period: 'March 2026',
  keywords: ['alpha = a'],
  messages: ['safe = safely'],
  rows: [ROW],
  settings: {
    copies: 'texts',
    color: '#123456',
    logo: 'data:image/png;base64,aGVsbG8=',
    sentence: 'Fine',
    nextSteps: 'Wait',
    preparedBy: 'Ada',
    order: 'importance',
    appendix: ['left'],
    tiers: 'A: Courier',
  },
  changes: [{ at: '2026-03-04T05:06:07.000Z', row: 1, what: 'Tone set to Neutral', why: 'Quotes a critic' }],
};

describe('a saved list', () => {
  it('opens again with every field', () => {
    expect(parseCoverageJson(coverageJson(LIST, NOW), LIST.id)).toEqual(LIST);
    const failed = coverageList(coverageRow(1, { entry: null, status: 'failed', failure: 'Not found.' }));
    expect(parseCoverageJson(coverageJson(failed, NOW), failed.id)).toEqual(failed);
    // Indentation would be a third of a long list's file, which has a size limit.
    expect(coverageJson(LIST, NOW).trim()).not.toContain('\n');
  });

  it('its changes stay with their rows, which get new IDs', () => {
    const rows = [coverageRow(40), coverageRow(7)];
    const changes = [7, 40, 1, null].map((row) => ({ at: '', row, what: 'Edited', why: '' }));
    const opened = parseCoverageJson(coverageJson({ ...coverageList(...rows), changes }, NOW), 'list-1');
    expect(opened.rows.map(({ id }) => id)).toEqual([1, 2]);
    expect(opened.changes.map(({ row }) => row)).toEqual([2, 1, null, null]);
  });

  it('rows that were being analyzed wait again', () => {
    const kept = coverageList(coverageRow(1, { entry: null, status: 'running' }));
    expect(parseCoverage(kept, 'list-1').rows[0]?.status).toBe('waiting');
  });

  it('drops links that are not web addresses, pictures that are none, and tones that are not valid', () => {
    const row = coverageRow(1, { entry: coverageEntry({ url: 'javascript:alert(1)' }) });
    const edits = { tones: { alpha: { label: 'Great' }, beta: { label: 'Mixed' } } };
    const kept = {
      rows: [{ ...row, edits, picture: 'https://pixel.example/1.png' }],
      settings: { color: 'red' },
    };
    const { rows, settings } = parseCoverage(kept, 'list-1');
    expect(rows[0]).toMatchObject({ entry: { url: '' }, picture: '' });
    expect(rows[0]?.edits.tones).toEqual({ beta: { label: 'Mixed', note: '' } });
    expect(settings).toEqual(coverageList().settings);
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
