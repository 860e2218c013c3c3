import type { Source } from './model.ts';

type Located = Pick<Source, 'doi' | 'url'>;

export function sourceAddress({ doi, url }: Located): string | undefined {
  return doi === undefined ? url : `https://doi.org/${doi}`;
}

interface SourcePlace {
  readonly href: string;
  /** Host name of the publisher's site if only its front page is known. Undefined if `href` leads to the work. */
  readonly site: string | undefined;
}

export function sourcePlace(source: Located): SourcePlace | undefined {
  const href = sourceAddress(source);
  if (href === undefined) return undefined;
  const { pathname, search, host } = new URL(href);
  return { href, site: pathname === '/' && search === '' ? host.replace(/^www\./, '') : undefined };
}
