import { scoreHeat } from '@earshot/schema/trending/heat';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { plainNumbers } from '../../../test/plain-numbers.ts';
import { renderApp } from '../../../test/render.tsx';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
// Loaded in advance, so that no test waits for it.
import './trending-tool.tsx';

const other = rankedItem({
  title: 'Library reopens',
  heat_score: 30,
  mentions: 1,
  avg_sentiment: -0.4,
  sources: ['Northbank Times'],
  latest_date: '2025-03-01',
  members: rankedItem()
    .members.slice(0, 1)
    .map((line) => ({ ...line, line: 9, date: '2025-03-01', title: 'Library reopens', text: 'Library' })),
});

async function show(result: TrendingResult = trendingResult({ items: [rankedItem(), other] })) {
  const app = renderApp('/trending', { server: { 'trending.analyzeText': { json: result } } });
  const field = await screen.findByLabelText('Headlines, snippets or URLs');
  fireEvent.change(field, { target: { value: 'One' } });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  await screen.findByText('Analysis complete');
  return app;
}

const titles = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, select' }), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const openDetails = (title: string) => press(new RegExp(`^Rank \\d+: ${title}`));
const takeOutButton = (line: number) => document.getElementById(`take-out-line-${line}`) ?? document.body;
const takeOut = (line: number) => fireEvent.click(takeOutButton(line));
const FERRY = 'Ferry strike ends after nine days';

