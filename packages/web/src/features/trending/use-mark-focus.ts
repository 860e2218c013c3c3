import { type RefObject, useMemo } from 'react';
import { BOX } from './mark-keys.ts';
import type { StoryEdits } from './story-edits.ts';

/**
 * Returns the corrections that marks make. After a correction, they keep the focus in the list, at the place where it was,
 * without scrolling.
 */
export function useMarkFocus(listRef: RefObject<HTMLElement | null>, edits: StoryEdits): StoryEdits {
  return useMemo(() => {
    const keeping =
      <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
      (...given: Given) => {
        const at = placeOfFocus(listRef.current);
        act(...given);
        requestAnimationFrame(() => keepFocus(listRef.current, at));
      };
    return { ...edits, gather: keeping(edits.gather), splitUp: keeping(edits.splitUp) };
  }, [listRef, edits]);
}

/** Returns the position of the row that has the focus. The first row if none has it. */
function placeOfFocus(list: HTMLElement | null): number {
  const row = document.activeElement?.closest<HTMLElement>('[data-story]');
  return row ? Math.max(0, rowsIn(list).indexOf(row)) : 0;
}

function keepFocus(list: HTMLElement | null, at: number): void {
  if (document.activeElement !== document.body) return;
  const rows = rowsIn(list);
  const row = rows[Math.min(at, rows.length - 1)];
  row?.querySelector<HTMLElement>(BOX)?.focus({ preventScroll: true });
  // On a narrow list without boxes, the list itself takes the focus.
  if (document.activeElement === document.body) list?.focus({ preventScroll: true });
}

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-story]') ?? [])];
}
