import { ALL, type FrameworkFilter } from '@earshot/schema/help/rules';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Long enough that a word typed in one go is one call, short enough to feel immediate. */
const TYPING_PAUSE_MS = 200;

type FilterName = keyof FrameworkFilter;
const FILTER_NAMES: readonly FilterName[] = ['search', 'category', 'tag'];

export interface ListFilter {
  /** The filter of the list; `all` shows everything. */
  readonly filter: FrameworkFilter;
  /** Content of the search field; the list follows it after a short pause. */
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly choose: (name: 'category' | 'tag', value: string) => void;
  /** Removes every filter, also from the address (#296, #297). */
  readonly clear: () => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** The filters of a list. They live in the address, so that a link, a reload and the way back keep them (#291). */
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

  // The address has changed by other means than typing: the field follows it.
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
