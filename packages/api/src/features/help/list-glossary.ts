import type { GlossaryRequest, GlossaryTerm } from '@earshot/schema/help/model';
import { filterQuery } from '@earshot/schema/help/rules';
import { library } from '../../content/library.data.ts';
import { searchEntries } from './search-library.ts';

/**
 * Returns the terms that match all given filters, in library order or, with a search, best first (#409). A blank filter or the
 * category `all` counts as absent.
 */
export function listGlossary(request: GlossaryRequest): GlossaryTerm[] {
  const { search, category } = filterQuery(request);
  const found = search === undefined ? library.glossary : searchEntries(search, 'glossary', library.glossary);
  return found.filter((term) => category === undefined || term.category === category);
}
