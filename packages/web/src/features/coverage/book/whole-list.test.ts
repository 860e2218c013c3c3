import { expect, it } from 'vitest';
import { coverageEntry } from '../../../../test/coverage.ts';
import type { CoverageList, CoverageRow } from './coverage-list.ts';
import { coverageJson, parseCoverageJson } from './parse-coverage.ts';

/** A type with every optional field required, so that the compiler asks for a new field here. */
type Whole<Part> = Part extends readonly unknown[]
  ? Part
  : Part extends object
    ? { readonly [Name in keyof Part]-?: Whole<Exclude<Part[Name], undefined>> }
    : Part;

/** Each value differs from the one that a missing field would get. */
const ROW: Whole<CoverageRow> = {
  id: 1,
  address: 'https://courier.example/ferries',
  kind: 'social',
  status: 'done',
  failure: 'Not found.',
  entry: coverageEntry(),
  known: { outlet: 'Courier', headline: 'Ferries', date: '2026-03-02', reach: 1200, note: 'Front page' },
  pasted: { headline: 'Ferries', source: 'Courier', date: '2026-03-02', content: 'The ferries sail again.' },
  edits: {
    outlet: 'The Courier',
    headline: 'Ferries sail',
    date: '2026-03-03',
    tones: { alpha: { label: 'Neutral', note: 'Quotes a critic' } },
  },
  excluded: 'A repeat',
  starred: 'It leads',
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
    towards: 'alpha',
    color: '#123456',
    logo: 'data:image/png;base64,aGVsbG8=',
    sentence: 'Fine',
    nextSteps: 'Wait',
    preparedBy: 'Ada',
    order: 'importance',
    appendix: ['left'],
  },
  changes: [{ at: '2026-03-04T05:06:07.000Z', row: 1, what: 'Tone set to Neutral', why: 'Quotes a critic' }],
};

it('a list with every field keeps them all when it is saved and opened again', () => {
  const saved = coverageJson(LIST, new Date('2026-03-05T00:00:00Z'));
  expect(parseCoverageJson(saved, LIST.id)).toEqual(LIST);
});