describe('a ranking to work with', () => {
  it('filters by words, keeps the ranks, sorts, and goes back to the whole list', async () => {
    await show();
    choose('Search titles and outlets', 'library');
    expect(titles()).toEqual(['Library reopens']);
    expect(screen.getByRole('article')).toHaveTextContent('Rank 2: ');
    expect(screen.getByText('1 of 2 stories shown')).toBeVisible();
    press('Clear Filters');
    expect(titles()).toHaveLength(2);
    expect(screen.getByLabelText('Search titles and outlets')).toHaveFocus();
    choose('Sort by', 'mostNegative');
    expect(titles()[0]).toBe('Library reopens');
  });

  it('a keyword and a tone filter the stories until they are pressed again; a row is one control, and opens into what its numbers are made of', async () => {
    await show();
    const list = screen.getByRole('list', { name: 'Ranked articles' });
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    openDetails(FERRY);
    expect(screen.getByRole('list', { name: `Heat parts of ${FERRY}` })).toBeVisible();
    expect(plainNumbers(list)).toEqual([]);
    const library = () => screen.getByRole('button', { name: /^library/ });
    fireEvent.click(library());
    expect(titles()).toEqual(['Library reopens']);
    expect(library()).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(library());
    expect(titles()).toHaveLength(2);
    press('Negative 1');
    expect(titles()).toEqual(['Library reopens']);
    press('Negative 1');
    expect(titles()).toHaveLength(2);
  });

  it('a line taken out becomes a separate story; heat is recomputed, marked, and undone', async () => {
    const result = trendingResult({ items: [rankedItem(), other] });
    await show(result);
    openDetails(FERRY);
    takeOut(3);
    expect(titles()).toHaveLength(3);
    expect(screen.getByText('Changed by hand: 1 line taken out.')).toBeVisible();
    const taken = screen.getByRole('article', { name: 'Ferry strike ends' });
    expect(taken).toHaveTextContent('Changed by hand');
    const list = { basis: result.summary.heat_basis, topTags: result.summary.top_tags };
    const line = rankedItem().members.slice(1, 2);
    expect(taken).toHaveTextContent(`Heat ${scoreHeat(line, list).score} `);
    await waitFor(() => expect(takeOutButton(4)).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    takeOut(4);
    expect(titles()).toHaveLength(4);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })[0]).toHaveFocus());
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(titles()).toHaveLength(3);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(titles()).toEqual([FERRY, 'Library reopens']);
    press('Redo');
    expect(titles()).toHaveLength(3);
  });

  it('a story is merged with another; the most alike is offered first; marked, and undone', async () => {
    const crews = 'Crews of the ferry return to work';
    const strike = rankedItem({
      title: crews,
      heat_score: 20,
      members: other.members.map((line) => ({ ...line, line: 10, title: crews })),
    });
    await show(trendingResult({ items: [rankedItem(), other, strike] }));
    openDetails(crews);
    press('Merge with…');
    const select = screen.getByLabelText('Merge with (most alike first)');
    expect([...select.children].map((option) => option.textContent)).toEqual([
      `1. ${FERRY}`,
      '2. Library reopens',
    ]);
    press('Merge');
    expect(titles()).toEqual([FERRY, 'Library reopens']);
    expect(screen.getByRole('article', { name: FERRY })).toHaveTextContent(/Changed by hand.*4 mentions/);
    expect(screen.getByText('Changed by hand: 1 story merged with another.')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(titles()).toHaveLength(3);
  });

  it('the lines with a word become one story, which the user ticks if they are most of the list', async () => {
    await show({
      ...trendingResult({ items: [rankedItem(), other] }),
      suggestions: [{ term: 'library', lines: [1, 3, 9] }],
    });
    press('3 lines contain library');
    expect(screen.getByRole('button', { name: 'Make one story of 0 lines' })).toBeDisabled();
    const lines = within(screen.getByRole('list', { name: 'Lines with “library”' }));
    for (const box of lines.getAllByRole('checkbox')) fireEvent.click(box);
    fireEvent.click(screen.getByLabelText(`${FERRY} · The Harbour Ledger`));
    press('Make one story of 2 lines');
    expect(titles()).toEqual(['Library reopens', FERRY]);
    expect(screen.getByRole('article', { name: 'Library reopens' })).toHaveTextContent('2 mentions');
    expect(screen.queryByRole('button', { name: '3 lines contain library' })).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
    expect(screen.getByRole('button', { name: '3 lines contain library' })).toBeVisible();
  });

  it('copies a brief of the first stories with links, outlets, days and a line for the action', async () => {
    await show();
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    press('More: Other forms of the ranking');
    press('Copy the brief');
    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(writeText.mock.calls[0]?.[0]).toContain(
      `1. ${FERRY} (https://coastradio.example/ferry-strike-ends)\n\nThe Harbour Ledger, Coast Radio · March 5, 2025 · 3 mentions\n\nWhat to do:`,
    );
  });

  it('another list starts with closed rows and without the filters of the last one', async () => {
    const { server } = await show();
    openDetails(FERRY);
    choose('Search titles and outlets', 'ferry');
    server.answer({
      'trending.analyzeText': {
        json: trendingResult({ session_id: 'session-2', items: [rankedItem(), other] }),
      },
    });
    fireEvent.change(screen.getByLabelText('Headlines, snippets or URLs'), { target: { value: 'Two' } });
    press('Analyze');
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(screen.getByRole('button', { name: new RegExp(`^Rank 1: ${FERRY}`) })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('a note says that another list leaves the corrections out, until it has its own', async () => {
    const note = 'The list has changed, so the corrections by hand were left out.';
    const { server } = await show();
    openDetails(FERRY);
    takeOut(3);
    expect(screen.queryByText(note)).toBeNull();
    server.answer({
      'trending.analyzeText': { json: trendingResult({ session_id: 'session-2', items: [rankedItem()] }) },
    });
    fireEvent.change(screen.getByLabelText('Headlines, snippets or URLs'), { target: { value: 'Two' } });
    press('Analyze');
    expect(await screen.findByText(note)).toBeVisible();
    openDetails(FERRY);
    takeOut(3);
    expect(screen.queryByText(note)).toBeNull();
  });

  it('corrections survive leaving the page', async () => {
    const { unmount, server } = await show();
    openDetails(FERRY);
    takeOut(3);
    unmount();
    renderApp('/trending', { server: {} });
    expect(await screen.findByText('Changed by hand: 1 line taken out.')).toBeVisible();
    expect(server.of('trending.analyzeText')).toHaveLength(1);
  });
});
