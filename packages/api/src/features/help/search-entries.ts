import type { BestHit, Framework, GlossaryTerm, Playbook, Quiz } from '@earshot/schema/help/model';
import type { Exercise } from '@earshot/schema/help/sample-set';
import type { Library } from '../../content/library/load-library.ts';

export type Kind = BestHit['kind'];

export interface Entry {
  readonly id: string;
  readonly slug: string;
  readonly kind: Kind;
  readonly name: string;
  readonly aka: readonly string[];
  readonly tags: readonly string[];
  /** Shown below the name of a hit. */
  readonly text: string;
  readonly body: string;
  readonly sources: string;
  /** Shown only once the entry is opened: examples, templates, pitfalls, questions. */
  readonly deep: string;
}

export interface Searched extends Library {
  readonly exercises: readonly Exercise[];
  readonly exerciseList: { readonly id: string; readonly title: string; readonly text: string };
}

export function searchEntriesOf(searched: Searched): Entry[] {
  const { frameworks, glossary, playbooks, quizzes, exercises, exerciseList } = searched;
  const { id, title, text } = exerciseList;
  const list = { id, slug: '', name: title, text, aka: EXERCISE_WORDS };
  return [
    ...frameworks.map(frameworkEntry),
    ...glossary.map(termEntry),
    ...playbooks.map(playbookEntry),
    ...quizzes.map(quizEntry),
    entryOf('exercises', list, { body: text }),
    ...exercises.map(({ slug, label, task, expected, playbook }) =>
      entryOf(
        'exercises',
        {
          id: slug,
          slug,
          name: label,
          text: `${task} From the playbook ${playbook}.`,
          tags: ['Exercise', ...EXERCISE_WORDS],
        },
        { body: [task, playbook], deep: expected },
      ),
    ),
  ];
}

type Named = Pick<Entry, 'id' | 'slug' | 'name' | 'text'> & Partial<Pick<Entry, 'aka' | 'tags'>>;
type Texts = Partial<Record<'body' | 'sources' | 'deep', unknown>>;

function entryOf(kind: Kind, named: Named, { body, sources, deep }: Texts): Entry {
  const joined = (value: unknown) => textsOf(value).join('\n');
  return {
    kind,
    aka: [],
    tags: [],
    ...named,
    body: joined(body),
    sources: joined(sources),
    deep: joined(deep),
  };
}

function frameworkEntry(entry: Framework): Entry {
  const { id, slug, name, category, tags, description, whenToUse, keyComponents, steps, outcomes, tips } =
    entry;
  // `comparison` is left out: it names other models, whose names would then find this entry.
  const { whenNotToUse, structure, example, template, measures, questions } = entry;
  return entryOf(
    'frameworks',
    {
      id,
      slug,
      name,
      text: description,
      aka: [...shortNames(name, slug), ...phrasesOf(tags)],
      tags: [category, ...tags],
    },
    {
      body: [description, whenToUse, keyComponents, steps, outcomes, tips],
      sources: entry.sources,
      deep: [whenNotToUse, structure, example, template, measures, questions],
    },
  );
}

/** The acronym (`RACE`, `SCCT`), and the name without an edition. */
function shortNames(name: string, slug: string): string[] {
  const acronyms = name.match(/\b[A-Z]{4,}\b/g) ?? [];
  return [...acronyms, ...(slug.includes('-') ? [] : [slug]), name.replace(/ [\d.]+$/, '')];
}

/** Only phrases, because single words are too broad. */
function phrasesOf(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.includes(' '));
}

/** Leaves out related terms and what the term is not: their names must not find it. */
function termEntry(entry: GlossaryTerm): Entry {
  const { id, term, category, aka, definition, sources, plain, formula, standard, inEarshot, mistakes } =
    entry;
  return entryOf(
    'glossary',
    { id, slug: term, name: term, text: definition, aka, tags: [category] },
    { body: definition, sources, deep: [plain, formula, standard, inEarshot, mistakes] },
  );
}

function playbookEntry(entry: Playbook): Entry {
  const { id, slug, title, tags, description, steps, sources, ...rest } = entry;
  return entryOf(
    'playbooks',
    { id, slug, name: title, text: description, aka: phrasesOf(tags), tags: [...PLAYBOOK_WORDS, ...tags] },
    { body: [description, steps], sources, deep: rest },
  );
}

function quizEntry({ id, slug, title, description, badge, questions, sources }: Quiz): Entry {
  return entryOf(
    'quizzes',
    { id, slug, name: title, text: description, tags: ['quiz', 'exam', badge] },
    { body: description, sources, deep: questions },
  );
}

const PLAYBOOK_WORDS = ['Playbook', 'Checklist', 'Flowchart', 'Template', 'Plan'];

const EXERCISE_WORDS = [
  'Practice',
  'Practice data',
  'Practical exercise',
  'Assignment',
  'Hands-on',
  'Try it out',
];

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
