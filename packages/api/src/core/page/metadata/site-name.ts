/** Finds the name of the publication, or else derives a readable name from its domain. */

import { getDomainWithoutSuffix, getHostname, getSubdomain } from 'tldts';
import sectionNames from '../../../content/pages/section-names.json' with { type: 'json' };
import type { Found } from './page-facts.ts';
import { loose, sameName, titleParts } from './title-parts.ts';

interface ShownNames {
  /** Labels of home page links and logo images, in page order. */
  readonly logos: readonly string[];
  /** Short lines without links above the headline, in the page header or marked as the site's name. */
  readonly headers: readonly string[];
  /** Other texts above the headline, which may be a section or what a photo shows. */
  readonly above: readonly string[];
  /** Owners named in copyright lines. */
  readonly copyrights: readonly string[];
  readonly titles: readonly (string | null)[];
  /** Label of the registrable domain, or null. */
  readonly domain: string | null;
}

type Place = 'logo' | 'title element' | 'header' | 'text above the headline' | 'copyright line';

const SECTIONS: ReadonlySet<string> = new Set(sectionNames.map(loose));
const MIN_LETTERS = 3;
/** A name without Latin letters may be shorter. */
const MIN_UNCASED_LETTERS = 2;
export const MAX_SHOWN_NAME_CHARACTERS = 80;

/**
 * Returns the first name that a second place or the domain confirms. Names come from logos, ends of titles, header lines,
 * other text above the headline, and copyright lines. Null if there is none.
 */
function confirmedName(shown: ShownNames, isUsable: (name: string) => boolean): Found | null {
  const { logos, headers, above, copyrights } = shown;
  const ends = shown.titles.map((title) => lastPart(title)).filter((name) => name !== null);
  const owners = copyrights.map(loose);
  const lines = headers.map(loose);
  const places: [Place, readonly string[]][] = [
    ['logo', logos],
    ['title element', ends],
    ['header', headers],
    ['text above the headline', above],
    ['copyright line', copyrights],
  ];
  const candidates = places.flatMap(([place, names]) => names.map((name) => ({ name, place })));
  for (const { name, place } of candidates) {
    if (name.length > MAX_SHOWN_NAME_CHARACTERS) continue;
    const key = loose(name);
    if (key.length < (/[a-z]/i.test(name) ? MIN_LETTERS : MIN_UNCASED_LETTERS) || SECTIONS.has(key)) continue;
    if (!isUsable(name)) continue;
    const other = confirmation({ name, key, place }, { owners, lines }, shown);
    if (other !== null) return { value: name, from: `${place} and ${other}` };
  }
  return null;
}

function lastPart(title: string | null): string | null {
  const parts = title === null ? [] : titleParts(title.replaceAll('_', ' | '));
  return parts.length < 2 ? null : (parts.at(-1)?.text.trim() ?? null);
}

/**
 * Returns another place that shows the name. A logo may be one of the lines above the headline, so they count as one. The
 * beginning of a title confirms only a logo: elsewhere, it is the headline or the name of a section. A text above the
 * headline that is not in the header needs the domain or the full name in a copyright line.
 */
function confirmation(
  { name, key, place }: { name: string; key: string; place: Place },
  { owners, lines }: { owners: readonly string[]; lines: readonly string[] },
  { titles, domain }: ShownNames,
) {
  const isAbove = place === 'logo' || place === 'header';
  if (isAbove && titles.some((title) => isEndOf(title ?? '', name, place === 'logo'))) return 'title element';
  if (place === 'text above the headline') {
    if (owners.includes(key)) return 'copyright line';
  } else if (place !== 'copyright line' && owners.some((owner) => owner.startsWith(key)))
    return 'copyright line';
  if (!isAbove && place !== 'text above the headline' && lines.some((line) => line.startsWith(key)))
    return 'header';
  const spellsDomain = domain !== null && sameName(name, domain) && /[\p{Lu}\P{ASCII}]/u.test(name);
  return place !== 'title element' && spellsDomain ? 'domain' : null;
}

