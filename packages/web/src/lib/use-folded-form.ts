import { type RefObject, useState } from 'react';

interface FoldedState {
  readonly result: object | null;
  readonly pending: boolean;
  readonly failure: object | null;
  /** The button that gets the focus when the form is opened again. */
  readonly runRef: RefObject<HTMLElement | null>;
}

/**
 * Whether a form is folded to one line: once a result is there, until it is opened again, a call runs, or one fails. A
 * new result folds it anew.
 */
export function useFoldedForm({ result, pending, failure, runRef }: FoldedState) {
  const [openedFor, setOpenedFor] = useState<object | null>(null);
  return {
    isFolded: result !== null && openedFor !== result && !pending && failure === null,
    open: () => {
      setOpenedFor(result);
      requestAnimationFrame(() => runRef.current?.focus());
    },
  };
}
