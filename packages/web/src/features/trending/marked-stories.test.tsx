import type { TrendingResult } from '@earshot/schema/trending/model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
// Loaded in advance, so that no test waits for the module.
import './trending-page.tsx';

const single = (line: number, title: string) =>
  rankedItem({
    title,
    heat_score: 30 - line,
    mentions: 1,
    members: rankedItem()
      .members.slice(0, 1)
      .map((member) => ({ ...member, line, title, text: title })),
  });
const RESULT = trendingResult({
  items: [rankedItem(), single(9, 'Library reopens'), single(10, 'Readers return'), single(11, 'Bus fares')],
});

async function show(result: TrendingResult = RESULT) {
  const app = renderApp('/trending', { server: { 'trending.analyzeText': { json: result } } });
  const field = await screen.findByLabelText('Headlines, snippets or URLs');
  fireEvent.change(field, { target: { value: 'One' } });
  fireEvent.click(screen.getByText('Analyze'));
  await screen.findByText('Analysis complete');
  return app;
}

/** Titles of the stories on screen. Roles would be computed for the whole page, which takes seconds on a busy machine. */
const titles = () => rows().map((row) => row.getAttribute('aria-label'));
const rows = () => [...document.querySelectorAll('article')];
const rowOf = (title: string) => rows().find((row) => row.getAttribute('aria-label') === title);
const box = (title: string) => screen.getByLabelText(`Mark “${title}”`);
/** Presses a button as a mouse does, which focuses it first. */
function pressButton(text: string) {
  const button = screen.getByText(text).closest('button');
  button?.focus();
  if (button) fireEvent.click(button);
}
const focusedRow = () => document.activeElement?.closest('article')?.getAttribute('aria-label') ?? null;
const press = (title: string, key: string, shiftKey = false) =>
  fireEvent.keyDown(box(title), { key, shiftKey });

