import type { ExpansionResult } from '@earshot/schema/url-expander/model';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FakeAnswer, FakeTable } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render.tsx';

const RESULT: ExpansionResult = {
  shortUrl: 'https://bit.ly/abc',
  expandedUrl: 'https://news.example/story?id=7&utm_source=x',
  title: 'Ferry opens',
  publisher: 'Harbor City Courier',
  description: null,
  error: null,
  warning: null,
  hops: [
    { url: 'https://bit.ly/abc', status: 301, durationMs: 41.6, via: 'http', downgrade: true },
    { url: 'http://news.example/story', status: 200, durationMs: 80, via: 'final', downgrade: false },
  ],
  cleanUrl: 'https://news.example/story?id=7',
  trackingParameters: [{ name: 'utm_source', value: 'x' }],
};

async function open(answer: FakeTable['urlExpander.expand'] = { json: RESULT }, query = '') {
  const app = renderApp(`/?tab=url-expander${query}`, { server: { 'urlExpander.expand': answer } });
  const input = await screen.findByLabelText('Shortened link');
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  const expand = () => app.user.click(screen.getByRole('button', { name: 'Expand' }));
  return { ...app, input, type, expand, calls: () => app.server.of('urlExpander.expand') };
}

describe('the URL Expander', () => {
  it('#229 #230 has one input and a button that is disabled while it is blank', async () => {
    const { type } = await open();
    const button = screen.getByRole('button', { name: 'Expand' });
    expect(button).toBeDisabled();
    type('   ');
    expect(button).toBeDisabled();
    type('bit.ly/abc');
    expect(button).toBeEnabled();
  });

  it('#232 #234 assumes https:// and sends the url alone', async () => {
    const { type, expand, calls } = await open();
    type(' bit.ly/abc ');
    await expand();
    await screen.findByText('Expanded URL');
    expect(calls()[0]).toMatchObject({
      method: 'POST',
      url: '/api/expand-url',
      body: { url: 'https://bit.ly/abc' },
    });
  });

  it('#233 says in the result area what is wrong with a text that is no address, without a call or a toast', async () => {
    const { type, expand, calls } = await open();
    type('not a url');
    await expand();
    const result = screen.getByRole('region', { name: 'Where it leads' });
    expect(result).toHaveTextContent(
      'Please enter a valid URL (e.g., bit.ly/example or tinyurl.com/example)',
    );
    expect(calls()).toHaveLength(0);
    expect(screen.getAllByText(/Please enter a valid URL/)).toHaveLength(1);
  });

  it('#235 cannot be submitted twice while pending', async () => {
    let release = (_: FakeAnswer) => {};
    const { user, input, type, expand, calls } = await open(
      () => new Promise((resolve) => (release = resolve)),
    );
    type('bit.ly/abc');
    await expand();
    expect(await screen.findByRole('button', { name: 'Expanding...' })).toBeDisabled();
    await user.type(input, '{Enter}');
    expect(calls()).toHaveLength(1);
    release({ json: RESULT });
    expect(await screen.findByRole('button', { name: 'Expand' })).toBeEnabled();
  });

  it('#236 #237 #238 shows both addresses, what the page says, and a link that opens in a new tab', async () => {
    const { type, expand } = await open();
    type('bit.ly/abc');
    await expand();
    expect((await screen.findAllByText('https://bit.ly/abc')).length).toBeGreaterThan(0);
    expect(screen.getByText(RESULT.expandedUrl ?? '')).toBeVisible();
    expect(screen.getByText('Ferry opens')).toBeVisible();
    expect(screen.getByText('Harbor City Courier')).toBeVisible();
    expect(screen.queryByText('Description')).toBeNull();
    const visit = screen.getByRole('link', { name: /Visit/ });
    expect(visit).toHaveAttribute('href', RESULT.expandedUrl);
    expect(visit).toHaveAttribute('target', '_blank');
    expect(visit.getAttribute('rel')).toContain('noopener');
  });

  it('shows every stop, the step away from https, and the link without tracking', async () => {
    const { type, expand } = await open();
    type('bit.ly/abc');
    await expand();
    expect(await screen.findByText('301 · HTTP redirect · 42 ms')).toBeVisible();
    expect(screen.getByText(/Switches from https to an insecure connection/)).toBeVisible();
    expect(screen.getByText('https://news.example/story?id=7')).toBeVisible();
    expect(screen.getByText('Removed: utm_source')).toBeVisible();
  });

  it('says beside the destination why it could not be opened', async () => {
    const warning = 'We could not access this site. Check the link.';
    const { type, expand } = await open({ json: { ...RESULT, title: null, warning } });
    type('bit.ly/abc');
    await expand();
    expect(await screen.findByText(warning)).toBeVisible();
    expect(screen.getByText(RESULT.expandedUrl ?? '')).toBeVisible();
  });

  it('#239 never links to anything but a web address', async () => {
    const { type, expand } = await open({ json: { ...RESULT, expandedUrl: 'javascript:alert(1)' } });
    type('bit.ly/abc');
    await expand();
    await screen.findByText('javascript:alert(1)');
    expect(screen.queryByRole('link', { name: /Visit/ })).toBeNull();
  });

  it('#240 shows the error of a 200 answer in an alert instead of the result', async () => {
    const { type, expand } = await open({
      json: { ...RESULT, error: 'This link keeps redirecting to itself.', hops: [] },
    });
    type('bit.ly/abc');
    await expand();
    const result = screen.getByRole('region', { name: 'Where it leads' });
    expect(await within(result).findByRole('alert')).toHaveTextContent(
      'This link keeps redirecting to itself.',
    );
    expect(screen.queryByText('Expanded URL')).toBeNull();
  });

  it('#241 #242 shows a failed request in the result area, in place of what stood there', async () => {
    const { type, expand, server } = await open();
    type('bit.ly/abc');
    await expand();
    await screen.findByText('Expanded URL');
    server.answer({ 'urlExpander.expand': { status: 500, text: 'boom' } });
    await expand();
    expect(
      await screen.findByText('Failed to expand URL. Please check the URL and try again.'),
    ).toBeVisible();
    expect(screen.queryByText('Expanded URL')).toBeNull();
    expect(document.body).not.toHaveTextContent('boom');
    server.answer({ 'urlExpander.expand': { json: RESULT } });
    await expand();
    expect(await screen.findByText('Expanded URL')).toBeVisible();
  });

  it('#243 explains how expansion works', async () => {
    await open();
    expect(screen.getByRole('complementary', { name: 'How expansion works' })).toBeVisible();
  });

  it('#244 refreshes no counter', async () => {
    const { type, expand, server } = await open();
    type('bit.ly/abc');
    await expand();
    await screen.findByText('Expanded URL');
    expect(server.of('counters.get')).toHaveLength(1);
  });

  it('fills from a link but never runs', async () => {
    const { input, calls } = await open(undefined, '&url=bit.ly%2Fabc');
    expect(input).toHaveValue('bit.ly/abc');
    expect(calls()).toHaveLength(0);
  });
});
