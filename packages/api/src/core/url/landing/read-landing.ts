import { PageMarkup } from '../../page/html/parse-html.ts';
import { readPage } from '../../page/read-page.ts';
import { isBotChallenge } from '../../page/refusal/challenge.ts';
import type { DerivedUrl } from '../derived-url.ts';
import { findPageRedirect, type PageRedirect } from './page-redirect.ts';
import { ampCanonical } from './read-lead.ts';

export interface LandingJob {
  readonly html: string;
  readonly url: string;
  readonly now: string;
}

export interface Landing {
  readonly next: PageRedirect | null;
  readonly title: string | null;
  readonly publisher: string | null;
  readonly description: string | null;
  readonly canonicalUrl: DerivedUrl | null;
}

const NOTHING: Landing = { next: null, title: null, publisher: null, description: null, canonicalUrl: null };

/** Never throws: a page that cannot be read is still the destination. */
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
