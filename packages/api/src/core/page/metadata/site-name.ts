import type { Author } from '@earshot/schema/analyst-record';
import { getDomainWithoutSuffix, getHostname, getSubdomain } from 'tldts';
import metaNames from '../../../content/pages/meta-names.json' with { type: 'json' };
import sectionNames from '../../../content/pages/section-names.json' with { type: 'json' };
import type { Block } from '../html/blocks.ts';
import { h1Texts, isInMasthead, leadsHome, type PageScan } from '../html/scan-page.ts';
import {
  type Found,
  type LinkedNode,
  linkedNames,
  linkedText,
  loose,
  type PageSources,
} from './stated-values.ts';

const MAX_NAME_CHARACTERS = 80;

/** Stated names win over the title and what the page shows. Names of authors, sections and the headline are skipped. */
export function readSource(sources: PageSources, authors: readonly Author[]): Found | null {
  const { scan, nodes, article, titles, url } = sources;
  const domain = domainLabel(url);
  const shown = shownNames(sources);
  const notNames = new Set(notNamesOf(sources, authors, shown.owners));
  const isUsable = (name: string) =>
    name.length <= MAX_NAME_CHARACTERS &&
    loose(name) !== '' &&
    !isTagline(name) &&
    !/[{}$<>]/.test(name) &&
    !notNames.has(loose(name));
  const candidates: (readonly [string | null | undefined, string])[] = [
    [scan.metaText('og:site_name'), 'og:site_name'],
    [linkedText(article?.values.publisher), 'JSON-LD publisher'],
    [linkedText(nodes.find(({ types }) => types.includes('WebSite'))?.values.name), 'JSON-LD WebSite'],
    [scan.meta('application-name') ?? scan.meta('apple-mobile-web-app-title'), 'application-name'],
  ];
  const named = candidates.flatMap(([value, from]) => {
    const name = value && tidy(value, domain);
    return name && isUsable(name) ? [{ value: name, from }] : [];
  });
  const [best] = named.filter(({ value }) => !isDomain(value));
  if (best) return best;
  const inTitle = domain && (spelledIn(titles.titleText, domain) ?? spelledIn(titles.ogTitle, domain));
  if (inTitle) return { value: inTitle, from: 'title element' };
  return (
    sharedName(shown, domain, (name) => isUsable(name) && isLongEnough(name) && !isDomain(name)) ??
    loneName(shown, titles.titleText, domain === null, isUsable) ??
    named[0] ??
    (domain ? { value: readable(domain), from: 'domain' } : null)
  );
}

type ShownNames = ReturnType<typeof shownNames>;

function shownNames({ scan, nodes, blocks, titles }: PageSources) {
  const lines = linesAbove(blocks);
  const titleTexts = [titles.titleText, titles.ogTitle].filter((title) => title !== null);
  const parts = titleTexts.map((title) => titleParts(title.replaceAll('_', ' | ')));
  return {
    logos: [...scan.logos, ...lines.filter(({ element }) => isInMasthead(element)).map(({ text }) => text)],
    /** May be a section. */
    above: lines.map(({ text }) => text),
    titles: titleTexts,
    ends: parts.flatMap((each) => (each.length > 1 ? (each.at(-1)?.text.trim() ?? []) : [])),
    owners: copyrightNames(blocks),
    hints: nameHints(scan, nodes),
  };
}

/** Returns the first name that a second place confirms, or that spells out the domain. */
function sharedName(
  { logos, above, titles, ends, owners, hints }: ShownNames,
  domain: string | null,
  isUsable: (name: string) => boolean,
): Found | null {
  const ownerKeys = owners.map(loose);
  const inTitle = logos.find((name) => isUsable(name) && titles.some((title) => isSideOf(title, name)));
  if (inTitle !== undefined) return { value: inTitle, from: 'logo and title element' };
  const owned = [...logos, ...ends, ...above].find(
    (name) => isUsable(name) && ownerKeys.some((owner) => owner.startsWith(loose(name))),
  );
  if (owned !== undefined) return { value: owned, from: 'copyright line and another line' };
  const spelled = [...logos, ...above, ...owners, ...hints].find(
    (name) =>
      domain !== null &&
      isUsable(name) &&
      !name.includes('_') &&
      /[\p{Lu}\P{ASCII}]/u.test(name) &&
      (sameName(name, domain) || (hints.includes(name) && spelledIn(name, domain) !== null)),
  );
  return spelled === undefined
    ? null
    : { value: spelled.replace(/^@/, ''), from: 'name that spells the domain' };
}

