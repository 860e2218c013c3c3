import { Source } from '@earshot/schema/help/model';
import { z } from 'zod';
import { checked, readContent } from '../read-content.ts';

/** A published work. `checked` is the day someone read the work, and absent if nobody has. */
const Reference = Source.omit({ author: true, id: true, claim: true, note: true }).extend({
  authors: z.array(z.string()).min(1),
});
const References = z.record(z.string(), Reference.strict());
export type References = z.infer<typeof References>;

/** A citation: the key of a work, or the key with what the entry takes from the work. */
export const Citation = z.union([z.string(), z.record(z.string(), z.string())]);
export type Citation = z.infer<typeof Citation>;

export function readReferences(): References {
  const { path, text } = readContent('library/references.json');
  return checked(path, References, JSON.parse(text));
}

/** Throws for a work that is not in the list. */
export function sourcesOf(path: string, citations: readonly Citation[], references: References): Source[] {
  const works = new Map(Object.entries(references));
  return citations.map((citation, i) => {
    const [id = '', claim] = typeof citation === 'string' ? [citation] : (Object.entries(citation)[0] ?? []);
    const work = works.get(id);
    if (!work) throw new Error(`${path}: sources.${i}: ${id} is not in library/references.json`);
    const author = runningText(work.authors.map(spoken));
    return { ...work, id, author, ...(claim !== undefined && { claim }) };
  });
}

/** Turns `Family, Given` into `Given Family`. Names of organizations have no comma and stay as they are. */
function spoken(author: string): string {
  const [family, given] = author.split(', ');
  return given ? `${given} ${family}` : author;
}

function runningText(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
