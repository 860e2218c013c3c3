/** The client's route table as the server needs it: which page answers where, so that the rest answers 404. */
import { library } from '../content/library.ts';

/** Files in `pages/` of the built browser application (`packages/web/build/prerendered.ts`) by path. */
const PAGES = new Map([
  ['/', 'home'],
  ['/about', 'about'],
  ['/suggestions', 'suggestions'],
  ['/trending', 'trending'],
  ['/help', 'help'],
  ['/help/frameworks', 'help-frameworks'],
  ['/help/glossary', 'help-glossary'],
  ['/help/playbooks', 'help-playbooks'],
  ['/help/quizzes', 'help-quizzes'],
  ['/analytics', 'analytics'],
]);

const FRAMEWORK_SLUGS = new Set(library.frameworks.map(({ slug }) => slug));

/** Tools that `/?tab=` opens instead of the first one. */
const TABS: ReadonlySet<unknown> = new Set(['social', 'trending', 'url-expander']);

export const NOT_FOUND_PAGE = 'not-found';

/**
 * The page that shows what is at an address; `NOT_FOUND_PAGE` where the specification has no screen. As in the browser's
 * router, percent-encoding, a trailing slash and the case of everything but a slug do not matter.
 * @param tab value of the query parameter, as it came
 */
export function pageAt(path: string, tab: unknown): string {
  const decoded = decodePath(path);
  if (decoded === null) return NOT_FOUND_PAGE;
  const plain = decoded.length > 1 ? decoded.replace(/\/+$/, '') : decoded;
  if (plain === '/' && TABS.has(tab)) return `tab-${String(tab)}`;
  const slug = /^\/help\/frameworks\/([^/]+)$/i.exec(plain)?.[1];
  if (slug !== undefined) return FRAMEWORK_SLUGS.has(slug) ? 'framework' : NOT_FOUND_PAGE;
  return PAGES.get(plain.toLowerCase()) ?? NOT_FOUND_PAGE;
}

/** The path without percent-encoding, or null when it is not encoded properly. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
