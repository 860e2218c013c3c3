import type { Source } from './model.ts';

type Located = Pick<Source, 'doi' | 'url'>;

/** Returns the URL of a work, from its DOI if it has one. Undefined if neither a DOI nor a URL is known. */
export function sourceAddress({ doi, url }: Located): string | undefined {
  return doi === undefined ? url : `https://doi.org/${doi}`;
}

/** Where a work is found on the web. */
interface SourcePlace {
  readonly href: string;
  /** Host name of the publisher's site if only its front page is known. Undefined if `href` leads to the work. */
  readonly site: string | undefined;
}

/** Returns where a work is found, and whether that is the work or only the front page of its publisher's site. */
export function sourcePlace(source: Located): SourcePlace | undefined {
  const href = sourceAddress(source);
  if (href === undefined) return undefined;
  const { pathname, search, host } = new URL(href);
  return { href, site: pathname === '/' && search === '' ? host.replace(/^www\./, '') : undefined };
}
