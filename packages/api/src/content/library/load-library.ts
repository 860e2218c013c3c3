import { termAnchor } from '@earshot/schema/help/library-place';
import type { Framework, GlossaryTerm, Playbook, Quiz } from '@earshot/schema/help/model';
import {
  type ContentFile,
  nameOf,
  parseEntry,
  parseMarkdown,
  readContent,
  readFolder,
} from '../read-content.ts';
import { FrameworkFile, PlaybookFile, QuizFile, Table, TermFile } from './library-files.ts';
import { type References, readReferences, sourcesOf } from './references.ts';

export interface Library {
  readonly frameworks: readonly Framework[];
  readonly glossary: readonly GlossaryTerm[];
  readonly playbooks: readonly Playbook[];
  readonly quizzes: readonly Quiz[];
}

/** Day of the last revision of the whole library. Entries changed later have it in their `changes`. */
const REVISED = '2026-11-23';

/** Terms are in alphabetical order, everything else in the order of `position`. */
export function loadLibrary(): Library {
  const references = readReferences();
  return {
    frameworks: inOrder(readFolder('library/frameworks').map((file) => readFramework(file, references))),
    glossary: withRelated(readFolder('library/terms').map((file) => readTerm(file, references))).sort(
      (a, b) => a.term.localeCompare(b.term, 'en'),
    ),
    playbooks: inOrder(readFolder('library/playbooks').map((file) => readPlaybook(file, references))),
    quizzes: inOrder(readFolder('library/quizzes').map(readQuiz)),
  };
}

interface Placed<T> {
  readonly position: number;
  readonly entry: T;
}

function inOrder<T>(entries: readonly Placed<T>[]): T[] {
  return entries.toSorted((a, b) => a.position - b.position).map(({ entry }) => entry);
}

export function readTerm(file: ContentFile, references: References): GlossaryTerm {
  const { body, sources, changes, ...term } = parseMarkdown(file, TermFile);
  const slug = nameOf(file);
  if (slug !== termAnchor(term.term))
    throw new Error(`${file.path}: term: the file of this term is ${termAnchor(term.term)}.md`);
  const entry = { id: `term-${slug}`, slug, ...term, definition: body };
  return { ...entry, ...history(file, sources, changes, references) };
}

/** Throws if a term names a related term that does not exist. */
export function withRelated(terms: GlossaryTerm[]): GlossaryTerm[] {
  const names = new Set(terms.map(({ term }) => term));
  for (const { slug, related } of terms)
    for (const [i, name] of related.entries())
      if (!names.has(name))
        throw new Error(`library/terms/${slug}.md: related.${i}: no term is called ${name}`);
  return terms;
}

function readFramework(file: ContentFile, references: References): Placed<Framework> {
  const { position, comparison, sources, changes, ...rest } = parseEntry(file, FrameworkFile);
  const slug = nameOf(file);
  const compared = comparison && parseEntry(readContent(`library/tables/${comparison}.yaml`), Table);
  const entry = { id: `framework-${slug}`, slug, ...rest, ...(compared && { comparison: compared }) };
  return { position, entry: { ...entry, ...history(file, sources, changes, references) } };
}

function readPlaybook(file: ContentFile, references: References): Placed<Playbook> {
  const { position, sources, changes, ...rest } = parseEntry(file, PlaybookFile);
  const slug = nameOf(file);
  const entry = { id: `playbook-${slug}`, slug, ...rest };
  return { position, entry: { ...entry, ...history(file, sources, changes, references) } };
}

function readQuiz(file: ContentFile): Placed<Quiz> {
  const { position, ...rest } = parseEntry(file, QuizFile);
  const slug = nameOf(file);
  return { position, entry: { id: `quiz-${slug}`, slug, ...rest } };
}

type Cited = TermFile['sources'];
type Changes = TermFile['changes'];
type History = Pick<GlossaryTerm, 'sources' | 'lastReviewed' | 'changes' | 'updated'>;

/** Sources, corrections (newest first), and the days of the last review and change. */
function history({ path }: ContentFile, cited: Cited, changes: Changes, references: References): History {
  const sources = cited && sourcesOf(path, cited, references);
  const reviewed = reviewMonth(sources ?? []);
  const updated = [REVISED, ...(changes ?? []).map(({ on }) => on)].sort().at(-1) ?? REVISED;
  return {
    ...(sources && { sources }),
    ...(reviewed !== undefined && { lastReviewed: reviewed }),
    ...(changes && { changes }),
    updated,
  };
}

/** Month of the oldest check of a source. Undefined while any source is unchecked. */
export function reviewMonth(
  sources: readonly { readonly checked?: string | undefined }[],
): string | undefined {
  const [oldest] = sources.map(({ checked }) => checked ?? '').sort();
  return oldest ? oldest.slice(0, 'YYYY-MM'.length) : undefined;
}
