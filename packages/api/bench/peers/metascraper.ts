/** metascraper with its rules for title, date and publisher, set up as in its documentation. */
import { optionalPeer } from './optional-peer.ts';

interface Scraped {
  readonly title?: string | null;
  readonly date?: string | null;
  readonly publisher?: string | null;
}
type Scrape = (page: { readonly html: string; readonly url: string }) => Promise<Scraped>;
type Rules = () => unknown;

export type PageReader = (
  html: string,
  url: string,
) => Promise<{ title: string | null; siteName: string | null; date: string | null }>;

/** Returns the reader, or null if the peer is not installed. */
export async function loadMetascraper(): Promise<PageReader | null> {
  const create = await optionalPeer<(rules: readonly unknown[]) => Scrape>('metascraper');
  if (!create) return null;
  const rules = await Promise.all(
    ['title', 'date', 'publisher'].map((name) => optionalPeer<Rules>(`metascraper-${name}`)),
  );
  const scrape = create(rules.flatMap((rule) => (rule ? [rule()] : [])));
  return async (html, url) => {
    // It accepts fewer addresses than the URL standard. Pages with other addresses get a plain one instead.
    const { title, date, publisher } = await scrape({ html, url }).catch(() =>
      scrape({ html, url: 'https://example.com/' }),
    );
    return { title: title ?? null, siteName: publisher ?? null, date: date ?? null };
  };
}
