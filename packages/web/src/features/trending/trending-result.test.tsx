import type { TrendingResult } from '@earshot/schema/trending/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FakeAnswer, FakeTable } from '../../../test/fake-server.ts';
import { type RenderedApp, renderApp } from '../../../test/render.tsx';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
// Loaded in advance, so that no test waits for it.
import './trending-tool.tsx';

const FIELD = 'Headlines, snippets or URLs';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const analyze = () => fireEvent.click(button('Analyze'));

async function open(answer: FakeAnswer, table: FakeTable = {}, route = '/trending'): Promise<RenderedApp> {
  const app = renderApp(route, { server: { 'trending.analyzeText': answer, ...table } });
  fireEvent.change(await screen.findByLabelText(FIELD), { target: { value: 'One\nTwo' } });
  return app;
}

async function show(result: TrendingResult = trendingResult()): Promise<RenderedApp> {
  const app = await open({ json: result });
  analyze();
  await screen.findByText('Analysis complete');
  return app;
}

const figure = (label: string) => screen.getByText(label).nextElementSibling;

describe('trending summary', () => {
  it('#202 #203 #204 #205 shows inputs, articles, top heat, the time range and notes', async () => {
    await show();
    expect(figure('Total inputs')).toHaveTextContent(/^5$/);
    expect(figure('Unique articles')).toHaveTextContent(/^2$/);
    expect(figure('Top heat score')).toHaveTextContent(/^82$/);
    expect(screen.getByRole('img', { name: 'Dates found' })).toHaveTextContent('✓');
    expect(screen.getByText('March 1, 2025 to March 5, 2025')).toBeVisible();
    const notes = screen.getByRole('list', { name: 'Notes on the ranking' });
    expect(notes).toHaveTextContent('1 line with a relative date.');
    expect(notes).toHaveTextContent('Relative dates counted from March 5, 2025.');
  });

  it('#203 #204 #205 without items the top heat is 0; without dates there is a dash', async () => {
    await show(
      trendingResult({
        items: [],
        summary: { unique_titles: 0, time_window: 'No dates found' },
      }),
    );
    expect(figure('Top heat score')).toHaveTextContent(/^0$/);
    expect(screen.getByText('No line could be read as a headline, snippet or URL.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'No dates found' })).toHaveTextContent('—');
  });

  it('#207 #208 #209 #211 Export CSV is a link in a new tab; Copy Top 10 copies, and says when the clipboard refuses', async () => {
    await show();
    const link = screen.getByRole('link', { name: /^Export CSV/ });
    expect(link).toHaveAttribute('href', '/api/trending/export-csv/session-1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    fireEvent.click(button('Copy Top 10'));
    expect(await screen.findByText('Top 10 copied to clipboard')).toBeVisible();
    expect(screen.getByText('Copied!')).toBeVisible();
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^2 unique articles from 5 inputs, top heat 82\n/);
    writeText.mockRejectedValue(new Error('denied'));
    fireEvent.click(button(/Copied!|Copy Top 10/));
    expect(await screen.findByText('Copy failed')).toBeVisible();
    expect(screen.getByText('Unable to copy to clipboard')).toBeVisible();
  });

  it('#206 at most ten keywords with their counts; stories by sentiment, unscored apart from neutral', async () => {
    const top_tags = Array.from({ length: 12 }, (_, index): [string, number] => [
      `tag ${index + 1}`,
      30 - index,
    ]);
    const items = [0.5, 0.11, 0.1, -0.11, null, null].map((avg_sentiment, at) =>
      rankedItem({ title: `Story ${at + 1}`, avg_sentiment }),
    );
    await show(trendingResult({ items, summary: { top_tags } }));
    const rows = within(screen.getByRole('list', { name: 'Inputs per keyword' })).getAllByRole('listitem');
    expect(rows).toHaveLength(10);
    expect(rows[0]).toHaveTextContent('tag 1 30');
    expect(rows[9]).toHaveTextContent('tag 10 21');
    const legend = within(screen.getByRole('list', { name: 'Stories by tone' })).getAllByRole('listitem');
    expect(legend.map((row) => row.textContent?.trim())).toEqual([
      'Positive 2',
      'Neutral 1',
      'Negative 1',
      'No clear tone 2',
    ]);
  });
});

describe('trending outcome', () => {
  it('#224 #228 a failure leaves the old result, a new result replaces it', async () => {
    const { server } = await show();
    server.answer({ 'trending.analyzeText': { status: 500, text: 'boom' } });
    analyze();
    await screen.findByText('500: boom');
    expect(button('Analyze')).toBeEnabled();
    expect(screen.getByText('Library reopens')).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    server.answer({
      'trending.analyzeText': { json: trendingResult({ items: [rankedItem({ title: 'New' })] }) },
    });
    analyze();
    expect(await screen.findByText('New')).toBeVisible();
    expect(screen.queryByText('Library reopens')).toBeNull();
  });

  it.each([['/trending'], ['/?tab=trending']])(
    '#225 on %s success is told and the counters asked again',
    async (route) => {
      const { server } = await open({ json: trendingResult() }, {}, route);
      const before = server.of('counters.get').length;
      analyze();
      expect(await screen.findByText('Analysis complete')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Ranking' })).toHaveFocus());
      await waitFor(() => expect(server.of('counters.get')).toHaveLength(before + 1));
    },
  );

  it('#226 a text failure has its message, else the fallback text', async () => {
    const { server } = await open({ status: 500, text: 'boom' });
    analyze();
    expect(await screen.findByText('Analysis Failed')).toBeVisible();
    expect(screen.getByText('500: boom')).toBeVisible();
    server.answer({ 'trending.analyzeText': { json: 'no ranking' } });
    analyze();
    await screen.findByText('Unable to analyze content. Please try again.');
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to analyze content. Please try again.');
  });

  it('#227 a refused file always says the same', async () => {
    const { server } = await open({});
    fireEvent.click(button('Upload File'));
    const chosen = new File(['x'], 'x.pdf');
    fireEvent.change(screen.getByLabelText(/^Choose file/), { target: { files: [chosen] } });
    for (const status of [400, 413, 500]) {
      const message = `The document is encrypted: ${status}.`;
      server.answer({ 'trending.analyzeFile': { status, json: { message } } });
      analyze();
      await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent(message));
      expect(screen.getByRole('alert')).toHaveTextContent('Analysis FailedAnalysis failed');
      expect(screen.getByRole('alert')).not.toHaveTextContent(String(status));
    }
  });
});
