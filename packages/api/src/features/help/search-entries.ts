import type { BestHit, Framework, GlossaryTerm, Playbook, Quiz } from '@earshot/schema/help/model';
import type { Exercise } from '@earshot/schema/help/sample-set';
import type { Library } from '../../content/library/load-library.ts';

export type Kind = BestHit['kind'];

/** A library entry as indexed by the search. */
export interface Entry {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  readonly aka: readonly string[];
  readonly tags: readonly string[];
  /** Content of the card. */
  readonly body: string;
  /** The works that the entry is based on. */
  readonly sources: string;
  /** Content of the opened entry: examples, templates, pitfalls, questions. */
  readonly deep: string;
}

/** Searched content: the library, its exercises, and the list of exercises. */
export interface Searched extends Library {
  readonly exercises: readonly Exercise[];
  readonly exerciseList: { readonly id: string; readonly title: string; readonly text: string };
}

/** Returns every entry, in library order. */
export function searchEntriesOf(searched: Searched): Entry[] {
  const { frameworks, glossary, playbooks, quizzes, exercises, exerciseList } = searched;
  return [
    ...frameworks.map(frameworkEntry),
    ...glossary.map(termEntry),
    ...playbooks.map(playbookEntry),
    ...quizzes.map(quizEntry),
    {
      id: exerciseList.id,
      kind: 'exercises',
      name: exerciseList.title,
      aka: EXERCISE_WORDS,
      tags: [],
      body: exerciseList.text,
      sources: '',
      deep: '',
    },
    ...exercises.map(exerciseEntry),
  ];
}

function frameworkEntry(entry: Framework): Entry {
  const {
    id,
    name,
    category,
    tags,
    description,
    whenToUse,
    keyComponents,
    steps,
    outcomes,
    tips,
    sources,
    // Excluded because it contains the names of the other models, so each would be found under all of their names.
    comparison,
    ...rest
  } = entry;
  return {
    id,
    kind: 'frameworks',
    name,
    aka: [],
    tags: [category, ...tags],
    body: textsOf([description, whenToUse, keyComponents, steps, outcomes, tips]).join('\n'),
    sources: textsOf(sources).join('\n'),
    deep: textsOf(rest).join('\n'),
  };
}

function termEntry(entry: GlossaryTerm): Entry {
  const { id, term, category, aka, definition, related, slug, sources, ...rest } = entry;
  return {
    id,
    kind: 'glossary',
    name: term,
    aka,
    tags: [category],
    body: definition,
    sources: textsOf(sources).join('\n'),
    deep: textsOf(rest).join('\n'),
  };
}

function playbookEntry(entry: Playbook): Entry {
  const { id, slug, title, tags, description, steps, sources, ...rest } = entry;
  return {
    id,
    kind: 'playbooks',
    name: title,
    aka: [],
    tags,
    body: textsOf([description, steps]).join('\n'),
    sources: textsOf(sources).join('\n'),
    deep: textsOf(rest).join('\n'),
  };
}

function quizEntry({ id, title, description, badge, questions, sources }: Quiz): Entry {
  return {
    id,
    kind: 'quizzes',
    name: title,
    aka: [],
    tags: ['quiz', 'exam', badge],
    body: description,
    sources: textsOf(sources).join('\n'),
    deep: textsOf(questions).join('\n'),
  };
}

/** Synonyms for exercises, by which the list of exercises and each exercise can be found. */
const EXERCISE_WORDS = [
  'Practice',
  'Practice data',
  'Practical exercise',
  'Assignment',
  'Hands-on',
  'Try it out',
];

function exerciseEntry({ slug, label, task, expected, playbook }: Exercise): Entry {
  return {
    id: slug,
    kind: 'exercises',
    name: label,
    aka: [],
    tags: ['Exercise', ...EXERCISE_WORDS],
    body: `${task}\n${playbook}`,
    sources: '',
    deep: expected,
  };
}

/** Returns all texts in a value, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
