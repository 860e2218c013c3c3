import type { Page } from './page.ts';

/** Returns all titles that a page states, and its headline. */
export function titlesOf({ titles, headline }: Pick<Page, 'titles' | 'headline'>): string[] {
  return [...Object.values(titles), headline].filter((title) => title !== null);
}
