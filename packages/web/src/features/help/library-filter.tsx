import { ALL, isFiltered } from '@earshot/schema/help/rules';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { HELP_STRINGS } from './strings.ts';
import type { ListFilter } from './use-list-filter.ts';
import { useSlashFocus } from './use-slash-focus.ts';

interface LibraryFilterProps {
  readonly searchLabel: string;
  readonly list: ListFilter;
  /** All values of each filter in the whole library. A filter without values is not shown. */
  readonly values: Partial<Record<'category' | 'tag', readonly string[]>>;
  /** Text with the number of results. Empty until the number is known. */
  readonly found: string;
}

const FILTERS = ['category', 'tag'] as const;

/** Search and filters of a library list. The `/` key focuses the search field. */
export function LibraryFilter({ searchLabel, list, values, found }: LibraryFilterProps) {
  const { filter, text, setText, choose, clear, searchRef } = list;
  useSlashFocus(searchRef);
  return (
    <FilterBar
      searchLabel={searchLabel}
      search={text}
      onSearchChange={setText}
      searchRef={searchRef}
      selects={FILTERS.flatMap((name) => {
        const known = values[name];
        return known === undefined
          ? []
          : [
              {
                label: HELP_STRINGS.lists[name],
                value: filter[name],
                options: filterOptions(known, filter[name]),
                onChange: (value: string) => choose(name, value),
                allValue: ALL,
              },
            ];
      })}
      summary={isFiltered(filter) ? found : null}
      onClear={clear}
    />
  );
}

/**
 * Returns the values of a filter in alphabetical order, without duplicates. Includes the chosen value, which may come from a
 * link (#290, #291).
 */
function filterOptions(values: readonly string[], chosen: string): string[] {
  const known = new Set(values);
  if (chosen !== ALL) known.add(chosen);
  return [...known].sort((a, b) => a.localeCompare(b, 'en'));
}
