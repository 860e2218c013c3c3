import type { TrendingResult } from '@earshot/schema/trending/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FakeAnswer, FakeTable } from '../../../test/fake-server.ts';
import { FakeXhr } from '../../../test/fake-xhr.ts';
import { type RenderedApp, renderApp } from '../../../test/render.tsx';
import { rankedItem, trendingResult } from '../../../test/trending-result.ts';
// Loaded in advance, so that no test waits for the module.
import './trending-tool.tsx';

const FIELD = 'Headlines, snippets or URLs';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const analyze = () => fireEvent.click(button('Analyze'));

async function open(answer: FakeAnswer, table: FakeTable = {}, route = '/trending'): Promise<RenderedApp> {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
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
  it('#202 #203 shows inputs, articles and the top heat', async () => {
    await show();
    expect(figure('Total inputs')).toHaveTextContent(/^5$/);
    expect(figure('Unique articles')).toHaveTextContent(/^2$/);
    expect(figure('Top heat score')).toHaveTextContent(/^82$/);
  });

  it('#203 without items the top heat is 0', async () => {
    await show(trendingResult({ items: [], summary: { unique_titles: 0 } }));
    expect(figure('Top heat score')).toHaveTextContent(/^0$/);
    expect(screen.getByText('No line could be read as a headline, snippet or URL.')).toBeVisible();
  });

  it('#204 #205 a tick and the time range when dates were found', async () => {
    await show();
    expect(screen.getByRole('img', { name: 'Dates found' })).toHaveTextContent('✓');
    expect(screen.getByText('March 1, 2025 to March 5, 2025')).toBeVisible();
    expect(button('Timeline')).toBeVisible();
  });

  it('#204 #205 a dash and neither range nor timeline without dates', async () => {
    await show(trendingResult({ summary: { time_window: 'No dates found', timeline: [] } }));
    expect(screen.getByRole('img', { name: 'No dates found' })).toHaveTextContent('—');
    expect(screen.queryByRole('button', { name: 'Timeline' })).toBeNull();
  });

  it('#206 at most ten keywords with their counts', async () => {
    const top_tags = Array.from({ length: 12 }, (_, index): [string, number] => [
      `tag ${index + 1}`,
      30 - index,
    ]);
    await show(trendingResult({ summary: { top_tags } }));
    const rows = within(screen.getByRole('list', { name: 'Inputs per keyword' })).getAllByRole('listitem');
    expect(rows).toHaveLength(10);
    expect(rows[0]).toHaveTextContent('tag 1 30');
    expect(rows[9]).toHaveTextContent('tag 10 21');
  });

  it('#207 #208 Export CSV is a link to the export of this session in a new tab', async () => {
    await show();
    expect(button('Copy Top 10')).toBeVisible();
    const link = screen.getByRole('link', { name: /^Export CSV/ });
    expect(link).toHaveAttribute('href', '/api/trending/export-csv/session-1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('#209 Copy Top 10 puts the text on the clipboard', async () => {
    await show();
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    fireEvent.click(button('Copy Top 10'));
    expect(await screen.findByText('Top 10 copied to clipboard')).toBeVisible();
    expect(screen.getByText('Copied!')).toBeVisible();
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^2 unique articles from 5 inputs, top heat 82\n/);
  });

  it('#211 says when the clipboard refuses', async () => {
    await show();
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: () => Promise.reject(new Error('denied')) },
    });
    fireEvent.click(button('Copy Top 10'));
    expect(await screen.findByText('Copy failed')).toBeVisible();
    expect(screen.getByText('Unable to copy to clipboard')).toBeVisible();
  });

  it('shows the notes and the reference day', async () => {
    await show();
    const notes = screen.getByRole('list', { name: 'Notes on the ranking' });
    expect(notes).toHaveTextContent('1 line with a relative date.');
    expect(notes).toHaveTextContent('Relative dates counted from March 5, 2025.');
  });

  it('counts stories by sentiment, unscored apart from neutral', async () => {
    const items = [0.5, 0.11, 0.1, -0.11, null, null].map((avg_sentiment, at) =>
      rankedItem({ title: `Story ${at + 1}`, avg_sentiment }),
    );
    await show(trendingResult({ items }));
    const legend = within(screen.getByRole('list', { name: 'Stories by tone' })).getAllByRole('listitem');
    expect(legend.map((row) => row.textContent?.trim())).toEqual([
      'Positive 2',
      'Neutral 1',
      'Negative 1',
      'No clear tone 2',
    ]);
  });

  it('the timeline has a bar for each day with lines', async () => {
    await show();
    fireEvent.click(button('Timeline'));
    const bars = within(screen.getByRole('list', { name: 'Dated lines per day' })).getAllByRole('listitem');
    expect(bars.map((bar) => bar.textContent)).toEqual(['March 1, 20251', 'March 5, 20254']);
  });
});

describe('trending outcome', () => {
  it('#224 a new result replaces the one before', async () => {
    const { server } = await show();
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

  it('#226 a text failure has its message', async () => {
    await open({ status: 500, text: 'boom' });
    analyze();
    expect(await screen.findByText('Analysis Failed')).toBeVisible();
    expect(screen.getByText('500: boom')).toBeVisible();
  });

  it('#226 without a message it has the fallback text', async () => {
    await open({ json: 'no ranking' });
    analyze();
    await screen.findByText('Analysis Failed');
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to analyze content. Please try again.');
  });

  it.each([[400], [413], [500]])('#227 a file refused with %d always says the same', async (status) => {
    await open({}, { 'trending.analyzeFile': { status, json: { message: 'The document is encrypted.' } } });
    fireEvent.click(button('Upload File'));
    const chosen = new File(['x'], 'x.pdf');
    fireEvent.change(screen.getByLabelText(/^Choose file/), { target: { files: [chosen] } });
    analyze();
    expect(await screen.findByText('Analysis Failed')).toBeVisible();
    expect(screen.getByText('Analysis failed')).toBeVisible();
    expect(screen.getByRole('alert')).not.toHaveTextContent(String(status));
    expect(screen.getByRole('note')).toHaveTextContent('The document is encrypted.');
  });

  it('#228 after a failure the button returns and the old result stays', async () => {
    const { server } = await show();
    server.answer({ 'trending.analyzeText': { status: 500, text: 'boom' } });
    analyze();
    await screen.findByText('500: boom');
    expect(button('Analyze')).toBeEnabled();
    expect(screen.getByText('Library reopens')).toBeVisible();
    expect(screen.queryByTestId('ranking-skeleton')).toBeNull();
  });
});
