import { type RefObject, type SyntheticEvent, useMemo, useRef } from 'react';
import { BOX } from './mark-keys.ts';
import type { StoryEdits } from './story-edits.ts';

/**
 * Keeps the focus in the list, without scrolling, when a correction or a button in the bar of marks removes the focused
 * control. The focus goes to the place where the user was last in the list.
 * @returns the corrections that keep the focus, `keeping`, which makes another action keep it, and `remember`, which
 * the list calls whenever a control in it receives the focus or changes
 */
export function useMarkFocus(listRef: RefObject<HTMLElement | null>, edits: StoryEdits) {
  const lastKey = useRef<string | undefined>(undefined);
  return useMemo(() => {
    const keeping =
      <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
      (...given: Given) => {
        const at = placeOf(listRef.current, lastKey.current);
        act(...given);
        requestAnimationFrame(() => keepFocus(listRef.current, at));
      };
    const { gather, splitUp, undo, redo } = edits;
    return {
      keeping,
      // Some browsers do not focus a box that is clicked, so its change counts as well.
      remember: ({ target }: SyntheticEvent) => {
        const key = target instanceof Element ? rowAround(target)?.dataset.story : undefined;
        lastKey.current = key ?? lastKey.current;
      },
      edits: {
        ...edits,
        ...{ gather: keeping(gather), splitUp: keeping(splitUp), undo: keeping(undo), redo: keeping(redo) },
      },
    };
  }, [listRef, edits]);
}

/** Returns the position of the row that has the focus, or else of the row with the key. 0 if there is neither. */
function placeOf(list: HTMLElement | null, key: string | undefined): number {
  const rows = rowsIn(list);
  const focused = document.activeElement && rowAround(document.activeElement);
  return Math.max(
    0,
    rows.findIndex((row) => (focused ? row === focused : row.dataset.story === key)),
  );
}

function keepFocus(list: HTMLElement | null, at: number): void {
  if (document.activeElement !== document.body) return;
  const rows = rowsIn(list);
  const row = rows[Math.min(at, rows.length - 1)];
  row?.querySelector<HTMLElement>(BOX)?.focus({ preventScroll: true });
  // On a narrow list without boxes, the list itself takes the focus.
  if (document.activeElement === document.body) list?.focus({ preventScroll: true });
}

function rowAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-story]');
}

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-story]') ?? [])];
}
