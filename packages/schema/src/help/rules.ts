/** Display rules of the learning library (spec sections 2 and 9). */
import { SEARCH_DEFINITION_CHARACTERS } from '../limits.ts';

export const DEFAULT_TIME_TO_IMPLEMENT = 'Quick read';
export const DEFAULT_DIFFICULTY = 'All levels';
/** The filter value that means "no filter". It is never sent (#289). */
export const ALL = 'all';

/** Returns the first 150 characters of a definition. Appends three dots only if it was cut (#277, #278, A-40). */
export function cutDefinition(definition: string): string {
  const characters = [...definition];
  if (characters.length <= SEARCH_DEFINITION_CHARACTERS) return definition;
  return `${characters.slice(0, SEARCH_DEFINITION_CHARACTERS).join('')}...`;
}

export interface FrameworkFilter {
  readonly search: string;
  readonly category: string;
  readonly tag: string;
}

/** Blank values are omitted, and so is `all`, except as a search term (#288, #289). */
export function filterQuery(
  filter: {
    readonly [Key in keyof FrameworkFilter]?: string | undefined;
  },
): Partial<FrameworkFilter> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([key, value]) => {
      if (value === undefined || value.trim() === '' || (key !== 'search' && value === ALL)) return [];
      return [[key, key === 'search' ? value.trim() : value]];
    }),
  );
}

export function isFiltered(filter: FrameworkFilter): boolean {
  return Object.keys(filterQuery(filter)).length > 0;
}
