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

const FRAMEWORK_PAGES = new Set(library.frameworks.map(({ slug }) => `/help/frameworks/${slug}`));

/** Whether a screen of the specification answers at this path; a trailing slash does not matter. */
export function isKnownRoute(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return PAGES.has(plain) || FRAMEWORK_PAGES.has(plain);
}
