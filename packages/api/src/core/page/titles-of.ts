import type { Page } from './page.ts';

/** Everything that a page states as its title, and its headline. */
export function titlesOf({ titles, headline }: Pick<Page, 'titles' | 'headline'>): string[] {
  return [...Object.values(titles), headline].filter((title) => title !== null);
}
