import type { HelpSearchResult } from '@earshot/schema/help/model';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { logError } from '../../lib/log.ts';
import { trpc } from '../../transport/trpc.ts';

/** Query parameter that holds the query of the results on screen, so that navigating back from a result restores them. */
const QUERY_PARAMETER = 'q';

export interface FoundResults {
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
  const [linkedQuery] = useState(() => parameters.get(QUERY_PARAMETER)?.trim() ?? '');
  const [text, setText] = useState(linkedQuery);
  const [pending, setPending] = useState(linkedQuery !== '');
  const [found, setFound] = useState<FoundResults | null>(null);
  const running = useRef<AbortController | null>(null);
  const { client } = trpc.useUtils();

  const search = useRef(async (query: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    try {
      const result = await client.help.search.query({ q: query }, { signal: controller.signal });
      if (running.current === controller) setFound({ query, result });
    } catch (error) {
      if (running.current === controller) logError('The help search failed.', error);
    }
    if (running.current === controller) setPending(false);
  }).current;

  useEffect(() => {
    if (linkedQuery !== '') void search(linkedQuery);
    return () => {
      running.current?.abort();
      running.current = null;
    };
  }, [linkedQuery, search]);

  const shownQuery = found?.query ?? '';
  useEffect(() => {
    if (pending || shownQuery === (parameters.get(QUERY_PARAMETER) ?? '')) return;
    setParameters(shownQuery === '' ? {} : { [QUERY_PARAMETER]: shownQuery }, { replace: true });
  }, [pending, shownQuery, parameters, setParameters]);

  const clear = () => {
    running.current?.abort();
    running.current = null;
    setPending(false);
    setFound(null);
  };

  return {
    text,
    setText: (next) => {
      setText(next);
      if (next === '') clear();
    },
    submit: () => {
      const query = text.trim();
      if (query === '') return clear();
      void search(query);
    },
    pending,
    found,
  };
}
