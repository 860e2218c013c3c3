import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Sets the page's title in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * Returns whether the page is being printed. Updates synchronously before printing, so that print-only content is rendered
 * in time.
 */
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

/** Runs a callback each time a condition becomes true, using the values of that render. */
export function useRunWhen(isDue: boolean, run: () => void): void {
  const onDue = useEffectEvent(run);
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue]);
}

/** Logs a failure in the browser console, for debugging. Used for failures that are not shown to the user. */
export function logError(what: string, error: unknown): void {
  console.error(what, error);
}
