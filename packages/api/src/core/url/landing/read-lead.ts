import { PageMarkup } from '../../page/html/parse-html.ts';
import { ampCanonical, isAmp } from './amp-canonical.ts';
import { findPageRedirect, mayRedirect, type PageRedirect } from './page-redirect.ts';

export interface LeadJob {
  readonly html: string;
  /** URL of the page. */
  readonly url: string;
}

export interface Lead {
  /** Where the page leads, or null if it is the page to read. */
  readonly next: (PageRedirect & { readonly isOptional: boolean }) | null;
}

/** Whether `readLead` may find something. Makes one pass over the page without parsing it. */
export function mayLead(html: string): boolean {
  return html !== '' && (isAmp(html) || mayRedirect(html));
}

/**
 * Returns which page to read instead of this one: the target of its redirect, or the original of an AMP page. The original
 * is optional, because the AMP page can also be read. Never throws. If the page cannot be parsed, `next` is null.
 */
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
