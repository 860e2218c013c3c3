import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { trendingResult } from '../../../test/trending-result.ts';

const LATER = new Date(Date.now() + 86_400_000).toISOString();

async function show(storedUntil: string | null, server: Parameters<typeof renderApp>[1] = {}) {
  const answers = { 'trending.analyzeText': { json: trendingResult({ stored_until: storedUntil }) } };
  const app = renderApp('/trending', { ...server, server: { ...answers, ...server?.server } });
  fireEvent.change(await screen.findByLabelText('Headlines, snippets or URLs'), {
    target: { value: 'Ferry strike ends' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  await screen.findByRole('button', { name: 'Copy Top 10' });
  return app;
}

const openMenu = () =>
  fireEvent.click(screen.getByRole('button', { name: 'More: Other forms of the ranking' }));

describe('a ranking on the server', () => {
  it('is exported there, and the page says until when it is kept', async () => {
    await show(LATER);
    expect(screen.getByRole('link', { name: /^Export CSV/ })).toBeVisible();
    openMenu();
    expect(screen.getByText(/^The server keeps these lines and the ranking for export until /)).toBeVisible();
  });

  it.each([
    ['is deleted on request', { json: { deleted: true } }],
    ['that is gone already counts as deleted', { status: 404, json: { message: 'gone', code: 'not_found' } }],
  ])('%s; the page then exports its own copy', async (_, answer) => {
    const { server } = await show(LATER, { server: { 'trending.deleteRanking': answer } });
    openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Delete this ranking' }));
    expect(await screen.findByText('Ranking deleted')).toBeVisible();
    expect(server.of('trending.deleteRanking')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete this ranking' })).toBeNull();
  });

  it('that cannot be deleted stays, and a toast says why', async () => {
    await show(LATER, {
      server: { 'trending.deleteRanking': { status: 503, json: { message: 'Try again.', code: 'busy' } } },
    });
    openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Delete this ranking' }));
    expect(await screen.findByText('Not deleted')).toBeVisible();
    openMenu();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete this ranking' })).toBeEnabled());
  });

  it.each([
    ['could not be stored', null],
    ['has expired', '2025-01-01T00:00:00.000Z'],
  ])('that %s is exported from the page', async (_, storedUntil) => {
    await show(storedUntil);
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Export CSV/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete this ranking' })).toBeNull();
  });
});
