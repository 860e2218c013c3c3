import type { PublisherScope } from '@earshot/schema/analysis-result';
import { allPublishers, type Publisher, type PublisherKind } from '../../../content/outlets.data.ts';
import sharedNames from '../../../content/publishers/shared-names.json' with { type: 'json' };
import { lazily } from '../../lazily.ts';
import { countryEnding } from '../../url/hosts.ts';
import type { PageAddress } from '../metadata/read-metadata.ts';

const byDomain = new Map(
  allPublishers.flatMap((publisher) => publisher.domains.map((domain) => [domain, publisher] as const)),
);

/** Subdomains belong to the outlet unless the table lists them for a different one. */
export function publisherByDomain(hostname: string): Publisher | null {
  return lookUp(hostname, '')?.publisher ?? null;
}

/** The longest listed host name wins, then the longest listed path on it. */
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
function publishersCalled(name: string): readonly Publisher[] {
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

export interface PublisherScopeInput {
  readonly url: string;
  readonly siteName: string | null;
  /** Postal address stated on the page, usually the publisher's. */
  readonly address?: PageAddress | null;
}

export interface PublisherScopeAnswer {
  readonly name: string | null;
  readonly scope: PublisherScope;
  readonly location: string | null;
  readonly reason: string;
}

const SCOPE_WORDS: Readonly<Record<PublisherScope, string>> = {
  international: 'read around the world',
  national: 'read across its country',
  state: 'read across its state or province',
  regional: 'a local or regional outlet',
  other: 'not known',
};

const KIND_SENTENCES: Readonly<Record<PublisherKind, string>> = {
  'paid-wire': ' Paid distribution: the sender paid for this text to be published.',
  closed: ' The outlet no longer publishes.',
};

const MAX_OTHERS_NAMED = 4;

/** Only the table of outlets gives a scope. Otherwise, the stated address or the country ending gives the location. */
export function publisherScope({ url, siteName, address = null }: PublisherScopeInput): PublisherScopeAnswer {
  if (!URL.canParse(url)) return publisherByName(siteName ?? '');
  const original = new URL(originalAddress(url));
  const match = lookUp(original.hostname, original.pathname);
  if (match) return fromTable(match.publisher, `the address ${match.domain}`);
  const name = siteName?.trim() || null;
  const place = address && describeAddress(address);
  if (place) return unlisted(name, place, `The page gives the address ${place}`);
  const ending = countryEnding(original.hostname);
  const country = ending && ending !== 'eu' ? countryOfCode(ending) : null;
  if (country) return unlisted(name, country, `The web address has the country ending of ${country}`);
  return unlisted(name, null, 'The outlet is not in our table');
}

const unlisted = (name: string | null, location: string | null, fact: string): PublisherScopeAnswer => ({
  name,
  scope: 'other',
  location,
  reason: `${fact}, but how widely the outlet is read is not known.`,
});

const countryNames = lazily(() => new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }));

const countryOfCode = (code: string): string | null =>
  /^[a-z]{2}$/i.test(code) ? (countryNames().of(code === 'uk' ? 'GB' : code.toUpperCase()) ?? null) : null;

function describeAddress({ city, region, country }: PageAddress): string {
  const parts = [city, region, country && (countryOfCode(country.trim()) ?? country)];
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');
}

/** Only exact names count, ignoring case and, in names of several words, a leading “The”. */
export function publisherByName(name: string): PublisherScopeAnswer {
  const named = publisherNamed(name);
  const publisher = named && isListedAs(named, name) ? named : null;
  const others = publishersCalled(name).filter((each) => each !== publisher);
  if (publisher) {
    const answer = fromTable(publisher, `the name “${name.trim()}”`);
    return others.length === 0 ? answer : { ...answer, reason: `${answer.reason} ${otherOutlets(others)}` };
  }
  if (others.length > 0)
    return {
      name: name.trim(),
      scope: 'other',
      location: null,
      reason:
        others.length === 1
          ? `“${name.trim()}” may mean ${listed(others)} or another outlet. Enter the full name.`
          : `“${name.trim()}” may mean several outlets: ${listed(others)}. Enter the full name of one of them.`,
    };
  return {
    name: name.trim() || null,
    scope: 'other',
    location: null,
    reason:
      name.trim() === ''
        ? 'No outlet is named.'
        : `No outlet named exactly “${name.trim()}” is in our table, and a name alone does not show how widely it is read.`,
  };
}

/** A single word without “The” is often another outlet: “Wire”, “Local”. */
function isListedAs({ name, otherNames }: Publisher, typed: string): boolean {
  const word = typed.trim().toLowerCase();
  return /\s/.test(word) || [name, ...otherNames].some((each) => each.toLowerCase() === word);
}

function fromTable(publisher: Publisher, by: string): PublisherScopeAnswer {
  const { name, scope, city, region, country, kind } = publisher;
  const places = [city, region, country].filter((place): place is string => place !== null);
  const location = places.filter((place, index) => place !== places[index - 1]).join(', ');
  return {
    name,
    scope,
    location,
    reason: `Our table of outlets lists ${by}: ${name}, ${SCOPE_WORDS[scope]} (${location}).${kind ? KIND_SENTENCES[kind] : ''}`,
  };
}

function otherOutlets(others: readonly Publisher[]): string {
  return `The name may also mean ${listed(others)}. Enter the full name if you mean one of them.`;
}

function listed(publishers: readonly Publisher[]): string {
  const names = publishers
    .slice(0, MAX_OTHERS_NAMED)
    .map(({ name, country }) => (name.endsWith(')') ? name : `${name} (${country})`));
  const more = publishers.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

/** Undoes AMP caches, translation services and archives. */
export function originalAddress(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname, search } = new URL(url);
  const archived = /^\/web\/\d+[a-z_]*\/(?:(https?:)\/\/?)?(.+)$/i.exec(pathname + search);
  const copied = /^(.+)\.(?:cdn\.ampproject\.org|translate\.goog)$/.exec(hostname)?.[1];
  const host = copied?.replace(/-(-)?/g, (_, isDouble: string | undefined) => (isDouble ? '-' : '.'));
  const path = pathname.replace(/^\/[cva]\/(?:s\/)?[^/]+/, '');
  const isArchive = hostname === 'web.archive.org' && archived !== null;
  const original = isArchive ? `${archived[1] ?? 'https:'}//${archived[2]}` : `https://${host}${path}`;
  return (isArchive || host !== undefined) && URL.canParse(original) ? original : url;
}
