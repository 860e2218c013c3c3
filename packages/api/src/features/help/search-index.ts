import type { HelpSearchResult } from '@earshot/schema/help/model';
import MiniSearch from 'minisearch';
import type { Library } from '../../content/library.ts';
import { queryWords, words } from './words.ts';

export type Searchable = keyof HelpSearchResult;

interface Entry {
  readonly id: string;
  readonly kind: Searchable;
  readonly name: string;
  readonly aka: string;
  readonly tags: string;
  readonly body: string;
}

export interface Hit {
  readonly id: string;
  readonly kind: Searchable;
}

export type SearchIndex = (query: string) => Hit[];

/** How much a match in a field counts: name over other names over tags over running text. */
const FIELD_WEIGHTS = { name: 8, aka: 5, tags: 3, body: 1 } as const;
/** Share of a word's letters that may differ, and the shortest word that is corrected at all. */
const TYPO_SHARE = 0.2;
const MIN_TYPO_CHARACTERS = 4;
const MIN_PREFIX_CHARACTERS = 2;

/** From strict to lenient; the first step that finds something answers. */
const STEPS = [
  { combineWith: 'AND', isTypoTolerant: false },
  { combineWith: 'AND', isTypoTolerant: true },
  { combineWith: 'OR', isTypoTolerant: false },
  { combineWith: 'OR', isTypoTolerant: true },
] as const;

/**
 * A search over frameworks, terms and playbooks. Hits come best first: entries whose name or other name is the query
 * itself, then by BM25+ score, then in library order, so that equal input always gives equal output.
 */
export function buildSearchIndex(library: Library): SearchIndex {
  const entries = toEntries(library);
  const positions = new Map(entries.map(({ id }, position) => [id, position]));
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]));
  const idsByName = new Map<string, Set<string>>();
  for (const { id, names } of namesOf(library))
    for (const name of names) {
      const key = words(name).join(' ');
      idsByName.set(key, (idsByName.get(key) ?? new Set()).add(id));
    }
  const engine = new MiniSearch<Entry>({
    fields: ['name', 'aka', 'tags', 'body'],
    tokenize: (text) => words(text),
    processTerm: (term) => term,
    searchOptions: { boost: FIELD_WEIGHTS },
  });
  engine.addAll(entries);

  return (query) => {
    const wanted = queryWords(query);
    if (wanted.length === 0) return [];
    const named = idsByName.get(words(query).join(' ')) ?? idsByName.get(wanted.join(' '));
    for (const { combineWith, isTypoTolerant } of STEPS) {
      const found = engine.search(wanted.join(' '), {
        combineWith,
        prefix: (term) => term.length >= MIN_PREFIX_CHARACTERS,
        fuzzy: (term) => isTypoTolerant && term.length >= MIN_TYPO_CHARACTERS && TYPO_SHARE,
      });
      if (found.length > 0) {
        return found
          .map(({ id, score }) => ({ id: String(id), score, isNamed: named?.has(String(id)) ?? false }))
          .toSorted(
            (a, b) =>
              Number(b.isNamed) - Number(a.isNamed) ||
              b.score - a.score ||
              (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0),
          )
          .flatMap(({ id }) => {
            const kind = kinds.get(id);
            return kind ? [{ id, kind }] : [];
          });
      }
    }
    return [];
  };
}

function toEntries({ frameworks, glossary, playbooks }: Library): Entry[] {
  return [
    ...frameworks.map(
      (entry): Entry => ({
        id: entry.id,
        kind: 'frameworks',
        name: entry.name,
        aka: '',
        tags: [entry.category, ...entry.tags].join(' \n'),
        body: [
          entry.description,
          entry.whenToUse,
          ...entry.keyComponents,
          ...entry.steps,
          ...entry.outcomes,
          ...entry.tips,
        ].join('\n'),
      }),
    ),
    ...glossary.map(
      (entry): Entry => ({
        id: entry.id,
        kind: 'glossary',
        name: entry.term,
        aka: entry.aka.join('\n'),
        tags: entry.category,
        body: [entry.definition, ...(entry.confusedWith ?? [])].join('\n'),
      }),
    ),
    ...playbooks.map(
      (entry): Entry => ({
        id: entry.id,
        kind: 'playbooks',
        name: entry.title,
        aka: '',
        tags: entry.tags.join('\n'),
        body: [entry.description, ...(entry.steps ?? [])].join('\n'),
      }),
    ),
  ];
}

function namesOf({ frameworks, glossary, playbooks }: Library): { id: string; names: string[] }[] {
  return [
    ...frameworks.map(({ id, name }) => ({ id, names: [name] })),
    ...glossary.map(({ id, term, aka }) => ({ id, names: [term, ...aka] })),
    ...playbooks.map(({ id, title }) => ({ id, names: [title] })),
  ];
}