const isSideOf = (title: string, name: string): boolean =>
  (title.startsWith(name) && /^\s*[^\p{L}\p{N}\s"'’“(,]/u.test(title.slice(name.length))) ||
  (title.endsWith(name) && /[^\p{L}\p{M}\p{N}\s"'’”)]\s*$/u.test(title.slice(0, -name.length)));

const isLongEnough = (name: string) =>
  loose(name).length >= (/[a-z]/i.test(name) ? 3 : 2) && !isSectionName(name);

const isDomain = (name: string) => /^(?:www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(name);

const MAX_GLUED_NAME = 16;

/** The end of a title after an underscore, as in Chinese. Without a domain, a copyright line or a logo alone is enough. */
function loneName(
  { owners, logos }: ShownNames,
  titleText: string | null,
  hasNoDomain: boolean,
  isUsable: (name: string) => boolean,
): Found | null {
  const glued = /_([^_]{2,})$/u.exec(titleText ?? '')?.[1]?.trim();
  if (glued && glued.length <= MAX_GLUED_NAME && isUsable(glued))
    return { value: glued, from: 'title element' };
  if (!hasNoDomain) return null;
  const owner = owners.find(isUsable);
  if (owner) return { value: owner, from: 'copyright line' };
  const logo = logos.find((label) => /\p{L}{3}/u.test(label) && isUsable(label));
  return logo ? { value: logo, from: 'logo' } : null;
}

function notNamesOf(
  { scan, article }: PageSources,
  authors: readonly Author[],
  owners: readonly string[],
): string[] {
  const people = authors.filter(({ kind }) => kind !== 'organization').map(({ name }) => name);
  const sections = [
    ...linkedNames(article?.values.articleSection),
    ...(scan.metas.get('article:section') ?? []),
  ];
  const headlines = h1Texts(scan.h1s.filter(({ parent }) => parent?.tag !== 'a' || !leadsHome(parent)));
  const ownerKeys = owners.map(loose);
  return [
    ...[...people, ...sections].map(loose),
    ...headlines.map(loose).filter((headline) => !ownerKeys.includes(headline)),
  ];
}

function nameHints(scan: PageScan, nodes: readonly LinkedNode[]): string[] {
  const organizations = nodes
    .filter((node) => node.types.some((type) => /Organization$/.test(type)))
    .slice(0, 20)
    .flatMap((node) => linkedText(node.values.name) ?? []);
  return [...organizations, ...metaNames.outlets.flatMap((name) => scan.metas.get(name)?.slice(0, 1) ?? [])];
}

const COPYRIGHT =
  /(?:©|\(c\)|&copy;|copyright)\s*(?:©|\(c\))?\s*(?:(?:19|20)\d{2}(?:\s*[-–]\s*(?:19|20)\d{2})?)?[\s.]*(?:by\s+)?([^.,|·–\p{N}\n]{2,60})/iu;
const RIGHTS =
  /(?:^|\s+)(?:all rights|alle re(?:cht|ttig)|tous (?:les )?droits|todos (?:los derechos|os direitos)|tutti i diritti).*$/isu;
const COMPANY = /\s+(?:ag|as|co|d|gmbh|inc|kft|llc|ltd|oy|plc|s)$/iu;
const OUTER_QUOTES = /^[«“„"\s]+|[«»“”„"\s]+$/gu;
const LAST_BLOCKS = 40;

function copyrightNames(blocks: readonly Block[]): string[] {
  return blocks.slice(-LAST_BLOCKS).flatMap(({ text }) => {
    const name = COPYRIGHT.exec(text)?.[1]
      ?.replace(RIGHTS, '')
      .replace(OUTER_QUOTES, '')
      .replace(COMPANY, '')
      .replace(OUTER_QUOTES, '');
    return name ? [name] : [];
  });
}

const FIRST_BLOCKS = 8;
const MAX_HEADER_WORDS = 8;

/** Returns none if the page has no heading, because one of them may be the headline. */
function linesAbove(blocks: readonly Block[]): Block[] {
  if (!blocks.some(({ kind }) => kind === 'heading')) return [];
  const first = blocks.slice(0, FIRST_BLOCKS);
  const end = first.findIndex(({ kind, words }) => kind === 'heading' || words > MAX_HEADER_WORDS * 2);
  return first
    .slice(0, end < 0 ? undefined : end)
    .filter(({ words, linkWords }) => linkWords === 0 && words <= MAX_HEADER_WORDS)
    .filter(({ text }) => text.length <= MAX_NAME_CHARACTERS);
}

const MAX_NAME_WORDS = 6;

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

/** Ignores spaces and a leading article. */
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

/** Separators between a headline and a publication's name. Hyphens and colons need spaces around them. */
const SEPARATORS = /\s+[|\-–—·•»«›‹/\\~*::]+\s+|\s*[|｜┃│¦»›]\s*|\s+::\s+|\s-{2,}\s/g;
/** A quotation in the marks that separate parts elsewhere: »Wir gehen«, « On part ». */
const QUOTED = /«[^«»]+»|»(?!\s)[^«»]+(?<!\s)«/g;

const SECTIONS: ReadonlySet<string> = new Set(sectionNames.map(loose));

export const isSectionName = (text: string): boolean => SECTIONS.has(loose(text));

export const sameName = (a: string, b: string): boolean => isOneOf([a])(b);

export function isOneOf(names: readonly string[]): (text: string) => boolean {
  const keys = names.map((name) => ({ bare: bareName(name), whole: loose(name) }));
  const known = keys.filter(({ bare }) => bare !== '');
  return (text) => {
    const [bare, whole] = [bareName(text), loose(text)];
    return bare !== '' && known.some((name) => name.bare === bare || name.whole === whole);
  };
}

const bareName = (name: string) =>
  loose(
    name
      .replace(/^www\./i, '')
      .replace(/^(?:the|die|der|das|le|la|les|el|il)\s+/i, '')
      .replace(/\.(?:com|org|net|co\.uk|de|fr|it|es|news|info|tv|io)$/i, ''),
  );

export function titleParts(title: string): { text: string; start: number; end: number }[] {
  const parts: { text: string; start: number; end: number }[] = [];
  const unquoted = title.replace(QUOTED, (quote) => '“'.repeat(quote.length));
  let start = 0;
  for (const match of unquoted.matchAll(SEPARATORS)) {
    if (match.index > start) parts.push({ text: title.slice(start, match.index), start, end: match.index });
    start = match.index + match[0].length;
  }
  if (start < title.length) parts.push({ text: title.slice(start), start, end: title.length });
  return parts;
}

const MIN_NAME_LETTERS = 4;

/** Whether a part beside a bar is a name, or its beginning: "Ellery" for "Ellery Courier". */
const beginsName = (part: string, name: string) =>
  sameName(part, name) || (loose(part).length >= MIN_NAME_LETTERS && loose(name).startsWith(loose(part)));

/** Cuts names of the site off a title, but keeps at least one part. */
export function cutNames(title: string, names: readonly string[]): string {
  const parts = titleParts(title);
  let first = 0;
  let last = parts.length - 1;
  const isSameName = title.includes('|') ? beginsName : sameName;
  const isName = (index: number) => names.some((name) => isSameName(parts[index]?.text ?? '', name));
  while (last > first && isName(last)) last -= 1;
  if (last === parts.length - 1) while (first < last && isName(first)) first += 1;
  const from = parts[first];
  const to = parts[last];
  return from && to ? withoutGluedName(title.slice(from.start, to.end).trim(), names) : title;
}

/** "标题_频道_晚报": also drops sections between underscores before the name. */
function withoutGluedName(title: string, names: readonly string[]): string {
  const match = title.match(/^(.{4,}?)(?:_[^:：]*)?[:：_]([^:：_]{2,40})$/u);
  const tail = loose(match?.[2] ?? '');
  const named = names.some((name) => loose(name).length >= 3 && tail.startsWith(loose(name)));
  return named && match?.[1] ? match[1].trim() : title;
}

const MIN_DOMAIN_CHARACTERS = 2;

/** `thehill` for `www.thehill.com`. A very short label yields to a longer subdomain. Null for IP addresses. */
export function domainLabel(url: string): string | null {
  const hostname = getHostname(url);
  if (hostname === null || isAddress(hostname)) return null;
  const label = getDomainWithoutSuffix(url) ?? hostname;
  if (label === null || label.length > MIN_DOMAIN_CHARACTERS) return label;
  const subdomain = getSubdomain(url)?.split('.').at(-1) ?? '';
  return subdomain.length > label.length && subdomain !== 'www' ? subdomain : label;
}

const isAddress = (hostname: string) => hostname.includes(':') || /^[\d.]+$/.test(hostname);
