import type { TrendingResult } from '@earshot/schema/trending/model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
// Loaded in advance, so that no test waits for the modules.
import './story-panels.tsx';
import './trending-page.tsx';

const single = (line: number, title: string) =>
  rankedItem({
    title,
    heat_score: 20,
    mentions: 1,
    members: rankedItem()
      .members.slice(0, 1)
      .map((member) => ({ ...member, line, title, text: title })),
  });
const RESULT = trendingResult({
  items: [rankedItem(), single(9, 'Library reopens'), single(10, 'Readers return to library')],
  near_stories: [
    { line: 9, to: 10, likelihood: 0.38 },
    { line: 1, to: 9, likelihood: 0.12 },
  ],
  merges: [
    { line: 1, to: 3, likelihood: 0.9 },
    { line: 1, to: 4, likelihood: 0.56 },
    { line: 9, to: 10, likelihood: 0.38 },
  ],
});

async function show(result: TrendingResult = RESULT) {
  renderApp('/trending', { server: { 'trending.analyzeText': { json: result } } });
  const field = await screen.findByLabelText('Headlines, snippets or URLs');
  fireEvent.change(field, { target: { value: 'One' } });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  await screen.findByText('Analysis complete');
}

const queue = () => screen.getByRole('group', { name: 'Are these two one story?' });
const titles = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'));

describe('the queue of likely joins', () => {
  it('asks for the likeliest first and joins by one key, undoable', async () => {
    await show();
    expect(queue()).toHaveTextContent('38% likely to be one story');
    expect(screen.getByText('Review likely joins (1)')).toBeInTheDocument();
    fireEvent.keyDown(queue(), { key: 's', repeat: true });
    expect(titles()).toHaveLength(3);
    fireEvent.keyDown(queue(), { key: 's' });
    expect(titles()).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toHaveLength(3);
  });

  it('takes the keys while the focus is still on the title of the section, but not if it is closed', async () => {
    await show();
    const title = screen.getByText('Review likely joins (1)').closest('summary');
    const details = title?.closest('details');
    if (!title || !details) throw new Error('the review is not in a section that opens');
    fireEvent.keyDown(title, { key: 'd' });
    expect(queue()).toBeInTheDocument();
    details.open = true;
    fireEvent.keyDown(title, { key: 'd' });
    expect(screen.getByText('Review likely joins (0)')).toBeInTheDocument();
  });

  it('asks about unlikely pairs only on request, so that continuing with S joins none of them', async () => {
    await show();
    fireEvent.keyDown(queue(), { key: 's' });
    expect(screen.queryByRole('group', { name: 'Are these two one story?' })).toBeNull();
    expect(screen.getByText('No more likely joins.')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Show 1 less likely pair'));
    expect(queue()).toHaveTextContent('12% likely to be one story');
    await waitFor(() => expect(screen.getByText('Different (D)')).toHaveFocus());
  });

  it('continues after “different”, and says when it is done', async () => {
    await show();
    fireEvent.keyDown(queue(), { key: 'd' });
    expect(titles()).toHaveLength(3);
    fireEvent.click(screen.getByText('Show 1 less likely pair'));
    fireEvent.click(screen.getByRole('button', { name: 'Different (D)' }));
    expect(screen.getByText('No more likely joins.')).toBeInTheDocument();
    expect(screen.getByText('Two stories stay apart.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(queue()).toHaveTextContent('12% likely to be one story');
  });

  it('asks about a doubtful automatic join first; “different” splits it, and is not asked again as a join', async () => {
    const doubtful = {
      ...RESULT,
      merges: [
        { line: 3, to: 4, likelihood: 1 },
        { line: 1, to: 3, likelihood: 0.45 },
      ],
      near_stories: [{ line: 1, to: 3, likelihood: 0.4 }],
    };
    await show(doubtful);
    expect(queue()).toHaveTextContent(/Joined automatically.*Ferry strike ends · 2 lines/);
    fireEvent.keyDown(queue(), { key: 'd' });
    expect(titles()).toHaveLength(4);
    expect(screen.getByText('No more likely joins.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.keyDown(queue(), { key: 's' });
    expect(titles()).toHaveLength(3);
    expect(screen.getByText('The lines of the story stay together.')).toBeVisible();
    expect(screen.getByText('No more likely joins.')).toBeInTheDocument();
  });

  it('is absent when no two stories are near, and leaves other keys alone', async () => {
    await show({ ...RESULT, near_stories: [] });
    expect(screen.queryByText(/Review likely joins/)).toBeNull();
  });
});

describe('the grouping slider', () => {
  it('groups more loosely and more tightly at once, and says so', async () => {
    await show();
    const slider = screen.getByLabelText('Grouping');
    fireEvent.change(slider, { target: { value: '3' } });
    expect(titles()).toHaveLength(2);
    expect(slider).toHaveAttribute('aria-valuetext', 'Looser');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(titles()).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Back to usual' }));
    expect(titles()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Back to usual' })).toBeNull();
    fireEvent.change(slider, { target: { value: '3' } });
    expect(
      screen.getByText('Lines are grouped more loosely. Changed by hand: lines grouped more loosely.'),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(titles()).toHaveLength(3);
  });

  it('is absent for a ranking without an order of merges', async () => {
    await show({ ...RESULT, merges: [] });
    expect(screen.queryByLabelText('Grouping')).toBeNull();
  });
});
