import { ROUTES, type RouteName, readTab } from '@earshot/schema/routes';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { TOOL_SCREENS } from '../features/main/tool-screens.ts';
import { type LazyScreen, lazyScreen } from '../lib/lazy-screen.tsx';
import { NotFound } from './error-boundary.tsx';

type Screen = ComponentType & Partial<Pick<LazyScreen, 'preload'>>;

export const SCREENS: Readonly<Record<RouteName, Screen>> = {
  home: lazyScreen(() => import('../features/main/main-page.tsx').then((m) => m.MainPage)),
  about: lazyScreen(() => import('../features/about/about-page.tsx').then((m) => m.AboutPage)),
  suggestions: lazyScreen(() =>
    import('../features/suggestions/suggestions-page.tsx').then((m) => m.SuggestionsPage),
  ),
  trending: lazyScreen(() => import('../features/trending/trending-tool.tsx').then((m) => m.TrendingPage)),
  help: lazyScreen(() => import('../features/help/help-home.tsx').then((m) => m.HelpHome)),
  'help-frameworks': lazyScreen(() =>
    import('../features/help/library-lists.tsx').then((m) => m.FrameworkList),
  ),
  framework: lazyScreen(() => import('../features/help/framework-detail.tsx').then((m) => m.FrameworkDetail)),
  'help-glossary': lazyScreen(() => import('../features/help/glossary-list.tsx').then((m) => m.GlossaryList)),
  'help-playbooks': lazyScreen(() =>
    import('../features/help/library-lists.tsx').then((m) => m.PlaybookList),
  ),
  'help-quizzes': lazyScreen(() => import('../features/help/library-lists.tsx').then((m) => m.QuizList)),
  analytics: lazyScreen(() =>
    import('../features/analytics/analytics-page.tsx').then((m) => m.AnalyticsPage),
  ),
  'not-found': NotFound,
};

export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

/** Loads the code of the screen at this path. Never rejects. `search` includes its question mark. */
export async function preloadScreen(pathname: string, search = ''): Promise<void> {
  const name = ROUTE_NAMES.find((route) => matchPath(ROUTES[route].path, pathname));
  const tool = name === 'home' ? TOOL_SCREENS[readTab(new URLSearchParams(search).get('tab'))] : undefined;
  await Promise.all([name && SCREENS[name].preload?.(), tool?.preload()]);
}
