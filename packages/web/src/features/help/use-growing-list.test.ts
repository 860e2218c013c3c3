import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useGrowingList } from './use-growing-list.ts';

const ITEMS = Array.from({ length: 25 }, (_, place) => place);

/** Number of entries shown by each rendering. */
function lengthsOf(isWhole: boolean): { lengths: number[]; last: () => readonly number[] } {
  const lengths: number[] = [];
  const { result } = renderHook(() => {
    const shown = useGrowingList(ITEMS, 4, 9, isWhole);
    lengths.push(shown.length);
    return shown;
  });
  return { lengths, last: () => result.current };
}

describe('useGrowingList', () => {
  it('shows the first entries, then all of them in their order', async () => {
    const { lengths, last } = lengthsOf(false);
    await waitFor(() => expect(last()).toEqual(ITEMS));
    expect(lengths[0]).toBe(4);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  });

  it('shows everything at once where an entry is linked to', () => {
    expect(lengthsOf(true).lengths[0]).toBe(25);
  });
});
