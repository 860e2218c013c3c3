import type { Source } from './model.ts';

/** Returns the URL of a work, from its DOI if it has one. Undefined if neither a DOI nor a URL is known. */
export function sourceAddress({ doi, url }: Pick<Source, 'doi' | 'url'>): string | undefined {
  return doi === undefined ? url : `https://doi.org/${doi}`;
}
