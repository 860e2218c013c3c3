import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { preloadScreen } from '../../app/screens.ts';

const counters = { json: { article: 1234, social: 7, trending: 42 } };
const tab = (name: string) => screen.getByRole('tab', { name });
const usage = (count: string) =>
  count === '1' ? '1 professional has used this tool' : `${count} professionals have used this tool`;

beforeAll(() => preloadScreen('/'));

describe('main page', () => {
  it('#29 #30 offers four tabs in order, article first and selected', () => {
    renderApp('/');
    expect(screen.getAllByRole('tab').map((element) => element.textContent)).toEqual([
      'Article Analyzer',
      'Social Post Snapshot',
      'Trending Analyzer',
      'URL Expander',
    ]);
    expect(tab('Article Analyzer')).toHaveAttribute('aria-selected', 'true');
  });

  it('#31 selecting a tab shows its panel and hides the others; the path stays', async () => {
    const { user, address } = renderApp('/');
    await user.click(tab('URL Expander'));
    expect(screen.getByRole('tabpanel', { name: 'URL Expander' })).toBeVisible();
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(address()).toBe('/?tab=url-expander');
  });

  it.each([
    ['/?tab=social', 'Social Post Snapshot'],
    ['/?tab=trending', 'Trending Analyzer'],
    ['/?tab=nonsense', 'Article Analyzer'],
  ])('the link %s opens its tab', (route, name) => {
    renderApp(route);
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['#33', '/', '1,234'],
    ['#34', '/?tab=social', '7'],
    ['#35', '/?tab=trending', '42'],
  ])('#32 %s the usage line of %s has its counter', async (_, route, count) => {
    renderApp(route, { server: { 'counters.get': counters } });
    expect(await screen.findByText(usage(count))).toBeVisible();
    expect(screen.getByText(/^This counts completed analyses on this site, not people/)).not.toBeVisible();
  });

  it('#36 the number is 0 while loading, after a failure and for a missing key', async () => {
    const { server, unmount } = renderApp('/', { server: { 'counters.get': { status: 500, text: 'boom' } } });
    expect(screen.getByText(usage('0'))).toBeVisible();
    await waitFor(() => expect(server.of('counters.get')).toHaveLength(1));
    expect(screen.getByText(usage('0'))).toBeVisible();
    unmount();
    renderApp('/', { server: { 'counters.get': { json: { social: 3 } } } });
    expect(await screen.findByText(usage('0'))).toBeVisible();
  });

  it('#37 the URL Expander tab has a tagline without a number', async () => {
    renderApp('/?tab=url-expander', { server: { 'counters.get': counters } });
    expect(screen.queryByText(/professionals have used/)).toBeNull();
    expect(screen.getByText('See where a short link leads before you open it')).toBeVisible();
  });

  it('#42 counters are asked for once, not at every tab switch', async () => {
    const { server, user } = renderApp('/', { server: { 'counters.get': counters } });
    await screen.findByText(usage('1,234'));
    await user.click(tab('Social Post Snapshot'));
    await user.click(tab('Trending Analyzer'));
    await user.click(tab('Article Analyzer'));
    expect(server.of('counters.get')).toHaveLength(1);
  });

  it('#364 #365 a failed query is not retried, nor asked again when the window gets the focus', async () => {
    const { server } = renderApp('/', { server: { 'counters.get': { status: 500 } } });
    await waitFor(() => expect(server.of('counters.get')).toHaveLength(1));
    fireEvent(window, new Event('focus'));
    fireEvent(document, new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.of('counters.get')).toHaveLength(1);
  });

  it('#367 returning to a page makes no new request', async () => {
    const { server, user } = renderApp('/', { server: { 'counters.get': counters } });
    await screen.findByText(usage('1,234'));
    await user.click(screen.getByRole('link', { name: 'Suggestions' }));
    await user.click(screen.getByRole('link', { name: 'Earshot' }));
    expect(await screen.findByText(usage('1,234'))).toBeVisible();
    expect(server.of('counters.get')).toHaveLength(1);
  });

  it('a prefilled link fills the inputs, leaves the address bar and starts nothing', async () => {
    const { server, address } = renderApp('/?tab=article&url=https://news.example/a&keywords=one,%20two,one');
    expect(await screen.findByDisplayValue('https://news.example/a')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove one' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove two' })).toBeVisible();
    expect(address()).toBe('/?tab=article');
    expect(server.of('article.analyze')).toHaveLength(0);
  });

  it('what was typed survives a tab switch', async () => {
    const { user } = renderApp('/');
    await user.type(await screen.findByLabelText('Article URL'), 'https://x.example');
    await user.click(tab('URL Expander'));
    await user.click(tab('Article Analyzer'));
    expect(screen.getByLabelText('Article URL')).toHaveValue('https://x.example');
  });
});
