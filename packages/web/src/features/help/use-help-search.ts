import type { HelpSearchResult } from '@earshot/schema/help/model';
import { skipToken } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { logError } from '../../lib/log.ts';
import { trpc } from '../../transport/trpc.ts';

/** Query parameter that holds the query of the results on screen, so that navigating back from a result restores them. */
const QUERY_PARAMETER = 'q';

interface FoundResults {
  readonly query: string;
  readonly result: HelpSearchResult;
}

export interface HelpSearch {
  readonly text: string;
  /** Sets the text of the search field. Clearing the field clears the results. */
  readonly setText: (text: string) => void;
  readonly submit: () => void;
  readonly pending: boolean;
  /** Results of the last search. Null before the first search and after clearing (#270, #280). */
  readonly found: FoundResults | null;
}

/**
 * Help Center search: the latest query wins (#283), and a failed query is only logged (#281, #282). A link with `?q=`
 * searches immediately.
 */
export function useHelpSearch(): HelpSearch {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get(QUERY_PARAMETER)?.trim() ?? '';
  const [text, setText] = useState(query);
  const { data, error, isFetching, refetch } = trpc.help.search.useQuery(
    query === '' ? skipToken : { q: query },
  );
  useEffect(() => {
    if (error !== null) logError('The help search failed.', error);
  }, [error]);
  const search = (next: string) => {
    if (next === query && error !== null) void refetch();
    else setParameters(next === '' ? {} : { [QUERY_PARAMETER]: next }, { replace: true });
  };
  return {
    text,
    setText: (next) => {
      setText(next);
      if (next === '' && query !== '') search('');
    },
    submit: () => search(text.trim()),
    pending: query !== '' && isFetching,
    found: query !== '' && data ? { query, result: data } : null,
  };
}
