import { startTransition, useEffect, useState } from 'react';

/**
 * Renders the first entries of a list at once and the others in steps, so that the page stays responsive: rendering a
 * glossary of seventy cards in one go would block a phone.
 * @param first   how many are rendered at once
 * @param step    how many more follow with each step
 * @param isWhole true shows all of them at once, as for a link to one of them
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
