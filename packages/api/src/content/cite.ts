import type { Source } from '@earshot/schema/help/model';
import { type ReferenceId, references } from './references.ts';

/** Returns the work with this key as the source of an entry. @param claim what the entry takes from it. */
export function cite(id: ReferenceId, claim?: string): Source {
  const reference: Omit<Source, 'author'> & { readonly authors: readonly string[] } = references[id];
  const authors = [...reference.authors];
  return { ...reference, id, authors, author: runningText(authors.map(spoken)), ...(claim ? { claim } : {}) };
}

/** Converts `Family, Given` to the spoken order `Given Family`. Names of organizations have no comma and are unchanged. */
function spoken(author: string): string {
  const [family, given] = author.split(', ');
  return given ? `${given} ${family}` : author;
}

function runningText(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
