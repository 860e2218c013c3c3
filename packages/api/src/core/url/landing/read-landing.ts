/** What a fetched page means for a link: whether it leads on by itself, and what it says about itself. */
import { PageMarkup } from '../../page/html/page-markup.ts';
import { readPage } from '../../page/read-page.ts';
import { isBotChallenge } from '../../page/refusal/challenge.ts';
import type { DerivedUrl } from '../derived-url.ts';
import { ampCanonical } from './amp-canonical.ts';
import { findPageRedirect, type PageRedirect } from './page-redirect.ts';

export interface LandingJob {
  readonly html: string;
  /** Address that the page came from. */
  readonly url: string;
  /** ISO time of the request. */
  readonly now: string;
}

export interface Landing {
  /** Where the page leads by itself, absolute, or null when it is the destination. */
  readonly next: PageRedirect | null;
  readonly title: string | null;
  readonly publisher: string | null;
  readonly description: string | null;
  /** For an AMP page: the original. */
  readonly canonicalUrl: DerivedUrl | null;
}

const NOTHING: Landing = { next: null, title: null, publisher: null, description: null, canonicalUrl: null };

/**
 * Reads a landing page. Never throws: a page that its readers fail on leads nowhere and has no title or publisher, and it
 * is still where the link leads.
 */
export function readLanding(job: LandingJob): Landing {
  try {
    return read(job);
  } catch {
    return NOTHING;
  }
}

function read({ html, url, now }: LandingJob): Landing {
  const markup = new PageMarkup(html);
  const next = findPageRedirect(markup, url);
  if (next !== null) return { ...NOTHING, next };
  const page = readPage(markup, url, { now: new Date(now) });
  if (isBotChallenge(html, page.signals)) return NOTHING;
  const { ogTitle, titleText } = page.titles;
  return {
    next: null,
    title: page.headline ?? ogTitle ?? titleText,
    publisher: page.source,
    description: page.description ?? page.ogDescription,
    canonicalUrl: ampCanonical(markup, url),
  };
}
