import type { HelpSearchResult } from '@earshot/schema/help/model';
import { library } from '../../content/library.ts';
import { buildSearchIndex, type Searchable } from './search-index.ts';

const index = buildSearchIndex(library);

/**
 * Frameworks, glossary terms and playbooks that fit a query, each list best first (#406). A query without a letter or
 * digit finds nothing. Never throws, whatever the text.
 */
export function searchLibrary(query: string): HelpSearchResult {
  return {
    frameworks: pick(query, 'frameworks', library.frameworks),
    glossary: pick(query, 'glossary', library.glossary),
    playbooks: pick(query, 'playbooks', library.playbooks),
  };
}

/** The entries of one kind that fit a query, best first. */
export function pick<Entry extends { readonly id: string }>(
  query: string,
  kind: Searchable,
  entries: readonly Entry[],
): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return index(query).flatMap((hit) => {
    const entry = hit.kind === kind ? byId.get(hit.id) : undefined;
    return entry ? [entry] : [];
  });
}
