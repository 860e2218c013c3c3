import type { GlossaryRequest, GlossaryTerm } from '@earshot/schema/help/model';
import { filterQuery } from '@earshot/schema/help/rules';
import { library } from '../../content/library.ts';
import { searchEntries } from './search-library.ts';

/**
 * Terms that meet every given filter, in library order, or best first when there is a search (#409). A blank filter,
 * and `all` as category, count as absent.
 */
export function listGlossary(request: GlossaryRequest): GlossaryTerm[] {
  const { search, category } = filterQuery(request);
  const found = search === undefined ? library.glossary : searchEntries(search, 'glossary', library.glossary);
  return found.filter((term) => category === undefined || term.category === category);
}
