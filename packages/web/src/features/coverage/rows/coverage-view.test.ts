import { examplesIn } from '@earshot/schema/testing/examples';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { NO_FACTS } from '../book/coverage-list.ts';
import table from './coverage-view.examples.tsv?raw';
import { type CoverageView, useCoverageView, viewRows, WHOLE_LIST } from './coverage-view.ts';

const rows = [
  coverageRow(1, { entry: coverageEntry({ outlet: 'Coast Radio', date: '2025-03-07', scope: 'national' }) }),
  coverageRow(2, {
    entry: coverageEntry({ outlet: 'Ägir Post', date: null, keywords: [keywordFigures('alpha', 1)] }),
  }),
  coverageRow(3, { entry: null, status: 'failed', address: 'https://gone.example/story' }),
  coverageRow(4, {
    entry: coverageEntry({ outlet: 'Bay Times', date: '2025-03-01' }),
    excluded: 'A repeat',
    edits: { tones: { alpha: { label: 'Negative', note: 'Irony' } } },
  }),
];
const ids = (view: Partial<CoverageView>) =>
  viewRows(rows, { ...WHOLE_LIST, ...view }, ['alpha', 'beta']).map(({ id }) => id);

describe('viewRows', () => {
  it.each(examplesIn<[string, Partial<CoverageView>, number[]]>(table, 'views'))(
    'rows %s',
    (_, view, expected) => {
      expect(ids(view)).toEqual(expected);
    },
  );
});

it.each(['harbor fares', 'bay times', 'waiting.example'])('the search finds a waiting row by %j', (text) => {
  const known = { ...NO_FACTS, headline: 'Harbor fares rise', outlet: 'Bay Times' };
  const waiting = coverageRow(5, { entry: null, address: 'https://waiting.example/1', known });
  expect(viewRows([...rows, waiting], { ...WHOLE_LIST, text }, []).map(({ id }) => id)).toContain(5);
});

it('the rows that the search asks for are found before the table shows them', () => {
  const rows = ['one', 'two'].map((name, i) =>
    coverageRow(i + 1, { entry: coverageEntry({ headline: name }) }),
  );
  const list = coverageList(...rows);
  const renders: number[][] = [];
  const { result } = renderHook(() => {
    const view = useCoverageView(list, list.keywords);
    renders.push([view.shown.length, view.findRows().length]);
    return view;
  });
  act(() => result.current.change({ text: 'two' }));
  expect(renders).toEqual([
    [2, 2],
    [2, 1],
    [1, 1],
  ]);
});
