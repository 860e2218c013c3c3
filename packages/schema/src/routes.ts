/**
 * The route table, which defines every URL of the web app in one place. It is used by the client-side router, the server,
 * the prerenderer and the tests. Rows are in the order of the specification.
 */

export interface Route {
  /**
   * Path template in the syntax of React Router and Express. `:name` is a path parameter, and `*` matches every other path.
   */
  readonly path: string;
  /** Document title. A page about a single item replaces it once the item is known. */
  readonly title: string;
  /** Folder in `packages/web/src/features`, or `app` for the shell. */
  readonly feature: string;
  /** File of the screen in the `feature` folder, without its extension. The built script has the same name. */
  readonly screen: string;
  /** URL that is prerendered into `pages/NAME.html`. Null if the page is rendered only in the browser. */
  readonly prerenderedAt: string | null;
  /** HTTP status of the page. */
  readonly status: 200 | 404;
}

/** Routes keyed by name, which is also the name of the prerendered file. */
export const ROUTES = {
  home: {
    path: '/',
    title: 'Earshot: article, social and trending analysis',
    feature: 'main',
    screen: 'main-page',
    prerenderedAt: '/',
    status: 200,
  },
  about: {
    path: '/about',
    title: 'About | Earshot',
    feature: 'about',
    screen: 'about-page',
    prerenderedAt: '/about',
    status: 200,
  },
  suggestions: {
    path: '/suggestions',
    title: 'Suggestions | Earshot',
    feature: 'suggestions',
    screen: 'suggestions-page',
    prerenderedAt: '/suggestions',
    status: 200,
  },
  trending: {
    path: '/trending',
    title: 'Trending Analyzer | Earshot',
    feature: 'trending',
    screen: 'trending-page',
    prerenderedAt: '/trending',
    status: 200,
  },
  help: {
    path: '/help',
    title: 'Help Center | Earshot',
    feature: 'help',
    screen: 'help-home',
    prerenderedAt: '/help',
    status: 200,
  },
  'help-frameworks': {
    path: '/help/frameworks',
    title: 'Framework Library | Earshot',
    feature: 'help',
    screen: 'framework-list',
    prerenderedAt: '/help/frameworks',
    status: 200,
  },
  framework: {
    path: '/help/frameworks/:slug',
    title: 'Framework | Earshot',
    feature: 'help',
    screen: 'framework-detail',
    // One file is used for every framework, because only the skeleton is prerendered.
    prerenderedAt: '/help/frameworks/any',
    status: 200,
  },
  'help-glossary': {
    path: '/help/glossary',
    title: 'Glossary | Earshot',
    feature: 'help',
    screen: 'glossary-list',
    prerenderedAt: '/help/glossary',
    status: 200,
  },
  'help-playbooks': {
    path: '/help/playbooks',
    title: 'Playbooks | Earshot',
    feature: 'help',
    screen: 'playbook-list',
    prerenderedAt: '/help/playbooks',
    status: 200,
  },
  'help-quizzes': {
    path: '/help/quizzes',
    title: 'Interactive Quizzes | Earshot',
    feature: 'help',
    screen: 'quiz-list',
    prerenderedAt: '/help/quizzes',
    status: 200,
  },
  analytics: {
    path: '/analytics',
    title: 'Usage Analytics | Earshot',
    feature: 'analytics',
    screen: 'analytics-page',
    prerenderedAt: '/analytics',
    status: 200,
  },
  'not-found': {
    path: '*',
    title: '404 Page Not Found',
    feature: 'app',
    screen: 'not-found',
    prerenderedAt: '/not-found',
    status: 404,
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

/** A tool of the main page. */
interface ToolRoute {
  readonly feature: string;
  readonly screen: string;
}

/** The tools in tab order. The keys are the values of `/?tab=`. The first tool opens if there is no `tab` parameter. */
export const TOOL_ROUTES = {
  article: { feature: 'article', screen: 'article-screen' },
  social: { feature: 'social', screen: 'social-screen' },
  trending: { feature: 'trending', screen: 'trending-tool' },
  'url-expander': { feature: 'url-expander', screen: 'url-expander-screen' },
} as const satisfies Readonly<Record<string, ToolRoute>>;

export type ToolTab = keyof typeof TOOL_ROUTES;

export const TOOL_TABS = Object.keys(TOOL_ROUTES) as readonly ToolTab[];

export const DEFAULT_TAB: ToolTab = 'article';

/** Returns the tab for a value of `?tab=`, or the default tab for an unknown value. */
export function readTab(value: unknown): ToolTab {
  return TOOL_TABS.find((tab) => tab === value) ?? DEFAULT_TAB;
}
