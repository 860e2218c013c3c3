import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { TOOL_SCREENS } from '../features/main/tool-screens.ts';
import { readTab } from '../features/main/tool-tabs.ts';
import { type LazyScreen, lazyScreen } from '../lib/lazy-screen.tsx';
import { NotFound } from './not-found.tsx';

interface RoutedScreen {
  readonly path: string;
  readonly Screen: ComponentType & Partial<Pick<LazyScreen, 'preload'>>;
}

/** The route table of spec section 2, in its order; the code of a screen is loaded when it is opened, or asked for. */
export const SCREENS: readonly RoutedScreen[] = [
  {
    path: '/',
    Screen: lazyScreen(() => import('../features/main/main-page.tsx').then((m) => m.MainPage)),
  },
  {
    path: '/about',
    Screen: lazyScreen(() => import('../features/about/about-page.tsx').then((m) => m.AboutPage)),
  },
  {
    path: '/suggestions',
    Screen: lazyScreen(() =>
      import('../features/suggestions/suggestions-page.tsx').then((m) => m.SuggestionsPage),
    ),
  },
  {
    path: '/trending',
    Screen: lazyScreen(() => import('../features/trending/trending-page.tsx').then((m) => m.TrendingPage)),
  },
  {
    path: '/help',
    Screen: lazyScreen(() => import('../features/help/help-home.tsx').then((m) => m.HelpHome)),
  },
  {
    path: '/help/frameworks',
    Screen: lazyScreen(() => import('../features/help/framework-list.tsx').then((m) => m.FrameworkList)),
  },
  {
    path: '/help/frameworks/:slug',
    Screen: lazyScreen(() => import('../features/help/framework-detail.tsx').then((m) => m.FrameworkDetail)),
  },
  {
    path: '/help/glossary',
    Screen: lazyScreen(() => import('../features/help/glossary-list.tsx').then((m) => m.GlossaryList)),
  },
  {
    path: '/help/playbooks',
    Screen: lazyScreen(() => import('../features/help/playbook-list.tsx').then((m) => m.PlaybookList)),
  },
  {
    path: '/help/quizzes',
    Screen: lazyScreen(() => import('../features/help/quiz-list.tsx').then((m) => m.QuizList)),
  },
  {
    path: '/analytics',
    Screen: lazyScreen(() => import('../features/analytics/analytics-page.tsx').then((m) => m.AnalyticsPage)),
  },
  { path: '*', Screen: NotFound },
];

/**
 * Fetches the code of what an address shows, before it is shown. Never rejects.
 * @param pathname e.g. `/help`
 * @param search   query with its question mark, e.g. `?tab=social`
 */
export async function preloadScreen(pathname: string, search = ''): Promise<void> {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname));
  const tool = pathname === '/' ? TOOL_SCREENS[readTab(new URLSearchParams(search).get('tab'))] : undefined;
  await Promise.all([screen?.Screen.preload?.(), tool?.preload()]);
}
