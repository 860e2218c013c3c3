import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FakeTable } from '../../../test/fake-server.ts';
import { preload } from '../../../test/preload.ts';
import { type RenderedApp, renderApp } from '../../../test/render.tsx';
import { articleResult } from '../../../test/results.ts';

// The first load of a screen takes longer than a test may wait on a busy machine.
beforeAll(() => Promise.all([preload('/'), import('./article-screen.tsx')]), 120_000);

const CONTENT_49 = 'x'.repeat(49);
const CONTENT_50 = 'x'.repeat(50);

async function open(route = '/', server: FakeTable = {}): Promise<RenderedApp> {
  const app = renderApp(route, { server });
  await screen.findByRole('button', { name: 'Analyze Article' });
  return app;
}

const button = (name: string) => screen.getByRole('button', { name });
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const manualMode = () => fireEvent.click(button('Manual Input'));
const fillManual = (content = CONTENT_50, headline = 'A headline', source = 'A source') => {
  fill('Headline', headline);
  fill('Source', source);
  fill('Full article content', content);
};
const addKeyword = (keyword = 'alpha') => {
  fill('Keywords', keyword);
  fireEvent.click(button('Add keyword'));
};
const analyze = () => fireEvent.click(button('Analyze Article'));
const toast = () => screen.getByRole('alert');

