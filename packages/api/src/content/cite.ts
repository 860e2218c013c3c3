import type { Source } from '@earshot/schema/help/model';
import { type ReferenceId, references } from './references.ts';

/** The work with this key as the source of an entry. @param claim what the entry takes from it. */
export function cite(id: ReferenceId, claim?: string): Source {
  const reference: Omit<Source, 'author'> & { readonly authors: readonly string[] } = references[id];
  const authors = [...reference.authors];
  return { ...reference, id, authors, author: runningText(authors.map(spoken)), ...(claim ? { claim } : {}) };
}

/** `Family, Given` as it is spoken: `Given Family`. Names of organizations have no comma and stay. */
function spoken(author: string): string {
  const [family, given] = author.split(', ');
  return given ? `${given} ${family}` : author;
}

function runningText(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
