import { Failure } from '@earshot/schema/failures';
import type { Framework, FrameworksRequest } from '@earshot/schema/help/model';
import { filterQuery } from '@earshot/schema/help/rules';
import { library } from '../../content/library.data.ts';
import { librarySummaries } from './library-summaries.ts';
import { searchEntries } from './search-library.ts';

/**
 * Returns the frameworks that match all given filters, in library order or, with a search, best first (#407). A blank filter,
 * or a category or tag of `all`, counts as absent. `getFramework` returns the long parts of a framework.
 */
export function listFrameworks(request: FrameworksRequest): Framework[] {
  const { search, category, tag } = filterQuery(request);
  const found =
    search === undefined
      ? librarySummaries.frameworks
      : searchEntries(search, 'frameworks', librarySummaries.frameworks);
  return found.filter(
    (framework) =>
      (category === undefined || framework.category === category) &&
      (tag === undefined || framework.tags.includes(tag)),
  );
}

/** Returns the framework with this slug. Throws `Failure('framework-not-found')` if there is none (#408). */
export function getFramework({ slug }: { readonly slug: string }): Framework {
  const framework = library.frameworks.find((entry) => entry.slug === slug);
  if (!framework) throw new Failure('framework-not-found');
  return framework;
}
