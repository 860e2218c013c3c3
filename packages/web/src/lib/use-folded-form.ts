import { useState } from 'react';

interface FoldedState {
  readonly result: object | null;
  readonly pending: boolean;
  readonly failure: object | null;
}

/**
 * Whether a form is folded to one line: once a result is there, until it is opened again, a call runs, or one fails. A
 * new result folds it anew.
 */
export function useFoldedForm({ result, pending, failure }: FoldedState) {
  const [openedFor, setOpenedFor] = useState<object | null>(null);
  return {
    isFolded: result !== null && openedFor !== result && !pending && failure === null,
    open: () => setOpenedFor(result),
  };
}
