import { allPublishers, type Publisher } from '../../../content/outlets.data.ts';

const byDomain = new Map(
  allPublishers.flatMap((publisher) => publisher.domains.map((domain) => [domain, publisher] as const)),
);

/** An outlet in the table, and the listed domain (with the path of an edition) that matched. */
export interface TableMatch {
  readonly publisher: Publisher;
  readonly domain: string;
}

/**
 * Returns the outlet at a host name, or null. `www.`, `m.` and other subdomains belong to the outlet unless the table lists
 * them for a different one. Editions that differ only by path are found by `publisherByUrl`.
 */
export function publisherByDomain(hostname: string): Publisher | null {
  return lookUp(hostname, '')?.publisher ?? null;
}

/**
 * Returns the outlet or edition at a URL, or null. The longest listed host name wins, then the longest listed path on it.
 */
export function publisherByUrl(url: URL): TableMatch | null {
  return lookUp(url.hostname, url.pathname);
}

function lookUp(hostname: string, pathname: string): TableMatch | null {
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  const folders = pathname.toLowerCase().split('/').filter(Boolean).slice(0, MAX_EDITION_FOLDERS);
  for (let skipped = 0; skipped <= labels.length - 2; skipped += 1) {
    const host = labels.slice(skipped).join('.');
    for (let depth = folders.length; depth >= 0; depth -= 1) {
      const domain = [host, ...folders.slice(0, depth)].join('/');
      const publisher = byDomain.get(domain);
      if (publisher) return { publisher, domain };
    }
  }
  return null;
}

/** Maximum number of folders in the path of an edition, as in `bbc.com/news/scotland`. */
const MAX_EDITION_FOLDERS = 2;
