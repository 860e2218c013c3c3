import { descendants } from '../../page/html/page-element.ts';
import { PageMarkup } from '../../page/html/parse-html.ts';
import { type DerivedUrl, deriveUrl } from '../derived-url.ts';
import { findPageRedirect, mayRedirect, type PageRedirect } from './page-redirect.ts';

export interface LeadJob {
  readonly html: string;
  readonly url: string;
}

export interface Lead {
  readonly next: (PageRedirect & { readonly isOptional: boolean }) | null;
}

export function mayLead(html: string): boolean {
  return html !== '' && (isAmp(html) || mayRedirect(html));
}

/** The original of an AMP page is optional, because the AMP page can also be read. Never throws. */
export function readLead(job: LeadJob): Lead {
  try {
    return read(job);
  } catch {
    return { next: null };
  }
}

function read({ html, url }: LeadJob): Lead {
  const page = new PageMarkup(html);
  const redirect = findPageRedirect(page, url);
  if (redirect !== null) return { next: { ...redirect, isOptional: false } };
  const canonical = ampCanonical(page, url);
  return { next: canonical === null ? null : { url: canonical, via: 'canonical', isOptional: true } };
}

/** `<html amp>` or `<html ⚡>` (amp.dev/documentation/guides-and-tutorials/learn/spec/amphtml). */
const AMP = /<html\b[^>]{0,500}?\s(?:amp|⚡)(?=[\s=>])/iu;

function isAmp(html: string): boolean {
  return AMP.test(html.slice(0, 20_000));
}

/** Null for any other page, and for a link to itself. */
export function ampCanonical(page: PageMarkup, url: string): DerivedUrl | null {
  if (!isAmp(page.html)) return null;
  for (const element of descendants(page.root)) {
    if (element.tag !== 'link' || !/(?:^|\s)canonical(?:\s|$)/i.test(element.attribute('rel'))) continue;
    const target = deriveUrl(element.attribute('href'), url);
    if (target !== null) return target.url === url ? null : target.url;
  }
  return null;
}
