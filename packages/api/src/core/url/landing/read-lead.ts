import { PageMarkup } from '../../page/html/page-markup.ts';
import { ampCanonical } from './amp-canonical.ts';
import { findPageRedirect, type PageRedirect } from './page-redirect.ts';

export interface LeadJob {
  readonly html: string;
  /** Address that the page came from. */
  readonly url: string;
}

export interface Lead {
  /** Where the page leads, or null when it is the one to read. */
  readonly next: (PageRedirect & { readonly isOptional: boolean }) | null;
}

/**
 * Where a page leads whose text is wanted: its own redirect, or the original of an AMP page, which can itself be read.
 * Never throws: a page that its readers fail on leads nowhere.
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
