/** The client's route table as the server needs it: which paths exist, so that the rest answers 404. */
import { library } from '../content/library.ts';

const PAGES = new Set([
  '/',
  '/about',
  '/suggestions',
  '/trending',
  '/help',
  '/help/frameworks',
  '/help/glossary',
  '/help/playbooks',
  '/help/quizzes',
  '/analytics',
]);

const FRAMEWORK_SLUGS = new Set(library.frameworks.map(({ slug }) => slug));

/**
 * Whether a screen of the specification answers at this path. As in the browser's router, percent-encoding, a trailing
 * slash and the case of everything but a slug do not matter.
 */
export function isKnownRoute(path: string): boolean {
  const decoded = decodePath(path);
  if (decoded === null) return false;
  const plain = decoded.length > 1 ? decoded.replace(/\/+$/, '') : decoded;
  const slug = /^\/help\/frameworks\/([^/]+)$/i.exec(plain)?.[1];
  return slug === undefined ? PAGES.has(plain.toLowerCase()) : FRAMEWORK_SLUGS.has(slug);
}

/** The path without percent-encoding, or null when it is not encoded properly. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