describe('article inputs', () => {
  it('#64 #65 #66 #67 #68 #69 each mode has its fields and hint, and keeps what was typed', async () => {
    await open();
    expect(button('Article URL')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Manual Input')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByLabelText('Article URL')).toBeVisible();
    expect(screen.getByText('Supports news articles from most major publications')).toBeVisible();
    expect(screen.queryByLabelText('Headline')).toBeNull();
    expect(screen.queryByLabelText('Full article content')).toBeNull();
    fill('Article URL', 'https://x.example');
    manualMode();
    for (const label of ['Headline', 'Source', /^Publication date/, 'Full article content']) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
    expect(screen.queryByLabelText('Article URL')).toBeNull();
    expect(screen.getByText('Perfect for articles behind paywalls or when URL scraping fails')).toBeVisible();
    fill('Headline', 'A headline');
    fireEvent.click(button('Article URL'));
    expect(screen.getByLabelText('Article URL')).toHaveValue('https://x.example');
    manualMode();
    expect(screen.getByLabelText('Headline')).toHaveValue('A headline');
  });

  it('#70 #71 #72 #73 #74 #75 Quick Analyze and Clear come with a URL or with headline, source and content; Clear empties only its mode', async () => {
    await open();
    addKeyword();
    const offers = (isOffered: boolean) => {
      for (const name of ['Quick Analyze', 'Clear'])
        expect(screen.queryAllByRole('button', { name })).toHaveLength(isOffered ? 1 : 0);
    };
    offers(false);
    fill('Article URL', ' ');
    offers(true);
    fireEvent.click(button('Clear'));
    expect(screen.getByLabelText('Article URL')).toHaveValue('');
    offers(false);
    fill('Article URL', 'https://x.example');
    manualMode();
    fill('Headline', 'A headline');
    fill('Source', 'A source');
    offers(false);
    fill('Full article content', 'text');
    offers(true);
    fill('Source', '  ');
    expect(screen.queryByRole('button', { name: 'Quick Analyze' })).toBeNull();
    fill('Source', 'A source');
    fill(/^Publication date/, '2025-03-05');
    fireEvent.click(button('Clear'));
    for (const label of ['Headline', 'Source', /^Publication date/, 'Full article content']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
    expect(button('Remove alpha')).toBeVisible();
    fireEvent.click(button('Article URL'));
    expect(screen.getByLabelText('Article URL')).toHaveValue('https://x.example');
  });

  it('#62 #76 #77 the special breakout checkbox shows a second, separate keyword manager', async () => {
    await open();
    const box = screen.getByRole('checkbox', { name: 'Special Keyword Breakout' });
    expect(box).not.toBeChecked();
    expect(screen.queryByLabelText('Special terms')).toBeNull();
    fireEvent.click(box);
    addKeyword('alpha');
    fill('Special terms', 'omega');
    fireEvent.click(button('Add special term'));
    fireEvent.click(button('Clear all keyword entries'));
    expect(screen.queryByRole('button', { name: 'Remove alpha' })).toBeNull();
    expect(button('Remove omega')).toBeVisible();
    fireEvent.click(box);
    expect(screen.queryByLabelText('Special terms')).toBeNull();
  });

  it('a keyword that is typed but not added counts', async () => {
    const { server, user } = await open('/?url=https://x.example', {
      'article.analyze': { json: articleResult() },
    });
    fill('Keywords', 'alpha, beta');
    await user.click(button('Analyze Article'));
    await screen.findByText('A ferry company electrifies its fleet.');
    expect(server.of('article.analyze')[0]?.body).toMatchObject({ keywords: ['alpha', 'beta'] });
    expect(screen.queryByText(/The inputs have changed/)).toBeNull();
  });

  it('a link pasted anywhere on the page fills the field, and the last keywords are offered', async () => {
    localStorage.setItem('earshot:keywords.last', JSON.stringify(['alpha']));
    const { server, user } = await open('/', { 'article.analyze': { json: articleResult() } });
    await user.click(button('Use the last keywords: alpha'));
    await user.click(document.body);
    await user.paste('https://news.example/story');
    expect(screen.getByLabelText('Article URL')).toHaveValue('https://news.example/story');
    await waitFor(() => expect(button('Analyze Article')).toHaveFocus());
    await user.keyboard('{Enter}');
    await screen.findByText('A ferry company electrifies its fleet.');
    expect(server.of('article.analyze')[0]?.body).toMatchObject({ keywords: ['alpha'] });
  });

  it('inputs and results survive a reload of the tab', async () => {
    const { unmount, user } = await open('/?keywords=alpha&url=https://x.example', {
      'article.analyze': { json: articleResult() },
    });
    await user.click(button('Analyze Article'));
    await screen.findByText('A ferry company electrifies its fleet.');
    unmount();
    await open('/');
    expect(screen.getByLabelText('Article URL')).toHaveValue('https://x.example');
    expect(button('Remove alpha')).toBeVisible();
    expect(screen.getByText('A ferry company electrifies its fleet.')).toBeVisible();
  });
});

describe('article validation', () => {
  const invalid = 'Please enter a valid article URL.';
  const missing = 'Please fill in headline, source, and content fields.';

  it('#79 #80 #81 #85 #87 #88 #89 #119 what is missing or no URL is refused in this order, without a request, and kept', async () => {
    const { server } = await open();
    analyze();
    expect(toast()).toHaveTextContent('Keywords requiredPlease add at least one keyword to track.');
    expect(screen.getByLabelText('Keywords')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Keywords')).toHaveFocus();
    fill('Article URL', 'https://x.example');
    fireEvent.click(button('Quick Analyze'));
    expect(toast()).toHaveTextContent(
      'Please add keywordsAdd some keywords to track before analyzing your article.',
    );
    addKeyword();
    expect(screen.getByLabelText('Keywords')).not.toHaveAttribute('aria-invalid', 'true');
    for (const [url, text] of [
      ['', 'URL requiredPlease enter an article URL to analyze.'],
      ['not a url', `Invalid URL${invalid}`],
      ['example.com/story', `Invalid URL${invalid}`],
      ['javascript:alert(1)', `Invalid URL${invalid}`],
    ] as const) {
      fill('Article URL', url);
      analyze();
      expect(toast()).toHaveTextContent(text);
      expect(screen.getByLabelText('Article URL')).toHaveValue(url);
    }
    expect(button('Remove alpha')).toBeVisible();
    expect(screen.queryByText('URL Troubleshooting Assistant')).toBeNull();
    expect(server.of('article.analyze')).toHaveLength(0);
  });

  it('#82 #83 #84 #88 manual input needs its fields and 50 characters', async () => {
    const { server } = await open('/', { 'article.analyze': { json: articleResult() } });
    addKeyword();
    manualMode();
    const short = 'Content too shortPlease enter at least 50 characters of article content.';
    for (const [content, headline, source, text] of [
      [CONTENT_50, ' ', 'A source', `Manual input required${missing}`],
      [CONTENT_50, 'A headline', '', `Manual input required${missing}`],
      ['   ', 'A headline', 'A source', `Manual input required${missing}`],
      [` ${CONTENT_49} `, 'A headline', 'A source', short],
    ] as const) {
      fillManual(content, headline, source);
      analyze();
      expect(toast()).toHaveTextContent(text);
      expect(screen.getByLabelText('Full article content')).toHaveValue(content);
    }
    expect(server.of('article.analyze')).toHaveLength(0);
    fillManual(CONTENT_50);
    analyze();
    await screen.findByText('Analysis complete');
    expect(server.of('article.analyze')).toHaveLength(1);
  });

  it('#86 Quick Analyze otherwise checks and sends like Analyze Article', async () => {
    const { server } = await open('/', { 'article.analyze': { json: articleResult() } });
    addKeyword();
    fill('Article URL', 'nope');
    fireEvent.click(button('Quick Analyze'));
    expect(toast()).toHaveTextContent(invalid);
    fill('Article URL', 'https://x.example/a');
    fireEvent.click(button('Quick Analyze'));
    await screen.findByText('Analysis complete');
    expect(server.of('article.analyze')[0]?.body).toEqual({
      url: 'https://x.example/a',
      keywords: ['alpha'],
      specialEnabled: false,
    });
  });
});

describe('article keyboard path', () => {
  it('Ctrl+Enter analyzes from any field, Enter from the address', async () => {
    const { server, user } = await open('/', { 'article.analyze': { json: articleResult() } });
    addKeyword();
    await user.type(screen.getByLabelText('Article URL'), 'https://x.example{Enter}');
    await screen.findByText('Analysis complete');
    manualMode();
    fillManual();
    screen.getByLabelText('Headline').focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.of('article.analyze')).toHaveLength(2));
  });

  it('the focus goes to the report when it arrives, unless the user has moved on', async () => {
    const answers: (() => void)[] = [];
    const { user } = await open('/?keywords=alpha&url=https://x.example', {
      'article.analyze': () =>
        new Promise((resolve) => answers.push(() => resolve({ json: articleResult() }))),
    });
    await user.click(button('Analyze Article'));
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await screen.findByText('Analysis complete');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Report' })).toHaveFocus());

    await user.click(button('Analyze Article'));
    await user.click(screen.getByLabelText('Keywords'));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await waitFor(() => expect(button('Analyze Article')).toBeEnabled());
    expect(screen.getByLabelText('Keywords')).toHaveFocus();
  });
});
