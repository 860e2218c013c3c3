import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { toneCounts } from './tone-counts.ts';

const row = (id: number, alpha: [number, number | null], beta: [number, number | null]) =>
  coverageRow(id, {
    entry: coverageEntry({
      url: `https://news.example/${id}`,
      headline: `Story ${id}`,
      keywords: [
        keywordFigures('alpha', alpha[0], { tone: alpha[1] }),
        keywordFigures('beta', beta[0], { tone: beta[1] }),
      ],
    }),
  });

describe('articles by tone', () => {
  it('each keyword has the tone toward itself, over the articles that mention it', () => {
    const list = coverageList(row(1, [2, -0.5], [3, 0.49]), row(2, [1, null], [0, null]), {
      ...row(3, [0, null], [1, null]),
      edits: { tones: { alpha: { label: 'Positive', note: '' } } },
    });
    const groups = toneCounts(list, ['alpha', 'beta']).map(({ groups: of }) => of.map(({ rows }) => rows));
    expect(groups).toEqual([
      [[3], [], [], [1], [2]],
      [[1], [], [], [], [3]],
    ]);
  });

  it('the net tone is positive minus negative over the articles with a clear tone, set by hand or not', () => {
    const list = coverageList(
      row(1, [1, -0.5], [0, null]),
      { ...row(2, [1, null], [0, null]), edits: { tones: { alpha: { label: 'Neutral', note: '' } } } },
      row(3, [1, null], [0, null]),
    );
    expect(toneCounts(list, ['alpha', 'beta']).map(({ net, scored }) => [net, scored])).toEqual([
      [-0.5, [1, 2]],
      [null, []],
    ]);
  });
});
