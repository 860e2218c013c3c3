import { ALL, type FrameworkFilter } from '@earshot/schema/help/rules';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Pause in typing before a search is sent, in milliseconds. Long enough that a word typed without pausing makes one call,
 * and short enough to feel immediate.
 */
const TYPING_PAUSE_MS = 200;

type FilterName = keyof FrameworkFilter;
const FILTER_NAMES: readonly FilterName[] = ['search', 'category', 'tag'];

export interface ListFilter {
  /** The active filter of the list. The value `all` means no filter. */
  readonly filter: FrameworkFilter;
  /** Content of the search field. The list is updated after a short pause. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly choose: (name: 'category' | 'tag', value: string) => void;
  /** Removes every filter, including from the URL (#296, #297). */
  readonly clear: () => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** Returns the filters of a list, which are stored in the URL, so that links, reloads and Back preserve them (#291). */
export function useListFilter(): ListFilter {
  const [parameters, setParameters] = useSearchParams();
  const searchRef = useRef<HTMLInputElement>(null);
  const filter: FrameworkFilter = {
    search: parameters.get('search')?.trim() ?? '',
    category: parameters.get('category') || ALL,
    tag: parameters.get('tag') || ALL,
  };
  const [text, setText] = useState(filter.search);
  const [shownSearch, setShownSearch] = useState(filter.search);

  // If the URL has changed for a reason other than typing, update the field.
  if (shownSearch !== filter.search) {
    setShownSearch(filter.search);
    if (text.trim() !== filter.search) setText(filter.search);
  }

  useEffect(() => {
    const typed = text.trim();
    if (typed === (parameters.get('search')?.trim() ?? '')) return;
    const timer = setTimeout(
      () => setParameters(withFilter(parameters, 'search', typed), { replace: true }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, parameters, setParameters]);

  return {
    filter,
    text,
    setText,
    choose: (name, value) => setParameters(withFilter(parameters, name, value), { replace: true }),
    clear: () => {
      setText('');
      setParameters(
        FILTER_NAMES.reduce((left, name) => withFilter(left, name, ''), parameters),
        { replace: true },
      );
    },
    searchRef,
  };
}

function withFilter(parameters: URLSearchParams, name: FilterName, value: string): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (value === '' || value === ALL) changed.delete(name);
  else changed.set(name, value);
  return changed;
}
