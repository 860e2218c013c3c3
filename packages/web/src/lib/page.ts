import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** True while printing. Updates synchronously, so that print-only content is rendered in time. */
export function usePaper(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Calls `run` each time the condition becomes true, with the values of that render. */
export function useRunWhen(isDue: boolean, run: () => void): void {
  const onDue = useEffectEvent(run);
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue]);
}

/** Reports failures that are not shown to the user. */
export function logError(what: string, error: unknown): void {
  console.error(what, error);
}
