import { getDomainWithoutSuffix, getHostname, getSubdomain } from 'tldts';
import sectionNames from '../../../content/pages/section-names.json' with { type: 'json' };

/** Separators between a headline and a publication's name. Hyphens and colons need spaces around them. */
const SEPARATOR = /\s+[|\-–—·•»«›‹/\\~*::]+\s+|\s*[|｜┃│¦»›]\s*|\s+::\s+|\s-{2,}\s/;

/** Most titles need no normal form, which takes long. */
const ASCII = /^[\0-\x7f]*$/;

/** Letters and digits only, in lowercase, without accents. */
export function loose(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z\d]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

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
  const pattern = new RegExp(SEPARATOR.source, 'g');
  let start = 0;
  for (const match of title.matchAll(pattern)) {
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
