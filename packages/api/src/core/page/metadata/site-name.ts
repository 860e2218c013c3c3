/** Finds the name of the publication, or else derives a readable name from its domain. */
import { getDomainWithoutSuffix, getHostname, getSubdomain } from 'tldts';
import type { Found } from './headline.ts';
import { confirmedName } from './shown-name.ts';
import { loose, titleParts } from './title-parts.ts';

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
