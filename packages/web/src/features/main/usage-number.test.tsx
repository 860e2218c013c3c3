import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderApp } from '../../../test/render.tsx';
import { articleResult, socialResult } from '../../../test/results.ts';
import { trendingResult } from '../../../test/trending-result.ts';
import { preloadScreen } from '../../app/screens.ts';
import { TOOL_SCREENS } from './tool-screens.ts';

// Loads the code of the screens before the first test's timeout starts.
beforeAll(
  () => Promise.all([preloadScreen('/'), ...Object.values(TOOL_SCREENS).map(({ preload }) => preload())]),
  120_000,
);

const SOCIAL = '/?tab=social&keywords=alpha&url=https://social.example/p/1';

it.each([
  ['#38 #99', 'article', '/?keywords=alpha&url=https://news.example/a', 'Analyze Article'],
  ['#39', 'social', SOCIAL, 'Analyze Social Post'],
  ['#40', 'trending', '/?tab=trending', 'Analyze'],
] as const)('%s a successful analysis raises the number of the %s tab', async (_, tool, route, name) => {
  const counters = { article: 6, social: 6, trending: 6 };
  const { server } = renderApp(route, {
    server: {
      'counters.get': { json: counters },
      'article.analyze': { json: articleResult() },
      'social.analyze': { json: socialResult() },
      'trending.analyzeText': { json: trendingResult() },
    },
  });
  expect(await screen.findByText('6 professionals have used this tool')).toBeVisible();
  const button = await screen.findByRole('button', { name });
  if (tool === 'trending') {
    fireEvent.change(screen.getByLabelText('Headlines, snippets or URLs'), {
      target: { value: 'Ferry strike ends' },
    });
  }
  server.answer({ 'counters.get': { json: { ...counters, [tool]: 7 } } });
  fireEvent.click(button);
  expect(await screen.findByText('7 professionals have used this tool')).toBeVisible();
  expect(server.of('counters.get')).toHaveLength(2);
});

it.each([
  ['#41', 'social', SOCIAL, 'Analyze Social Post'],
  ['#41 #110', 'article', '/?keywords=alpha&url=https://news.example/a', 'Analyze Article'],
] as const)('%s a failed analysis leaves the number of the %s tab', async (_, _tool, route, name) => {
  const { server } = renderApp(route, {
    server: {
      'article.analyze': { status: 500, text: 'boom' },
      'social.analyze': { status: 500, text: 'boom' },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('500: boom')).toBeVisible();
  expect(screen.getByText('0 professionals have used this tool')).toBeVisible();
  expect(server.of('counters.get')).toHaveLength(1);
});