describe('marking several stories and lines', () => {
  it('joins the marked stories in one step, which one Undo takes back', async () => {
    await show();
    fireEvent.click(box('Library reopens'));
    fireEvent.click(box('Readers return'));
    fireEvent.click(box('Bus fares'));
    expect(screen.getByText('3 stories marked')).toBeVisible();
    fireEvent.click(screen.getByText('Join'));
    expect(titles()).toEqual(['Ferry strike ends after nine days', 'Library reopens']);
    expect(
      screen.getByText('3 stories are now one. Changed by hand: 2 stories joined with another.'),
    ).toBeVisible();
    expect(screen.queryByText(/marked$/)).toBeNull();
    fireEvent.click(screen.getByText('Undo'));
    expect(titles()).toHaveLength(4);
  });

  it('marks by X and a range by Shift+X, joins by J, undoes by U, and keeps the focus in the list', async () => {
    await show();
    await waitFor(() => expect(screen.getByText('Ranking')).toHaveFocus());
    box('Library reopens').focus();
    press('Library reopens', 'x');
    press('Bus fares', 'X', true);
    expect(screen.getByText('3 stories marked')).toBeVisible();
    press('Library reopens', 'ArrowDown');
    expect(box('Readers return')).toHaveFocus();
    press('Readers return', 'j');
    expect(titles()).toHaveLength(2);
    await waitFor(() =>
      expect(document.activeElement?.closest('[aria-label="Ranked articles"]')).not.toBeNull(),
    );
    press('Library reopens', 'u');
    expect(titles()).toHaveLength(4);
    press('Library reopens', 'x');
    press('Library reopens', 'Escape');
    expect(screen.queryByText(/marked$/)).toBeNull();
  });

  it('splits marked lines off into one story, and moves them into another story', async () => {
    await show();
    press('Ferry strike ends after nine days', 'o');
    fireEvent.click(screen.getByLabelText('Mark line 3'));
    fireEvent.click(screen.getByLabelText('Mark line 4'));
    expect(screen.getByText('2 lines marked')).toBeVisible();
    expect(box('Ferry strike ends after nine days')).toBePartiallyChecked();
    press('Ferry strike ends after nine days', 's');
    expect(rowOf('Ferry strike ends')).toHaveTextContent('2 mentions');
    press('Bus fares', 'u');
    fireEvent.click(screen.getByLabelText('Mark line 3'));
    press('Bus fares', 'x');
    expect(screen.getByText('1 story and 1 line marked')).toBeVisible();
    press('Bus fares', 'j');
    expect(screen.getByText(/^1 line and 1 story are now one story/)).toBeVisible();
    expect(rowOf('Bus fares')).toHaveTextContent('2 mentions');
  });

  it('splits a whole story into its texts, and says what is missing for a join or a split', async () => {
    await show();
    press('Bus fares', 's');
    expect(screen.getByText(/^Mark lines of one or more stories to split them off/)).toBeInTheDocument();
    press('Bus fares', 'x');
    press('Bus fares', 'j');
    expect(screen.getByText(/Mark at least two stories to join them/)).toBeInTheDocument();
    press('Bus fares', 'Escape');
    press('Ferry strike ends after nine days', 'o');
    fireEvent.click(screen.getByText('Split all'));
    expect(titles()).toHaveLength(5);
    expect(
      screen.getByText(/^Each text of the story is now a separate story, with its copies\./),
    ).toBeVisible();
  });

  it('does not split a story whose lines are all copies of one text', async () => {
    const title = 'Ferry strike ends after nine days';
    const members = rankedItem().members.map((member, at) => ({ ...member, copy_of: at === 0 ? null : 1 }));
    await show(trendingResult({ items: [rankedItem({ title, members }), single(9, 'Bus fares')] }));
    press(title, 'o');
    expect(screen.queryByText('Split all')).toBeNull();
    press(title, 's');
    expect(screen.getByText(/^Mark lines of one or more stories to split them off/)).toBeInTheDocument();
    press(title, 'x');
    expect(screen.queryByText('Split up')).toBeNull();
    press(title, 's');
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('keeps the focus in the list after Split all, after undoing by keys, and after the buttons for marks', async () => {
    await show();
    await waitFor(() => expect(screen.getByText('Ranking')).toHaveFocus());
    const ferry = 'Ferry strike ends after nine days';
    press(ferry, 'o');
    pressButton('Split all');
    expect(titles()).toHaveLength(5);
    await waitFor(() => expect(focusedRow()).not.toBeNull());
    const single = box(ferry);
    single.focus();
    press(ferry, 'u');
    expect(single).not.toBeInTheDocument();
    await waitFor(() => expect(focusedRow()).not.toBeNull());
    box('Readers return').focus();
    fireEvent.click(box('Readers return'));
    pressButton('Unmark');
    await waitFor(() => expect(focusedRow()).toBe('Readers return'));
    box('Readers return').focus();
    fireEvent.click(box('Readers return'));
    fireEvent.click(box('Bus fares'));
    pressButton('Join');
    await waitFor(() => expect(focusedRow()).toBe(titles().at(-1)));
  });

  it('acts once while a key is held, except that the arrows repeat', async () => {
    await show();
    const hold = (title: string, key: string) => fireEvent.keyDown(box(title), { key, repeat: true });
    press('Library reopens', 'x');
    hold('Library reopens', 'x');
    expect(screen.getByText('1 story marked')).toBeVisible();
    press('Library reopens', 'Escape');
    hold('Ferry strike ends after nine days', 's');
    expect(titles()).toHaveLength(4);
    box('Library reopens').focus();
    hold('Library reopens', 'ArrowDown');
    expect(box('Readers return')).toHaveFocus();
  });

  it('counts marks that the filter hides, and joins them too', async () => {
    await show();
    fireEvent.click(box('Library reopens'));
    fireEvent.change(screen.getByLabelText('Words in title or lines'), { target: { value: 'bus' } });
    await waitFor(() => expect(titles()).toEqual(['Bus fares']));
    fireEvent.click(box('Bus fares'));
    expect(screen.getByText('2 stories marked, 1 not shown')).toBeVisible();
    press('Bus fares', 'j');
    fireEvent.click(screen.getByText('Clear Filters'));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('shows the keys on request', async () => {
    await show();
    press('Bus fares', '?', true);
    expect(screen.getByText('Mark; Shift+X marks a range')).toBeVisible();
    fireEvent.click(screen.getByText('Keyboard shortcuts'));
    expect(screen.queryByText('Mark; Shift+X marks a range')).toBeNull();
  });

  it('survives another analysis of the list, and another list starts without marks', async () => {
    const { server } = await show();
    const analyze = () => {
      fireEvent.change(screen.getByLabelText('Headlines, snippets or URLs'), { target: { value: 'Two' } });
      fireEvent.click(screen.getByText('Analyze'));
    };
    press('Library reopens', 'x');
    press('Readers return', 'x');
    press('Readers return', 'j');
    press('Bus fares', 'x');
    server.answer({ 'trending.analyzeText': { json: { ...RESULT, session_id: 'session-2' } } });
    analyze();
    await waitFor(() => expect(server.of('trending.analyzeText')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('1 story marked')).toBeNull());
    expect(titles()).toHaveLength(3);
    expect(screen.getByText(/^2 stories are now one/)).toBeInTheDocument();
  });
});
