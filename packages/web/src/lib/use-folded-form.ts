import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isTextField } from './is-typing.ts';

interface FoldedState {
  readonly result: object | null;
  readonly pending: boolean;
  readonly failure: object | null;
  /** The button that receives focus when the form is expanded again. */
  readonly runRef: RefObject<HTMLElement | null>;
}

/**
 * Collapses a form to one line when a result arrives, unless the user is typing in it. The form expands again when the user
 * opens it, while a call is running, and after a failure. A new result collapses it again.
 */
export function useFoldedForm({ result, pending, failure, runRef }: FoldedState) {
  const [openedFor, setOpenedFor] = useState<object | null>(null);
  const startedIn = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (pending) startedIn.current = document.activeElement;
  }, [pending]);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (result !== null && isTextField(activeElement) && activeElement !== startedIn.current)
      setOpenedFor(result);
  }, [result]);
  return {
    isFolded: result !== null && openedFor !== result && !pending && failure === null,
    open: () => {
      setOpenedFor(result);
      requestAnimationFrame(() => runRef.current?.focus());
    },
  };
}
