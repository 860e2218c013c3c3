import type { BestHit, HelpSearchResult } from '@earshot/schema/help/model';
import { type Library, library } from '../../content/library.ts';
import { librarySummaries } from './library-summaries.ts';
import type { Kind } from './search-entries.ts';
import { buildSearchIndex, type Hit } from './search-index.ts';

/** Number of hits of all kinds together that an answer lists. */
const MAX_BEST = 8;

type SearchIndex = ReturnType<typeof buildSearchIndex>;

let built: { readonly index: SearchIndex; readonly bestById: ReadonlyMap<string, BestHit> } | undefined;

/** Built when it is first asked for: worker processes also load this module but never search. */
function search() {
  built ??= {
    index: buildSearchIndex(library),
    bestById: new Map(bestHits(library).map((hit) => [hit.id, hit])),
  };
  return built;
}

/** Builds the index, so that the first visitor who searches need not wait for it. */
export function prepareSearch(): void {
  search();
}

/**
 * Frameworks, glossary terms and playbooks that fit a query, each list best first (#406), and the best entries of all kinds. A
 * query without a letter or digit finds nothing. Never throws, whatever the text.
 */
export function searchLibrary(query: string): HelpSearchResult {
  const { index, bestById } = search();
  const { hits, isAnswered } = index(query);
  return {
    frameworks: resolve(hits, 'frameworks', librarySummaries.frameworks),
    glossary: resolve(hits, 'glossary', library.glossary),
    playbooks: resolve(hits, 'playbooks', librarySummaries.playbooks),
    best: hits.slice(0, MAX_BEST).flatMap(({ id }) => bestById.get(id) ?? []),
    isAnswered,
  };
}

/** The entries of one kind that fit a query, best first. */
export function searchEntries<Entry extends { readonly id: string }>(
  query: string,
  kind: Kind,
  entries: readonly Entry[],
): Entry[] {
  return resolve(search().index(query).hits, kind, entries);
}

function resolve<Entry extends { readonly id: string }>(
  hits: readonly Hit[],
  kind: Kind,
  entries: readonly Entry[],
): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return hits.flatMap((hit) => {
    const entry = hit.kind === kind ? byId.get(hit.id) : undefined;
    return entry ? [entry] : [];
  });
}

function bestHits({ frameworks, glossary, playbooks, quizzes }: Library): BestHit[] {
  return [
    ...frameworks.map(({ id, slug, name, description }) =>
      hit('frameworks', { id, slug }, name, description),
    ),
    ...glossary.map(({ id, term, definition }) => hit('glossary', { id, slug: term }, term, definition)),
    ...playbooks.map(({ id, slug, title, description }) =>
      hit('playbooks', { id, slug }, title, description),
    ),
    ...quizzes.map(({ id, slug, title, description }) => hit('quizzes', { id, slug }, title, description)),
  ];
}

function hit(kind: Kind, { id, slug }: { id: string; slug: string }, title: string, text: string): BestHit {
  return { kind, id, slug, title, text };
}
