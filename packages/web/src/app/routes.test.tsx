import { examplesIn } from '@earshot/schema/testing/examples';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render.tsx';
import table from './routes.examples.tsv?raw';
import { preloadScreen } from './screens.ts';

const NOT_FOUND = '404 Page Not Found';

beforeAll(() => preloadScreen('/'));

describe('routes', () => {
  it('#1 opening / shows header, tabs, usage line, article tool and footer', async () => {
    renderApp('/');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    expect(await screen.findByText('0 professionals have used this tool')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Analyze Article' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it.each([
    ['#2', 'Analytics', '/analytics'],
    ['#3', 'Help Center', '/help'],
    ['#4', 'Suggestions', '/suggestions'],
    ['#5', 'About', '/about'],
  ])('%s the header has a link %s to %s', (_, name, href) => {
    renderApp('/');
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('link', { name }));
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('#6 header links are anchors and navigate without leaving the application', async () => {
    const { user, address } = renderApp('/');
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(address()).toBe('/about');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('#7 the footer has its exact text', () => {
    renderApp('/');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      /^Free social listening analysis tool for communication professionals$/,
    );
  });

  it.each(examplesIn<[string, string]>(table, 'unknown paths'))('%s %s shows the 404 page', (_, route) => {
    renderApp(route);
    expect(screen.getByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    expect(document.title).toBe(NOT_FOUND);
  });

  it.each(examplesIn<[string, string, string, string]>(table, 'advice'))(
    '%s the 404 page of %s says where it is',
    (_, route, name, target) => {
      renderApp(route);
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', target);
      expect(screen.getByRole('link', { name: 'Go to the Help Center' })).toBeVisible();
    },
  );

  it('#28 the 404 page leads home', async () => {
    const { user, address } = renderApp('/nope');
    await user.click(screen.getByRole('link', { name: 'Go to the analysis tools' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});
