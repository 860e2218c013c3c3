import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { withEntered } from './effective-row.ts';

const analyzed = (id: number, keywords: readonly string[]) =>
  coverageRow(id, {
    entry: coverageEntry({ keywords: keywords.map((keyword) => keywordFigures(keyword, 1)) }),
  });

describe('URLs that are entered', () => {
  it('are analyzed again if they are in the list with other keywords or failed', () => {
    const list = coverageList(
      analyzed(1, ['alpha', 'beta']),
      analyzed(2, ['alpha']),
      coverageRow(3, { entry: null, status: 'failed', failure: 'Not found.' }),
      analyzed(4, ['alpha']),
    );
    const entered = [1, 2, 3, 5].map((id) => `https://news.example/${id}`);
    const { rows } = withEntered(list, entered);
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      [1, 'done'],
      [2, 'waiting'],
      [3, 'waiting'],
      [4, 'done'],
      [5, 'waiting'],
    ]);
  });
});
