import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { PaperReport } from './paper-report.tsx';
import { reportModel } from './report-model.ts';

const KEYWORDS = ['Brightwell Foods', 'Norden Foods'];
const MESSAGE = 'refund all tickets';

/** Ten articles of six days, whose figures with charts nearly fill the first page. */
function model(messages: readonly string[]) {
  const rows = Array.from({ length: 10 }, (_, at) =>
    coverageRow(at + 1, {
      entry: coverageEntry({
        headline: `Story ${at}`,
        date: `2026-03-0${(at % 6) + 1}`,
        keywords: [...KEYWORDS, MESSAGE].map((keyword) => keywordFigures(keyword, 1, { tone: 0.5 })),
      }),
    }),
  );
  return reportModel({ ...coverageList(...rows), keywords: KEYWORDS, messages }, new Date('2026-04-01'));
}

describe('the table of articles on paper', () => {
  it.each([
    ['on a new page after figures that fit on the first one', [], 'page'],
    ['below the figures if a table of key messages takes them to a second page', [MESSAGE], ''],
  ])('starts %s', (_, messages, expected) => {
    render(<PaperReport model={model(messages)} />);
    expect(screen.getByRole('heading', { name: 'Articles' }).className).toBe(expected);
  });
});
