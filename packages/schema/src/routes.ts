import { percentDecoded } from './percent-decoded.ts';

export interface Route {
  readonly path: string;
  readonly title: string;
  readonly feature: string;
  /** File of the screen in the `feature` folder, without its extension. The built script has the same name. */
  readonly screen: string;
  readonly prerenderedAt: string;
  readonly status: 200 | 404;
}

function row(path: string, title: string, feature: string, screen: string, more: Partial<Route> = {}): Route {
  return { path, title, feature, screen, prerenderedAt: path, status: 200, ...more };
}

export const ROUTES = {
  home: row('/', 'Earshot: article, social and trending analysis', 'main', 'main-page'),
  about: row('/about', 'About | Earshot', 'about', 'about-page'),
  suggestions: row('/suggestions', 'Suggestions | Earshot', 'suggestions', 'suggestions-page'),
  trending: row('/trending', 'Trending Analyzer | Earshot', 'trending', 'trending-tool'),
  help: row('/help', 'Help Center | Earshot', 'help', 'help-home'),
  'help-frameworks': row('/help/frameworks', 'Framework Library | Earshot', 'help', 'framework-list'),
  framework: row('/help/frameworks/:slug', 'Framework | Earshot', 'help', 'framework-detail', {
    // One file is used for every framework, because only the skeleton is prerendered.
    prerenderedAt: '/help/frameworks/any',
  }),
  'help-glossary': row('/help/glossary', 'Glossary | Earshot', 'help', 'glossary-list'),
  'help-playbooks': row('/help/playbooks', 'Playbooks | Earshot', 'help', 'playbook-list'),
  'help-quizzes': row('/help/quizzes', 'Interactive Quizzes | Earshot', 'help', 'quiz-list'),
  analytics: row('/analytics', 'Usage Analytics | Earshot', 'analytics', 'analytics-page'),
  'not-found': row('*', '404 Page Not Found', 'app', 'not-found', {
    prerenderedAt: '/not-found',
    status: 404,
  }),
};

export type RouteName = keyof typeof ROUTES;

/** The tools in tab order. The keys are the values of `/?tab=`. The first tool opens if there is no `tab` parameter. */
const TOOL_ROUTES = {
  article: { feature: 'article', screen: 'article-screen' },
  social: { feature: 'social', screen: 'social-screen' },
  trending: { feature: 'trending', screen: 'trending-tool' },
  'url-expander': { feature: 'url-expander', screen: 'url-expander-screen' },
} as const satisfies Readonly<Record<string, Pick<Route, 'feature' | 'screen'>>>;

export type ToolTab = keyof typeof TOOL_ROUTES;

export const TOOL_TABS = Object.keys(TOOL_ROUTES) as readonly ToolTab[];

const DEFAULT_TAB: ToolTab = 'article';

export function readTab(value: unknown): ToolTab {
  return TOOL_TABS.find((tab) => tab === value) ?? DEFAULT_TAB;
}

interface MatchedRoute {
  readonly name: RouteName;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface PrerenderedFile {
  readonly name: string;
  readonly address: string;
  readonly screens: readonly string[];
}

const NAMES = Object.keys(ROUTES) as RouteName[];

/** As in the client-side router, case matters only in parameters. */
const PATTERNS = NAMES.filter((name) => ROUTES[name].path !== '*').map((name) => ({
  name,
  pattern: new RegExp(`^${ROUTES[name].path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
}));

/** Percent-encoding and trailing slashes are ignored. `path` is as sent by the client. */
export function matchRoute(path: string): MatchedRoute {
  const decoded = percentDecoded(path);
  const plain = decoded !== null && decoded.length > 1 ? decoded.replace(/\/+$/, '') : decoded;
  for (const { name, pattern } of plain === null ? [] : PATTERNS) {
    const found = pattern.exec(plain ?? '');
    if (found) return { name, parameters: found.groups ?? {} };
  }
  return { name: 'not-found', parameters: {} };
}

export function prerenderedName(name: RouteName, tab: ToolTab): string {
  return name === 'home' && tab !== DEFAULT_TAB ? `tab-${tab}` : name;
}

export function prerenderedFiles(): readonly PrerenderedFile[] {
  const rows = NAMES.flatMap((name) => {
    const { prerenderedAt, feature, screen } = ROUTES[name];
    const screens = feature === 'app' ? [] : [screen];
    return name === 'home' ? [] : [{ name, address: prerenderedAt, screens }];
  });
  const tools = TOOL_TABS.map((tab) => ({
    name: prerenderedName('home', tab),
    address: tab === DEFAULT_TAB ? '/' : `/?tab=${tab}`,
    screens: [ROUTES.home.screen, TOOL_ROUTES[tab].screen],
  }));
  return [...tools, ...rows];
}
