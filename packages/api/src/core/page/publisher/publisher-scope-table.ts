import { allPublishers } from '../../../content/publishers/all-publishers.ts';
import type { Publisher } from '../../../content/publishers/publisher.ts';

const byDomain = new Map(
  allPublishers.flatMap((publisher) => publisher.domains.map((domain) => [domain, publisher] as const)),
);

/** An outlet of the table and the listed address that led to it. */
export interface TableMatch {
  readonly publisher: Publisher;
  readonly domain: string;
}

/**
 * The outlet at a host name, or null. `www.`, `m.` and other subdomains belong to the outlet unless the table lists them
 * for another one. Editions that differ by path alone are found by `publisherByUrl`.
 */
export function publisherByDomain(hostname: string): Publisher | null {
  return lookUp(hostname, '')?.publisher ?? null;
}

/** The outlet, or its edition, at an address; the longest listed path wins, then the longest listed host name. */
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

/** The deepest path of an edition in the table: `bbc.com/news/scotland`. */
const MAX_EDITION_FOLDERS = 2;