/** Whether the title ends (or, if allowed, begins) with the name and has more text, with a separator between them. */
function isEndOf(title: string, name: string, mayBegin: boolean): boolean {
  if (title.length <= name.length) return false;
  if (title.endsWith(name))
    return /[^\p{L}\p{M}\p{N}"'’”)]\s*$/u.test(title.slice(0, -name.length).replace(/\s+$/u, ''));
  return (
    mayBegin && title.startsWith(name) && /^\s*[^\p{L}\p{M}\p{N}\s"'’“(,]/u.test(title.slice(name.length))
  );
}

export interface SiteNameSources {
  readonly url: string;
  readonly ogSiteName: string | null;
  readonly publisherName: string | null;
  readonly websiteName: string | null;
  readonly applicationName: string | null;
  /** Other texts that may spell out the domain: names of organizations and apps, publisher and copyright metas. */
  readonly hints: readonly string[];
  /** Labels of home page links and logo images, in page order. */
  readonly logos: readonly string[];
  /** Short lines without links above the headline, in the page header or marked as the site's name. */
  readonly headers: readonly string[];
  /** Other texts above the headline: short lines, and labels of images. */
  readonly above: readonly string[];
  /** Names in copyright lines, in page order. */
  readonly copyrights: readonly string[];
  readonly titleText: string | null;
  readonly ogTitle: string | null;
  /** Names that are not the publication's: authors, sections and headlines. */
  readonly notNames: readonly string[];
}

const MAX_NAME_CHARACTERS = 80;
const MIN_DOMAIN_CHARACTERS = 2;

/**
 * Chooses og:site_name, the JSON-LD publisher, the JSON-LD WebSite, application-name, the part of the title that spells out
 * the domain, a visible name that a second place or the domain confirms (`confirmedName`), another name that spells out the
 * domain, a name in one place (`loneName`), a stated name that is a domain, or a name made from the page's domain. Names in
 * `notNames` are skipped.
 */
export function chooseSiteName(sources: SiteNameSources): Found | null {
  const domain = domainLabel(sources.url);
  const stated: [string | null, string][] = [
    [sources.ogSiteName, 'og:site_name'],
    [sources.publisherName, 'JSON-LD publisher'],
    [sources.websiteName, 'JSON-LD WebSite'],
    [sources.applicationName, 'application-name'],
  ];
  const banned = sources.notNames.map(loose);
  const isUsable = (name: string) =>
    name.length <= MAX_NAME_CHARACTERS &&
    !isTagline(name) &&
    !/[{}$<>]/.test(name) &&
    !banned.includes(loose(name));
  const named = stated.flatMap(([value, from]) => {
    const name = value && tidy(value, domain);
    return name && isUsable(name) ? [{ value: name, from }] : [];
  });
  const [best] = named.filter(({ value }) => !isDomain(value));
  if (best) return best;
  const inTitle = domain && (spelledIn(sources.titleText, domain) ?? spelledIn(sources.ogTitle, domain));
  if (inTitle) return { value: inTitle, from: 'title element' };
  const shown = { ...sources, titles: [sources.titleText, sources.ogTitle], domain };
  const confirmed = confirmedName(shown, (name) => isUsable(name) && !isDomain(name));
  if (confirmed) return confirmed;
  for (const hint of sources.hints) {
    const name =
      domain &&
      hint.length <= MAX_NAME_CHARACTERS &&
      !banned.includes(loose(hint)) &&
      spelledIn(hint, domain);
    if (name && /[\p{Lu}\P{ASCII}]/u.test(name) && !name.includes('_'))
      return { value: name.replace(/^@/, ''), from: 'name that spells the domain' };
  }
  const lone = loneName(sources, domain === null, isUsable);
  if (lone) return lone;
  return named[0] ?? (domain ? { value: readable(domain), from: 'domain' } : null);
}

/** Whether the name is a domain, such as `courier.example`, which adds nothing to the URL. */
const isDomain = (name: string) => /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(name);

const MAX_GLUED_NAME = 16;

/**
 * Returns the end of a title after an underscore, as is common in Chinese. Without a domain, a copyright line or a logo alone
 * is enough.
 */
function loneName(
  { logos, copyrights, titleText }: SiteNameSources,
  hasNoDomain: boolean,
  isUsable: (name: string) => boolean,
): Found | null {
  const glued = /_([^_]{2,})$/u.exec(titleText ?? '')?.[1]?.trim();
  if (glued && glued.length <= MAX_GLUED_NAME && isUsable(glued))
    return { value: glued, from: 'title element' };
  if (!hasNoDomain) return null;
  const [copyright] = copyrights.filter(isUsable);
  if (copyright) return { value: copyright, from: 'copyright line' };
  const logo = logos.find((label) => /\p{L}{3}/u.test(label) && isUsable(label));
  return logo ? { value: logo, from: 'logo' } : null;
}

/**
 * Returns the label of the registrable domain: `thehill` for `www.thehill.com`. A very short label is replaced by a longer
 * subdomain. Null for IP addresses.
 */
export function domainLabel(url: string): string | null {
  const hostname = getHostname(url);
  if (hostname === null || isAddress(hostname)) return null;
  const label = getDomainWithoutSuffix(url) ?? hostname;
  if (label === null || label.length > MIN_DOMAIN_CHARACTERS) return label;
  const subdomain = getSubdomain(url)?.split('.').at(-1) ?? '';
  return subdomain.length > label.length && subdomain !== 'www' ? subdomain : label;
}

const isAddress = (hostname: string) => hostname.includes(':') || /^[\d.]+$/.test(hostname);

const MAX_NAME_WORDS = 6;

/** Whether the text is a sentence about the outlet rather than its name. */
function isTagline(name: string): boolean {
  const words = name.split(/\s+/).length;
  return words > MAX_NAME_WORDS || (words > 3 && /[.!?]$|[,;]\s/.test(name));
}

function tidy(name: string, domain: string | null): string {
  const trimmed = name.replace(/^@/, '').trim();
  if (/^https?:\/\//i.test(trimmed)) return '';
  const parts = titleParts(trimmed);
  if (parts.length < 2 || !domain) return trimmed;
  const match = parts.find((part) => loose(part.text).includes(loose(domain)));
  return (match ?? parts[0])?.text.trim() ?? trimmed;
}

/**
 * Returns the last part of a title that spells out the domain, ignoring case and punctuation. A part with at least four
 * letters may also be the start or end of the domain, or start with the domain. The domain may also be followed by a colon
 * and other text.
 */
function spelledIn(title: string | null, domain: string): string | null {
  if (!title) return null;
  const key = loose(domain);
  for (const part of titleParts(title).reverse()) {
    const text = loose(part.text);
    const [lead = ''] = part.text.split(/[:：]\s/);
    if (loose(lead) === key) return lead.trim();
    if (
      text === key ||
      (text.length >= 4 && (key.endsWith(text) || key.startsWith(text) || text.startsWith(key)))
    )
      if (part.text.length <= 40) return part.text.trim();
  }
  return null;
}

/** Converts `daily-herald` to `Daily Herald`. Names of up to three letters become uppercase. */
function readable(domain: string): string {
  if (domain.length <= 3) return domain.toUpperCase();
  return domain
    .split(/[-_.]/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
