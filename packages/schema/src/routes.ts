import { percentDecoded } from './percent-decoded.ts';

export interface Route {
  readonly path: string;
  readonly title: string;
  readonly prerenderedAt: string;
  readonly status: 200 | 404;
}

function row(path: string, title: string, more: Partial<Route> = {}): Route {
  return { path, title, prerenderedAt: path, status: 200, ...more };
}

export const ROUTES = {
  home: row('/', 'Earshot: article, social and trending analysis'),
  about: row('/about', 'About | Earshot'),
  suggestions: row('/suggestions', 'Suggestions | Earshot'),
  trending: row('/trending', 'Trending Analyzer | Earshot'),
  help: row('/help', 'Help Center | Earshot'),
  'help-frameworks': row('/help/frameworks', 'Framework Library | Earshot'),
  framework: row('/help/frameworks/:slug', 'Framework | Earshot', {
    // One file serves every framework, because only the page's skeleton is prerendered.
    prerenderedAt: '/help/frameworks/any',
  }),
  'help-glossary': row('/help/glossary', 'Glossary | Earshot'),
  'help-playbooks': row('/help/playbooks', 'Playbooks | Earshot'),
  'help-quizzes': row('/help/quizzes', 'Interactive Quizzes | Earshot'),
  analytics: row('/analytics', 'Usage Analytics | Earshot'),
  'not-found': row('*', '404 Page Not Found', {
    prerenderedAt: '/not-found',
    status: 404,
  }),
};

export type RouteName = keyof typeof ROUTES;

/** In the order of the tabs. The values of `/?tab=`. */
export const TOOL_TABS = ['article', 'social', 'trending', 'url-expander'] as const;

export type ToolTab = (typeof TOOL_TABS)[number];

const DEFAULT_TAB: ToolTab = 'article';

export function readTab(value: unknown): ToolTab {
  return TOOL_TABS.find((tab) => tab === value) ?? DEFAULT_TAB;
}

interface MatchedRoute {
  readonly name: RouteName;
  readonly parameters: Readonly<Record<string, string>>;
}

const NAMES = Object.keys(ROUTES) as RouteName[];

/** Case is ignored except in parameters, as in the browser's router. */
const PATTERNS = NAMES.filter((name) => ROUTES[name].path !== '*').map((name) => ({
  name,
  pattern: new RegExp(`^${ROUTES[name].path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
}));

/** Matches a path as sent by the client. Percent-encoding and trailing slashes are ignored. */
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

export function prerenderedFiles() {
  const tools = TOOL_TABS.map((tab) => ({
    name: prerenderedName('home', tab),
    address: tab === DEFAULT_TAB ? '/' : `/?tab=${tab}`,
  }));
  const others = NAMES.filter((name) => name !== 'home').map((name) => ({
    name,
    address: ROUTES[name].prerenderedAt,
  }));
  return [...tools, ...others];
}
