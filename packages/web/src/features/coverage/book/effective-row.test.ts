import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { shownEntry, toneOf, withEntered } from './effective-row.ts';

const row = (keyword: string, tones = {}) =>
  coverageRow(1, {
    entry: coverageEntry({ keywords: [keywordFigures(keyword, 2, { tone: 0.5 })] }),
    edits: { tones },
  });

describe('the tone of a row', () => {
  it('set by the user stays when the case or the further spellings of the keyword change', () => {
    const edited = row('Acme', { Acme: { label: 'Negative', note: 'Irony' } });
    for (const keyword of ['Acme', 'ACME', 'acme'])
      expect(toneOf(edited, keyword)).toMatchObject({ label: 'Negative', manual: { note: 'Irony' } });
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'toward the keyword %s is not set by itself',
    (keyword) => {
      expect(toneOf(row('Acme'), keyword)).toMatchObject({ label: null, manual: null, isAbout: false });
    },
  );
});

it.each(['0000-00-00', '9999-12-31', '0026-05-04', '2026-02-31'])('the date %s is none', (date) => {
  expect(shownEntry(coverageRow(1, { entry: coverageEntry({ date }) }))?.date).toBeNull();
});

it('URLs that are entered are analyzed again if they are in the list with other keywords or failed', () => {
  const analyzed = (id: number, keywords: readonly string[]) =>
    coverageRow(id, {
      entry: coverageEntry({ keywords: keywords.map((keyword) => keywordFigures(keyword, 1)) }),
    });
  const list = coverageList(
    analyzed(1, ['alpha', 'beta']),
    analyzed(2, ['alpha']),
    coverageRow(3, { entry: null, status: 'failed', failure: 'Not found.' }),
    analyzed(4, ['alpha']),
  );
  const entered = [1, 2, 3, 5].map((id) => `https://news.example/${id}`);
  expect(withEntered(list, entered).rows.map(({ id, status }) => [id, status])).toEqual([
    [1, 'done'],
    [2, 'waiting'],
    [3, 'waiting'],
    [4, 'done'],
    [expect.any(Number), 'waiting'],
  ]);
});
