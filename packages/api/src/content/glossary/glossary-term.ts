import { termAnchor } from '@earshot/schema/help/library-place';
import type { GlossaryTerm } from '@earshot/schema/help/model';

/** A term with the id and the slug that follow from its name. */
export function glossaryTerm(entry: Omit<GlossaryTerm, 'id' | 'slug'>): GlossaryTerm {
  const slug = termAnchor(entry.term);
  return { id: `term-${slug}`, slug, ...entry };
}
