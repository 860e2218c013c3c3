import { startTransition, useEffect, useState } from 'react';

/**
 * The first entries of a list at once, and more of them in steps between which the page answers, until all are there: a
 * glossary of seventy cards in one piece would hold up the page on a phone.
 * @param isWhole true shows all of them at once, as for a link to one of them
 */
export function useGrowingList<Item>(
  items: readonly Item[],
  step: number,
  isWhole: boolean,
): readonly Item[] {
  const [count, setCount] = useState(isWhole ? Number.POSITIVE_INFINITY : step);
  const isComplete = count >= items.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count + step));
  }, [isComplete, count, step]);
  return isComplete ? items : items.slice(0, count);
}
