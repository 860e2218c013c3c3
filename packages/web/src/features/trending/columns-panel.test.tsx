import type { ListTable } from '@earshot/schema/trending/list-reading-model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { trendingResult } from '../../../test/trending-result.ts';
// Loaded in advance, so that no test waits for it.
import './trending-tool.tsx';

const TABLE: ListTable = {
  is_used: true,
  by_hand: false,
  columns: [
    { name: 'Titel', kind: 'other', examples: ['Ferry strike ends'] },
    { name: 'Lead', kind: 'headline', examples: ['Nine days'] },
  ],
};

async function show(summary: Parameters<typeof trendingResult>[0] = {}) {
  const app = renderApp('/trending', {
    server: { 'trending.analyzeText': { json: trendingResult(summary) } },
  });
  fireEvent.change(await screen.findByLabelText('Headlines, snippets or URLs'), { target: { value: 'One' } });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  await screen.findByText('Analysis complete');
  return app;
}

describe('the columns of a table', () => {
  it('shows the columns of a table, whose kinds set by hand are kept for the same list', async () => {
    const byHand = { ...TABLE, by_hand: true };
    const { server } = await show({ summary: { table: byHand } });
    const again = screen.getByRole('button', { name: 'Rank again with these columns', hidden: true });
    expect(again).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Kind of Titel'), { target: { value: 'headline' } });
    expect(screen.getByText('Only one column can be the headline.')).toBeInTheDocument();
    expect(again).toBeDisabled();
    fireEvent.change(screen.getByLabelText('Kind of Lead'), { target: { value: 'teaser' } });
    fireEvent.click(again);
    await waitFor(() => expect(server.of('trending.analyzeText')).toHaveLength(2));
    expect(server.of('trending.analyzeText')[1]?.body).toMatchObject({ columns: ['headline', 'teaser'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(server.of('trending.analyzeText')).toHaveLength(3));
    expect(server.of('trending.analyzeText')[2]?.body).toMatchObject({ columns: ['other', 'headline'] });
  });

  it('says so when no column looked like headlines', async () => {
    await show({ summary: { table: { ...TABLE, is_used: false } } });
    expect(screen.getByText(/^No column looked like headlines/)).toBeInTheDocument();
  });

  it('is absent for a list that is not a table', async () => {
    await show();
    expect(screen.queryByText(/^Columns of the table/)).toBeNull();
  });
});
