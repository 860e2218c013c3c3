import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { writeMarkdown } from '../../../lib/blocks/write-markup.ts';
import type { CoverageList } from '../book/coverage-list.ts';
import { articleCells } from './article-cells.ts';
import { reportBlocks } from './report-blocks.ts';
import { reportModel } from './report-model.ts';

const NOW = new Date('2026-04-01T12:00:00Z');
const KEYWORD = 'Brightwell Foods';

describe('a report on a list with copies and key messages', () => {
  const sketch = [1, 2, 3, 4, 5, 6];
  const MESSAGE = 'refund all tickets';
  const keywords = [keywordFigures(KEYWORD, 2), keywordFigures(MESSAGE, 1, { evidence: [] })];
  const rows = ['State Wire', 'Island Post'].map((outlet, at) =>
    coverageRow(at + 1, {
      entry: coverageEntry({
        outlet,
        headline: 'Ferry stops',
        url: `https://${at}.example/a`,
        sketch,
        keywords,
      }),
    }),
  );
  const list = (copies: 'placements' | 'texts'): CoverageList => ({
    ...coverageList(...rows),
    keywords: [KEYWORD],
    messages: [MESSAGE],
    settings: { ...coverageList().settings, copies },
  });

  it('names the outlet that has the same text', () => {
    const { articles } = reportModel(list('placements'), NOW);
    expect(articles.map(({ notes }) => notes)).toEqual([[], ['The same text as in State Wire.']]);
  });

  it('names the outlet of a copy that does not count', () => {
    expect(reportModel(list('texts'), NOW).left.map(({ title }) => title)).toEqual([
      'Island Post: Ferry stops',
    ]);
  });

  it('lists the sentences with mentions that exclusions took away', () => {
    const line = { section: 'body', text: 'A board game.', marks: [], reason: 'inside “board game”' };
    const figures = keywordFigures('game', 2, { notCounted: { mentions: 1, lines: [line] } });
    const row = coverageRow(1, { entry: coverageEntry({ headline: 'Play', keywords: [figures] }) });
    expect(reportModel(coverageList(row), NOW).left).toEqual([
      { title: 'Play: “A board game.”', reason: 'game does not count inside “board game”.' },
    ]);
  });

  it('has a table of the messages, which are named as such beside the keywords', () => {
    const model = reportModel(list('placements'), NOW);
    expect(writeMarkdown(reportBlocks(model))).toContain(`| ${MESSAGE}  | 2  | 2  | 0  |`);
    const [first] = model.articles;
    expect(first && articleCells(first, model).mentions).toEqual([`${KEYWORD} 2`, `Message “${MESSAGE}” 1`]);
  });
});
