import type { Author } from '@earshot/schema/analyst-record';
import metaNames from '../../../content/pages/meta-names.json' with { type: 'json' };
import type { Block } from '../html/blocks.ts';
import { firstMeta, isInMasthead, leadsHome, type PageScan } from '../html/scan-page.ts';
import { type Found, metaText, type PageSources } from './candidates.ts';
import { h1Texts } from './headline.ts';
import { isObject, type LinkedNode, linkedNames, linkedText, nodeOfType } from './json-ld.ts';
import { domainLabel, isSectionName, loose, sameName, titleParts } from './title-parts.ts';

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
    [metaText(firstMeta(scan, ['og:site_name'])?.value), 'og:site_name'],
    [publisherName(article), 'JSON-LD publisher'],
    [linkedText(nodeOfType(nodes, /^WebSite$/)?.values.name), 'JSON-LD WebSite'],
    [firstMeta(scan, ['application-name', 'apple-mobile-web-app-title'])?.value, 'application-name'],
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
    /** May be a section or what a photo shows. */
    above: [...lines.map(({ text }) => text), ...scan.imageLabels],
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

function publisherName(article: LinkedNode | null): string | null {
  const publisher = article?.values.publisher;
  const first = Array.isArray(publisher) ? publisher[0] : publisher;
  return isObject(first) ? linkedText(first.name) : linkedText(first);
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
