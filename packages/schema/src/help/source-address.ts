import type { Source } from './model.ts';

/** Where a reader finds a work: its DOI, or its address. Undefined when neither is known. */
export function sourceAddress({ doi, url }: Pick<Source, 'doi' | 'url'>): string | undefined {
  return doi === undefined ? url : `https://doi.org/${doi}`;
}
