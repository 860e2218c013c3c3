import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { MessageTable } from './message-table.tsx';

const MESSAGE = 'refund all tickets';
const evidence = [
  {
    section: 'body',
    text: 'It will refund all tickets.',
    marks: [{ start: 8, end: 26 }],
    tone: null,
    words: [],
  },
] as const;
const rows = ['State Wire', 'Island Post', 'Daily Hale'].map((outlet, at) =>
  coverageRow(at + 1, {
    entry: coverageEntry({
      outlet,
      keywords: [keywordFigures(MESSAGE, at < 2 ? 1 : 0, { evidence: at < 2 ? [...evidence] : [] })],
    }),
  }),
);
const list = { ...coverageList(...rows), messages: [MESSAGE] };

describe('the table of key messages', () => {
  it('opens the sentences behind the mentions, each with its outlet', () => {
    render(<MessageTable list={list} onPick={vi.fn()} />);
    const figure = screen.getByRole('button', { name: `2 Mentions of the message “${MESSAGE}”` });
    expect(figure).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(figure);
    const sentences = within(screen.getByRole('list', { name: /^Sentences with the message/ }));
    expect(sentences.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'State WireIt will refund all tickets.',
      'Island PostIt will refund all tickets.',
    ]);
    fireEvent.click(figure);
    expect(screen.queryByRole('list', { name: /^Sentences with/ })).toBeNull();
  });

  it('shows the articles behind the number of articles', () => {
    const onPick = vi.fn();
    render(<MessageTable list={list} onPick={onPick} />);
    fireEvent.click(screen.getByRole('button', { name: `2 Articles with the message “${MESSAGE}”` }));
    expect(onPick).toHaveBeenCalledWith({ label: `Articles with the message “${MESSAGE}”`, rows: [1, 2] });
  });
});
