import type { AnalystRecord, Author, AuthorKind } from '@earshot/schema/analyst-record';
import type { Block } from '../html/blocks.ts';
import type { Statements } from '../statements/read-statements.ts';
import { chooseAuthors, type FoundAuthors, readAgency } from './author.ts';
import type { Found } from './headline.ts';
import type { LinkedNode } from './json-ld.ts';
import { readOriginalSource } from './original-source.ts';
import { loose } from './title-parts.ts';

export interface CreditSources {
  readonly article: LinkedNode | null;
  /** Authors stated in the markup. */
  readonly markedAuthors: FoundAuthors | null;
  readonly statements: Statements;
  readonly blocks: readonly Block[];
  readonly headlineAt: number;
  /** The page's outlet. */
  readonly sourceName: string | null;
  readonly canonicalUrl: string | null;
  readonly url: string;
}

export interface Credits {
  /** All names in one string. Null if there are none. */
  readonly author: string | null;
  readonly authorKind: AuthorKind | null;
  /** The outlet that first published the article: the page's own outlet or another one. */
  readonly original: Found | null;
  readonly record: Pick<AnalystRecord, 'authors' | 'agency' | 'originalSource'>;
  readonly provenance: Readonly<Record<string, string>>;
}

/** Reads the authors of the article, the outlet that first published it, and its agency. */
export function readCredits(sources: CreditSources): Credits {
  const { article, markedAuthors, statements, sourceName } = sources;
  const found = chooseAuthors(markedAuthors, statements);
  const authors = withoutOutlet(found?.authors ?? [], sourceName);
  const agency = readAgency(article, authors, statements);
  const original = readOriginalSource(sources);
  const isOther = original !== null && sourceName !== null && loose(original.value) !== loose(sourceName);
  return {
    author: found ? authors.map(({ name }) => name).join(', ') : null,
    authorKind: kindOfAll(authors),
    original,
    record: {
      ...(found && { authors: [...authors] }),
      ...(agency && { agency: agency.value }),
      ...(isOther && { originalSource: original.value }),
    },
    provenance: {
      ...(found && { author: found.from, authors: found.from }),
      ...(agency && { agency: agency.from }),
      ...(isOther && { originalSource: original.from }),
    },
  };
}

/** Drops the outlet from a byline that also names other authors: "Rafael Nogueira, Diário da Serra". */
function withoutOutlet(authors: readonly Author[], outlet: string | null): readonly Author[] {
  const others = authors.filter(({ name }) => outlet === null || loose(name) !== loose(outlet));
  return others.length > 0 ? others : authors;
}

/** Returns the kind that all authors have. Null if they differ or one is unknown. */
function kindOfAll(authors: readonly Author[]): AuthorKind | null {
  const [kind] = authors.map((author) => author.kind);
  return kind && authors.every((author) => author.kind === kind) ? kind : null;
}
