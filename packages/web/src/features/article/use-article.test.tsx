import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FakeAnswer, FakeHandler } from '../../../test/fake-server.ts';
import { preload } from '../../../test/preload.ts';
import { type RenderedApp, renderApp } from '../../../test/render.tsx';
import { articleResult } from '../../../test/results.ts';

// The first load of a screen takes longer than a test may wait on a busy machine.
beforeAll(() => Promise.all([preload('/'), import('./article-screen.tsx')]), 120_000);

const READY = '/?keywords=alpha&url=https://x.example/story';
const ASSISTANT = 'URL Troubleshooting Assistant';
const TEXT = 'y'.repeat(60);

async function open(answer: FakeAnswer | FakeHandler, route = READY): Promise<RenderedApp> {
  const app = renderApp(route, { server: { 'article.analyze': answer } });
  await screen.findByRole('button', { name: 'Analyze Article' });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const analyze = () => fireEvent.click(button('Analyze Article'));
const fillManual = () => {
  fireEvent.click(button('Manual Input'));
  for (const [label, value] of [
    ['Headline', ' A headline '],
    ['Source', 'A source'],
    ['Full article content', TEXT],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
};

/** Responses that wait until the test releases them. */
function delayed() {
  const answers: ((answer: FakeAnswer) => void)[] = [];
  const handler = () => new Promise<FakeAnswer>((resolve) => answers.push(resolve));
  return { handler, give: (answer: FakeAnswer) => answers.shift()?.(answer), count: () => answers.length };
}

describe('article request', () => {
  it('#90 URL mode sends url, keywords and specialEnabled, and the counted parts if they differ from the default', async () => {
    const { server } = await open({ json: articleResult() });
    analyze();
    await screen.findByText('Analysis complete');
    expect(server.of('article.analyze')[0]?.body).toEqual({
      url: 'https://x.example/story',
      keywords: ['alpha'],
      specialEnabled: false,
    });
    fireEvent.click(button('Edit inputs'));
    fireEvent.click(screen.getByText('What counts'));
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Standfirst/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Captions/ }));
    analyze();
    await waitFor(() => expect(server.of('article.analyze')).toHaveLength(2));
    expect(server.of('article.analyze')[1]?.body).toMatchObject({ countedParts: ['captions', 'tables'] });
  });

  it('#91 manual mode sends manualContent with its four fields and no url', async () => {
    const { server } = await open({ json: articleResult() });
    fillManual();
    analyze();
    await screen.findByText('Analysis complete');
    expect(server.of('article.analyze')[0]?.body).toEqual({
      manualContent: { headline: 'A headline', source: 'A source', date: '', content: TEXT },
      keywords: ['alpha'],
      specialEnabled: false,
    });
  });

  it('#92 #93 specialTerms is sent only while the checkbox is ticked', async () => {
    const { server } = await open({ json: articleResult() });
    const box = screen.getByRole('checkbox', { name: 'Special Keyword Breakout' });
    fireEvent.click(box);
    fireEvent.change(screen.getByLabelText('Special terms'), { target: { value: 'omega' } });
    fireEvent.click(button('Add special term'));
    analyze();
    await waitFor(() => expect(button('Analyze Article')).toBeEnabled());
    fireEvent.click(box);
    analyze();
    await waitFor(() => expect(server.of('article.analyze')).toHaveLength(2));
    const [ticked, unticked] = server.of('article.analyze').map((call) => call.body);
    expect(ticked).toMatchObject({ specialEnabled: true, specialTerms: ['omega'] });
    expect(unticked).toEqual({ url: 'https://x.example/story', keywords: ['alpha'], specialEnabled: false });
  });

  it('#94 #95 #96 while pending nothing starts a second request and the panel shows its skeleton', async () => {
    const { handler, give } = delayed();
    const { server } = await open(handler);
    const run = button('Analyze Article');
    fireEvent.click(run);
    fireEvent.click(run);
    const pending = await screen.findByRole('button', { name: 'Analyzing...' });
    expect(pending).toBeDisabled();
    expect(button('Quick Analyze')).toBeDisabled();
    fireEvent.keyDown(screen.getByLabelText('Keywords'), { key: 'Enter', ctrlKey: true });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(server.of('article.analyze')).toHaveLength(1);
    give({ json: articleResult() });
    await screen.findByText('Analysis complete');
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });
});

describe('article success', () => {
  it('#97 #98 #100 shows the result and the toast; a second result replaces the first entirely', async () => {
    const { server } = await open({ json: articleResult({ summary: 'First summary.' }) });
    analyze();
    expect(await screen.findByText('First summary.')).toBeVisible();
    expect(screen.getByText('Analysis complete')).toBeVisible();
    server.answer({ 'article.analyze': { json: articleResult({ summary: 'Second summary.' }) } });
    analyze();
    expect(await screen.findByText('Second summary.')).toBeVisible();
    expect(screen.queryByText('First summary.')).toBeNull();
  });
});

