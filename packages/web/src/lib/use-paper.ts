import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
