import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Names the list that is open in the address of the page, so that Back, a reload and a second tab open it. */
const LIST_PARAMETER = 'list';

/** Which coverage list the address of the page names, and how to go to another one. */
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
