import { percentDecoded } from './percent-decoded.ts';
import { DEFAULT_TAB, ROUTES, type RouteName, TOOL_ROUTES, TOOL_TABS, type ToolTab } from './routes.ts';

export interface MatchedRoute {
  readonly name: RouteName;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface PrerenderedFile {
  readonly name: string;
  /** Path and query at which the file's content is rendered. */
  readonly address: string;
  readonly screens: readonly string[];
}

const NAMES = Object.keys(ROUTES) as RouteName[];

/** Path templates as regular expressions. As in the client-side router, case matters only in parameters. */
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

/** Returns the name of a route's prerendered file. The main page has one file per tool. */
export function prerenderedName(name: RouteName, tab: ToolTab): string {
  return name === 'home' && tab !== DEFAULT_TAB ? `tab-${tab}` : name;
}

export function prerenderedFiles(): readonly PrerenderedFile[] {
  const rows = NAMES.flatMap((name) => {
    const { prerenderedAt, feature, screen } = ROUTES[name];
    // The screens of the app shell are part of the entry script.
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