describe('article failure', () => {
  it('#101 #102 #103 #104 #105 a page that cannot be read leads to manual input and the assistant', async () => {
    const { server } = await open({});
    expect(screen.queryByText(ASSISTANT)).toBeNull();
    for (const answer of [
      { status: 422, json: { message: 'We cannot scrape this.' } },
      { status: 500, text: 'Access denied by the site' },
      { status: 404, statusText: 'Not Found' },
    ]) {
      server.answer({ 'article.analyze': answer });
      analyze();
      expect(await screen.findByText('URL Analysis Failed')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Try the Manual Article Input tab to paste the content directly.',
      );
      expect(screen.getByRole('heading', { name: ASSISTANT })).toBeVisible();
      fireEvent.click(button('Try Manual Input'));
      expect(screen.getByLabelText('Full article content')).toBeVisible();
      expect(screen.queryByText(ASSISTANT)).toBeNull();
      fireEvent.click(button('Article URL'));
    }
  });

  it('#106 #111 #112 any other failure shows its message, once, and the button returns', async () => {
    const { server } = await open({ status: 500, text: 'boom' });
    analyze();
    expect(await screen.findByText('500: boom')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Analysis failed');
    expect(button('Analyze Article')).toBeEnabled();
    expect(screen.getByRole('heading', { name: ASSISTANT })).toBeVisible();
    expect(server.of('article.analyze')).toHaveLength(1);
  });

  it('#107 #120 a manual failure is a plain one, whatever it says', async () => {
    const { server } = await open({ status: 500, text: 'no access' });
    fillManual();
    for (const text of ['no access', '404 gone']) {
      server.answer({ 'article.analyze': { status: 500, text } });
      analyze();
      expect(await screen.findByText(`500: ${text}`)).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Analysis failed');
      expect(screen.queryByText(ASSISTANT)).toBeNull();
    }
  });

  it('#108 an error without a message has the fallback text', async () => {
    const { server } = await open({ json: {} });
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
      init?.method === 'POST' ? Promise.reject(new Error('')) : server.fetch(input, init),
    );
    analyze();
    expect(
      await screen.findByText('Failed to analyze article. Please check your input and try again.'),
    ).toBeVisible();
  });

  it('#109 a previous result stays, under the skeleton while pending and after the failure', async () => {
    const { handler, give, count } = delayed();
    await open(handler);
    analyze();
    await waitFor(() => expect(count()).toBe(1));
    give({ json: articleResult() });
    const summary = await screen.findByText('A ferry company electrifies its fleet.');
    analyze();
    await waitFor(() => expect(count()).toBe(1));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Previous report' })).toContainElement(summary);
    give({ status: 500, text: 'boom' });
    await screen.findByText('500: boom');
    expect(screen.getByText('A ferry company electrifies its fleet.')).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });
});

describe('URL troubleshooting assistant', () => {
  it('#113 #114 #115 #116 #117 #118 names issues and solutions, leads to manual input, and is hidden until the next failure or a success', async () => {
    const { server } = await open({ status: 404 });
    analyze();
    await screen.findByRole('heading', { name: ASSISTANT });
    for (const text of [
      /paywall or login/,
      /broken or the page has moved/,
      /blocking automated access/,
      /JavaScript/,
      /another news site/,
      /Check the URL/,
      /Use Manual Input/,
      /archived copies/,
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    fireEvent.click(button('Dismiss'));
    expect(screen.queryByText(ASSISTANT)).toBeNull();
    analyze();
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to Manual Input' }));
    expect(screen.getByLabelText('Full article content')).toBeVisible();
    fireEvent.click(button('Article URL'));
    analyze();
    await screen.findByRole('heading', { name: ASSISTANT });
    server.answer({ 'article.analyze': { json: articleResult() } });
    analyze();
    await screen.findByText('Analysis complete');
    expect(screen.queryByText(ASSISTANT)).toBeNull();
  });

  const A = { outlet: 'Valley Post', headline: 'Ferry strike ends', date: '2026-05-04' };
  const B = { headline: 'Bridge opens' };
  const refused = (stated: object): FakeAnswer => ({
    status: 403,
    json: { message: 'Access denied.', code: 'paywall', stated },
  });
  const expectFacts = (headline: string, source: string, date: string) => {
    expect(screen.getByLabelText(/^Headline/)).toHaveValue(headline);
    expect(screen.getByLabelText(/^Source/)).toHaveValue(source);
    expect(screen.getByLabelText(/^Publication date/)).toHaveValue(date);
  };

  it.each(['Try Manual Input', 'Switch to Manual Input'])(
    '“%s” fills in the facts of the page that failed last, and nothing of an earlier one',
    async (name) => {
      const { server } = await open(refused(A));
      analyze();
      fireEvent.click(await screen.findByRole('button', { name }));
      expectFacts('Ferry strike ends', 'Valley Post', '2026-05-04');
      fireEvent.click(button('Article URL'));
      server.answer({ 'article.analyze': refused(B) });
      analyze();
      fireEvent.click(await screen.findByRole('button', { name }));
      expectFacts('Bridge opens', '', '');
    },
  );

  it('facts of a failed page replace nothing that was typed, and are not added to a text', async () => {
    const { server } = await open(refused(A));
    fireEvent.click(button('Manual Input'));
    fireEvent.change(screen.getByLabelText('Headline'), { target: { value: 'My headline' } });
    fireEvent.click(button('Article URL'));
    analyze();
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to Manual Input' }));
    expectFacts('My headline', 'Valley Post', '2026-05-04');
    fireEvent.change(screen.getByLabelText(/^Publication date/), { target: { value: '' } });
    fireEvent.change(screen.getByLabelText('Full article content'), { target: { value: TEXT } });
    fireEvent.click(button('Article URL'));
    server.answer({ 'article.analyze': refused({ ...B, outlet: 'Other', date: '2026-01-01' }) });
    analyze();
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to Manual Input' }));
    expectFacts('My headline', 'Valley Post', '');
    fireEvent.change(screen.getByLabelText('Full article content'), { target: { value: '' } });
    fireEvent.click(button('Article URL'));
    server.answer({ 'article.analyze': refused({ ...B, outlet: 'Coast Times' }) });
    analyze();
    fireEvent.click(await screen.findByRole('button', { name: 'Switch to Manual Input' }));
    expectFacts('My headline', 'Coast Times', '');
  });
});
