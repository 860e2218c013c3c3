import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { trendingResult } from '../../../test/trending-result.ts';
import { rankingJson } from './ranking-json.ts';

const STORY = {
  change: 'growing',
  title: 'Ferry strike ends',
  before: { title: 'Ferry crews walk out', rank: 3, lines: 2 },
  after: { title: 'Ferry strike ends', rank: 1, lines: 5 },
  strength: 0.8,
};

async function compare(
  answer: object,
  earlier: string = rankingJson(trendingResult(), '2026-03-05T10:00:00Z'),
) {
  const app = renderApp('/trending', {
    server: { 'trending.analyzeText': { json: trendingResult() }, 'trending.compare': answer },
  });
  fireEvent.change(await screen.findByLabelText('Headlines, snippets or URLs'), {
    target: { value: 'Ferry strike ends' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  fireEvent.click(await screen.findByText('Compare with an earlier ranking'));
  fireEvent.change(screen.getByLabelText('Or paste the saved JSON'), {
    target: { value: earlier },
  });
  return app;
}

describe('comparing with an earlier ranking', () => {
  it('sends headlines and days of both lists alone, and shows what became of each story', async () => {
    const { server } = await compare({ json: { stories: [STORY] } });
    expect(await screen.findByRole('table', { name: /^Growing/ })).toBeVisible();
    expect(screen.getByText('Matched with “Ferry crews walk out”')).toBeVisible();
    expect(screen.getByText('Rank 3, 2 lines')).toBeVisible();
    const [call] = server.of('trending.compare');
    expect(JSON.stringify(call)).not.toContain('heat_score');
  });

  it('says why there is no comparison, and forgets it with the earlier ranking', async () => {
    await compare({
      status: 413,
      json: { message: 'This list has too many lines.', code: 'too_many_lines' },
    });
    expect(await screen.findByText('This list has too many lines.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the earlier ranking' }));
    await waitFor(() => expect(screen.queryByText('This list has too many lines.')).toBeNull());
  });

  it('refuses what is no saved ranking, and asks for nothing then', async () => {
    const { server } = await compare({ json: { stories: [STORY] } }, 'rank,title');
    expect(screen.getByText('This is not a ranking that was saved as JSON.')).toBeInTheDocument();
    expect(server.of('trending.compare')).toHaveLength(0);
  });

  it('names the time of the earlier list, which can be removed again', async () => {
    await compare(
      { json: { stories: [STORY] } },
      rankingJson(trendingResult({ summary: { time_window: 'May 2025' } }), '2025-06-01T00:00:00.000Z'),
    );
    expect(await screen.findByText(/Earlier list: May 2025\./)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the earlier ranking' }));
    expect(screen.queryByText(/Earlier list/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Open a saved ranking' })).toHaveFocus();
  });
});
