import type { HelpSearchResult } from '@earshot/schema/help/model';
import { library } from '../../content/library.ts';
import { librarySummaries } from './library-summaries.ts';
import { buildSearchIndex, type Hit, type Searchable } from './search-index.ts';

const index = buildSearchIndex(library);

/**
 * Frameworks, glossary terms and playbooks that fit a query, each list best first (#406). A query without a letter or
 * digit finds nothing. Never throws, whatever the text.
 */
export function searchLibrary(query: string): HelpSearchResult {
  const hits = index(query);
  return {
    frameworks: resolve(hits, 'frameworks', librarySummaries.frameworks),
    glossary: resolve(hits, 'glossary', library.glossary),
    playbooks: resolve(hits, 'playbooks', librarySummaries.playbooks),
  };
}

/** The entries of one kind that fit a query, best first. */
export function searchEntries<Entry extends { readonly id: string }>(
  query: string,
  kind: Searchable,
  entries: readonly Entry[],
): Entry[] {
  return resolve(index(query), kind, entries);
}

function resolve<Entry extends { readonly id: string }>(
  hits: readonly Hit[],
  kind: Searchable,
  entries: readonly Entry[],
): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return hits.flatMap((hit) => {
    const entry = hit.kind === kind ? byId.get(hit.id) : undefined;
    return entry ? [entry] : [];
  });
}
