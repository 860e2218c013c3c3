import { scoreHeat } from '@earshot/schema/trending/heat';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainNumbers } from '../../../test/plain-numbers.ts';
import { renderApp } from '../../../test/render.tsx';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
// Loaded in advance, so that no test waits for the module.
import './trending-page.tsx';

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
const openDetails = (title: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Why it's trending: ${title}` }));
const takeOut = (line: number) =>
  fireEvent.click(screen.getByRole('button', { name: `Not the same story: Line ${line}` }));

describe('a ranking to work with', () => {
  it('every number leads to what it is made of', async () => {
    await show();
    const list = screen.getByRole('list', { name: 'Ranked articles' });
    expect(plainNumbers(list)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /^82 is the heat of/ }));
    expect(screen.getByRole('table', { name: /Ferry strike ends/ })).toBeVisible();
    expect(plainNumbers(list)).toEqual([]);
    choose('Words in title or lines', 'library');
    fireEvent.click(screen.getByRole('button', { name: /lines in the list: show all stories$/ }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('filters by words, outlet, tone and days, keeps the ranks, and goes back to the whole list', async () => {
    await show();
    choose('Words in title or lines', 'library');
    expect(titles()).toEqual(['Library reopens']);
    expect(screen.getByRole('article')).toHaveTextContent('Rank 2: ');
    expect(screen.getAllByText('1 of 2 stories shown')[0]).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(titles()).toHaveLength(2);
    expect(screen.getByLabelText('Words in title or lines')).toHaveFocus();
    choose('Outlet', 'Coast Radio');
    expect(titles()).toEqual(['Ferry strike ends after nine days']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    choose('Tone', 'Negative');
    expect(titles()).toEqual(['Library reopens']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    choose('Dated from', '2025-03-02');
    expect(titles()).toEqual(['Ferry strike ends after nine days']);
  });

  it('a keyword and a tone in the summary filter the stories until they are pressed again', async () => {
    await show();
    const library = () => screen.getByRole('button', { name: 'library' });
    fireEvent.click(library());
    expect(titles()).toEqual(['Library reopens']);
    expect(screen.getByLabelText('Words in title or lines')).toHaveValue('library');
    expect(library()).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(library());
    expect(titles()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Negative 1' }));
    expect(titles()).toEqual(['Library reopens']);
    expect(screen.getByLabelText('Tone', { selector: 'select' })).toHaveValue('Negative');
  });

  it('sorts', async () => {
    await show();
    choose('Sort by', 'mostNegative');
    expect(titles()[0]).toBe('Library reopens');
  });

  it('a bar of the timeline filters by its days, and a second press takes that back; arrow keys go from bar to bar', async () => {
    await show();
    const bar = screen.getByRole('button', { name: 'March 1, 2025: 1 line' });
    fireEvent.click(bar);
    expect(bar).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['Library reopens']);
    expect(screen.getByLabelText('Dated to')).toHaveValue('2025-03-01');
    fireEvent.click(bar);
    expect(titles()).toHaveLength(2);
    fireEvent.keyDown(bar, { key: 'ArrowRight' });
    expect(screen.getByRole('button', { name: 'March 5, 2025: 4 lines' })).toHaveFocus();
  });

  it('a line about something else becomes a separate story; heat is recomputed, marked, and undone', async () => {
    const result = trendingResult({ items: [rankedItem(), other] });
    await show(result);
    openDetails('Ferry strike ends after nine days');
    takeOut(3);
    expect(titles()).toHaveLength(3);
    expect(screen.getByText(/^Line 3 is now a story of its own. Changed by hand: 1 line/)).toBeVisible();
    const taken = screen.getByRole('article', { name: 'Ferry strike ends' });
    expect(taken).toHaveTextContent('Changed by hand');
    const list = { basis: result.summary.heat_basis, topTags: result.summary.top_tags };
    const line = rankedItem().members.slice(1, 2);
    expect(taken).toHaveTextContent(`Heat ${scoreHeat(line, list).score} `);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Not the same story: Line 4' })).toHaveFocus(),
    );
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Export CSV/ })).toBeNull();
    takeOut(4);
    expect(titles()).toHaveLength(4);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toEqual(['Ferry strike ends after nine days', 'Library reopens']);
    expect(screen.queryByText('Changed by hand')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(titles()).toHaveLength(3);
  });

  it('a story that is the same as another is joined with it; the most alike is offered first; marked, and undone', async () => {
    const strike = rankedItem({
      title: 'Crews of the ferry return to work',
      heat_score: 20,
      members: other.members.map((line) => ({
        ...line,
        line: 10,
        title: 'Crews of the ferry return to work',
      })),
    });
    await show(trendingResult({ items: [rankedItem(), other, strike] }));
    openDetails('Crews of the ferry return to work');
    fireEvent.click(
      screen.getByRole('button', { name: 'Same story as another: Crews of the ferry return to work' }),
    );
    const select = screen.getByLabelText('Join with (most alike first)');
    expect([...select.children].map((option) => option.textContent)).toEqual([
      '1. Ferry strike ends after nine days',
      '2. Library reopens',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Join stories' }));
    expect(titles()).toEqual(['Ferry strike ends after nine days', 'Library reopens']);
    expect(screen.getByRole('article', { name: /^Ferry/ })).toHaveTextContent(/Changed by hand.*4 mentions/);
    expect(
      screen.getByText('Two stories are now one. Changed by hand: 1 story joined with another.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toHaveLength(3);
  });

  it('the title of a story is chosen from its headlines', async () => {
    await show();
    openDetails('Ferry strike ends after nine days');
    fireEvent.change(screen.getByLabelText('Title of this story'), { target: { value: '3' } });
    expect(titles()[0]).toBe('Ferry strike ends');
    expect(
      screen.getByText(
        'The headline of line 3 is now the title of its story. Changed by hand: 1 title chosen.',
      ),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()[0]).toBe('Ferry strike ends after nine days');
  });

  it('Ctrl+Z in the choice of a title undoes it, and in a text field edits the text', async () => {
    await show();
    openDetails('Ferry strike ends after nine days');
    fireEvent.change(screen.getByLabelText('Title of this story'), { target: { value: '3' } });
    fireEvent.keyDown(screen.getByLabelText('Words in title or lines'), { key: 'z', ctrlKey: true });
    expect(titles()[0]).toBe('Ferry strike ends');
    fireEvent.keyDown(screen.getByLabelText('Title of this story'), { key: 'z', ctrlKey: true });
    expect(titles()[0]).toBe('Ferry strike ends after nine days');
  });

  it('a filter says beside the charts what it leaves, and lets the user choose what the CSV files have', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'library' }));
    expect(screen.getByText('Filter on: 1 of 2 stories')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Export CSV/ })).toBeVisible();
    const scope = screen.getByLabelText('Stories in CSV files');
    expect([...scope.children].map(({ textContent }) => textContent)).toEqual(['All 2', 'Only the 1 shown']);
    fireEvent.change(scope, { target: { value: 'shown' } });
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Go to stories' }));
    expect(screen.getByRole('list', { name: 'Ranked articles' }).parentElement).toHaveFocus();
  });

  it('a cleared filter takes its choice of stories for CSV files with it', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'library' }));
    fireEvent.change(screen.getByLabelText('Stories in CSV files'), { target: { value: 'shown' } });
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(screen.queryByLabelText('Stories in CSV files')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Negative 1' }));
    expect(await screen.findByLabelText('Stories in CSV files')).toHaveValue('all');
    expect(screen.getByRole('link', { name: /^Export CSV/ })).toBeVisible();
  });

  it('says what all points of a part are, leads to the page about heat, and keeps the tone apart', async () => {
    await show();
    openDetails('Ferry strike ends after nine days');
    expect(screen.getByText('All 35 points: 50 different texts')).toBeVisible();
    expect(
      screen.getByText('All 25 points: 10 pieces on one day, the latest on the newest day of the list'),
    ).toBeVisible();
    const links = screen.getAllByText('The whole method, with an example');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/api/docs/methods/heat');
    expect(screen.getByText(/^Words that decided the tone \(weights, not heat points/)).toBeVisible();
  });

  it('another list starts with closed panels and without the filters of the last one', async () => {
    const { server } = await show();
    openDetails('Ferry strike ends after nine days');
    choose('Words in title or lines', 'ferry');
    server.answer({
      'trending.analyzeText': {
        json: trendingResult({ session_id: 'session-2', items: [rankedItem(), other] }),
      },
    });
    fireEvent.change(screen.getByLabelText('Headlines, snippets or URLs'), { target: { value: 'Two' } });
    fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(screen.getByRole('button', { name: /^Why it's trending: Ferry/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('the only story of a ranking has nothing to be joined with', async () => {
    await show(trendingResult({ items: [rankedItem()] }));
    openDetails('Ferry strike ends after nine days');
    fireEvent.click(screen.getByRole('button', { name: /^Same story as another/ }));
    expect(screen.getByText('This is the only story of the ranking.')).toBeVisible();
  });

  it('corrections survive leaving the page, and a new ranking starts without them', async () => {
    const { unmount, server } = await show();
    openDetails('Ferry strike ends after nine days');
    takeOut(3);
    unmount();
    renderApp('/trending', { server: {} });
    expect(await screen.findByText(/^Line 3 is now a story of its own/)).toBeVisible();
    expect(server.of('trending.analyzeText')).toHaveLength(1);
  });
});
