import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Query parameter that holds the ID of the open list, so that Back, a reload or a second tab opens the same list. */
const LIST_PARAMETER = 'list';

/** Returns the list ID in the page URL, and a function that opens another list. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const openList = useCallback(
    (listId: string | null) =>
      setParameters((current) => {
        const next = new URLSearchParams(current);
        if (listId === null) next.delete(LIST_PARAMETER);
        else next.set(LIST_PARAMETER, listId);
        return next;
      }),
    [setParameters],
  );
  return { listId: parameters.get(LIST_PARAMETER) || null, openList };
}
