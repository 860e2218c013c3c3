import { Failure } from '@earshot/schema/failures';
import {
  Framework,
  FrameworkRequest,
  FrameworksRequest,
  GlossaryRequest,
  GlossaryTerm,
  HelpSearchRequest,
  HelpSearchResult,
  Playbook,
  Quiz,
} from '@earshot/schema/help/model';
import { filterQuery } from '@earshot/schema/help/rules';
import { z } from 'zod';
import { exerciseList, exercises } from '../../content/exercises.ts';
import { library } from '../../content/library.data.ts';
import { procedure, router } from '../../trpc.ts';
import type { Entry as IndexedEntry, Kind } from './search-entries.ts';
import { buildSearchIndex, type SearchIndex } from './search-index.ts';

export const help = router({
  search: procedure('help.search')
    .input(HelpSearchRequest)
    .output(HelpSearchResult)
    .query(({ input }) => searchLibrary(input.q ?? '')),
  frameworks: procedure('help.frameworks')
    .input(FrameworksRequest)
    .output(z.array(Framework))
    .query(({ input }) => listFrameworks(input)),
  framework: procedure('help.framework')
    .input(FrameworkRequest)
    .output(Framework)
    .query(({ input }) => getFramework(input)),
  glossary: procedure('help.glossary')
    .input(GlossaryRequest)
    .output(z.array(GlossaryTerm))
    .query(({ input }) => listGlossary(input)),
  playbooks: procedure('help.playbooks')
    .output(z.array(Playbook))
    .query(() => library.playbooks.slice()),
  quizzes: procedure('help.quizzes')
    .output(z.array(Quiz))
    .query(() => library.quizzes.slice()),
});

const MAX_BEST = 8;

let built: SearchIndex | undefined;

/** Built on first use, because worker processes load this module but never search. */
export function searchIndex(): SearchIndex {
  built ??= buildSearchIndex({ ...library, exercises, exerciseList });
  return built;
}

/** Matches by kind (#406), and the best of all kinds. A query without a letter or digit finds nothing. Never throws. */
export function searchLibrary(query: string): HelpSearchResult {
  const { hits, isAnswered } = searchIndex()(query);
  return {
    frameworks: resolve(hits, 'frameworks', FRAMEWORKS),
    glossary: resolve(hits, 'glossary', library.glossary),
    playbooks: resolve(hits, 'playbooks', PLAYBOOKS),
    best: hits
      .slice(0, MAX_BEST)
      .map(({ kind, id, slug, name, text }) => ({ kind, id, slug, title: name, text })),
    isAnswered,
  };
}

function resolve<Entry extends { readonly id: string }>(
  hits: readonly IndexedEntry[],
  kind: Kind,
  entries: readonly Entry[],
): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return hits.flatMap((hit) => {
    const entry = hit.kind === kind ? byId.get(hit.id) : undefined;
    return entry ? [entry] : [];
  });
}

/** Frameworks without their long parts, for search results and the list. */
const FRAMEWORKS = library.frameworks.map(frameworkSummary);
const PLAYBOOKS = library.playbooks.map(playbookSummary);

function frameworkSummary(framework: Framework): Framework {
  const { whenNotToUse, example, template, measures, questions, comparison, ...summary } = framework;
  return summary;
}

function playbookSummary(playbook: Playbook): Playbook {
  const { whenToUse, roles, phases, textTemplates, tableTemplates, example, realCase, pitfalls, ...summary } =
    playbook;
  return summary;
}

/** Matches of all filters, in library order or, with a search, best first (#407). Blank and `all` mean no filter. */
export function listFrameworks(request: FrameworksRequest): Framework[] {
  const { search, category, tag } = filterQuery(request);
  const found =
    search === undefined ? FRAMEWORKS : resolve(searchIndex()(search).hits, 'frameworks', FRAMEWORKS);
  return found.filter(
    (framework) =>
      (category === undefined || framework.category === category) &&
      (tag === undefined || framework.tags.includes(tag)),
  );
}

export function getFramework({ slug }: { readonly slug: string }): Framework {
  const framework = library.frameworks.find((entry) => entry.slug === slug);
  if (!framework) throw new Failure('framework-not-found');
  return framework;
}

export function listGlossary(request: GlossaryRequest): GlossaryTerm[] {
  const { search, category } = filterQuery(request);
  const found =
    search === undefined
      ? library.glossary
      : resolve(searchIndex()(search).hits, 'glossary', library.glossary);
  return found.filter((term) => category === undefined || term.category === category);
}
