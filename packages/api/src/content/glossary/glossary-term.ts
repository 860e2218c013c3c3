import { termAnchor } from '@earshot/schema/help/library-place';
import type { GlossaryTerm } from '@earshot/schema/help/model';

/** Returns a term with the ID and the slug derived from its name. */
export function glossaryTerm(entry: Omit<GlossaryTerm, 'id' | 'slug'>): GlossaryTerm {
  const slug = termAnchor(entry.term);
  return { id: `term-${slug}`, slug, ...entry };
}
