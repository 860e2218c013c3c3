import { allPublishers, type Publisher } from '../../../content/outlets.data.ts';
import sharedNames from '../../../content/publishers/shared-names.json' with { type: 'json' };

const byDomain = new Map(
  allPublishers.flatMap((publisher) => publisher.domains.map((domain) => [domain, publisher] as const)),
);

/** Subdomains belong to the outlet unless the table lists them for a different one. */
export function publisherByDomain(hostname: string): Publisher | null {
  return lookUp(hostname, '')?.publisher ?? null;
}

/** The longest listed host name wins, then the longest listed path on it. */
export function publisherByUrl(url: URL) {
  return lookUp(url.hostname, url.pathname);
}

function lookUp(hostname: string, pathname: string) {
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

const byName = new Map<string, Publisher>();
const byBareName = new Map<string, Set<Publisher>>();
for (const publisher of allPublishers)
  for (const name of [publisher.name, ...publisher.otherNames]) {
    byName.set(nameKey(name), publisher);
    const bare = nameKey(name.replace(/ \([^)]*\)$/, ''));
    byBareName.set(bare, (byBareName.get(bare) ?? new Set()).add(publisher));
  }
for (const [bare, names] of Object.entries(sharedNames))
  for (const name of names) {
    const publisher = byName.get(nameKey(name));
    if (publisher) byBareName.set(bare, (byBareName.get(bare) ?? new Set()).add(publisher));
  }

/** Returns the outlet with exactly this current, alternative or former name. Ignores case and “The”, but not accents. */
export function publisherNamed(name: string): Publisher | null {
  return byName.get(nameKey(name)) ?? null;
}

/** “The Star” is a newspaper in Kenya, one in Malaysia, and so on. */
export function publishersCalled(name: string): readonly Publisher[] {
  return [...(byBareName.get(nameKey(name)) ?? [])];
}

function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^the /, '');
}
