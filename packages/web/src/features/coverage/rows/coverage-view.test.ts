import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { type CoverageView, viewRows, WHOLE_LIST } from './coverage-view.ts';

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
  it.each([
    ['in the order added', {}, [1, 2, 4]],
    ['backwards', { descending: true }, [4, 2, 1]],
    ['by outlet, those without one last', { sort: 'outlet' }, [2, 4, 1]],
    ['by date backwards, undated last', { sort: 'date', descending: true }, [1, 4, 2]],
    ['by tone, a tone set by hand included', { sort: 'tone' }, [4, 1, 2]],
    ['by mentions', { sort: 'mentions', descending: true }, [1, 4, 2]],
    ['with a word of the outlet', { text: 'coast' }, [1]],
    ['that mention a keyword', { mentioning: 'beta' }, [1, 4]],
    ['of one tone', { tone: 'Negative' }, [4]],
    ['that mention the keyword without a clear tone', { tone: 'No clear tone' }, [2]],
    ['that are left out', { status: 'excluded' }, [4]],
    ['that count', { status: 'counted' }, [1, 2]],
    ['edited by hand', { status: 'edited' }, [4]],
  ] as const)('rows %s', (_, view, expected) => {
    expect(ids(view)).toEqual(expected);
  });
});
