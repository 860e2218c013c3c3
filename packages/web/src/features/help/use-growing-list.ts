import { startTransition, useEffect, useState } from 'react';

/**
 * Renders the first entries of a list immediately and the rest in steps, so that the page stays responsive. Rendering
 * the whole glossary at once would block a phone.
 * @param first number of entries rendered immediately
 * @param step number of entries added in each step
 * @param isWhole if true, renders all entries immediately, e.g. because the URL links to one of them
 */
export function useGrowingList<Item>(
  items: readonly Item[],
  first: number,
  step: number,
  isWhole: boolean,
): readonly Item[] {
  const [count, setCount] = useState(isWhole ? Number.POSITIVE_INFINITY : first);
  const isComplete = count >= items.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count + step));
  }, [isComplete, count, step]);
  return isComplete ? items : items.slice(0, count);
}
