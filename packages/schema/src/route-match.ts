/** Finds the row of the route table for an address, and lists the prerendered files. */
import { DEFAULT_TAB, ROUTES, type RouteName, TOOL_ROUTES, TOOL_TABS, type ToolTab } from './routes.ts';

export interface MatchedRoute {
  readonly name: RouteName;
  readonly parameters: Readonly<Record<string, string>>;
}

export interface PrerenderedFile {
  /** Name of the file without its ending. */
  readonly name: string;
  /** Path with query at which its content is rendered. */
  readonly address: string;
  /** Files of the screens on it. */
  readonly screens: readonly string[];
}

const NAMES = Object.keys(ROUTES) as RouteName[];

/** Templates as patterns: as in the browser's router, case matters only in parameters. */
const PATTERNS = NAMES.filter((name) => ROUTES[name].path !== '*').map((name) => ({
  name,
  pattern: new RegExp(`^${ROUTES[name].path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i'),
}));

/**
 * The row for a path; `not-found` where no row has it. Percent-encoding and trailing slashes do not matter.
 * @param path path of an address without its query, as it was sent
 */
export function matchRoute(path: string): MatchedRoute {
  const decoded = decodePath(path);
  const plain = decoded !== null && decoded.length > 1 ? decoded.replace(/\/+$/, '') : decoded;
  for (const { name, pattern } of plain === null ? [] : PATTERNS) {
    const found = pattern.exec(plain ?? '');
    if (found) return { name, parameters: found.groups ?? {} };
  }
  return { name: 'not-found', parameters: {} };
}

/** The path without percent-encoding, or null when it is not encoded properly. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The prerendered file of a row; the main page has one for each tool. */
export function prerenderedName(name: RouteName, tab: ToolTab): string {
  return name === 'home' && tab !== DEFAULT_TAB ? `tab-${tab}` : name;
}

/** Every file that the build prerenders. */
export function prerenderedFiles(): readonly PrerenderedFile[] {
  const rows = NAMES.flatMap((name) => {
    const { prerenderedAt, feature, screen } = ROUTES[name];
    // What belongs to the shell is in the entry script.
    const screens = feature === 'app' ? [] : [screen];
    return prerenderedAt === null || name === 'home' ? [] : [{ name, address: prerenderedAt, screens }];
  });
  const tools = TOOL_TABS.map((tab) => ({
    name: prerenderedName('home', tab),
    address: tab === DEFAULT_TAB ? '/' : `/?tab=${tab}`,
    screens: [ROUTES.home.screen, TOOL_ROUTES[tab].screen],
  }));
  return [...tools, ...rows];
}
