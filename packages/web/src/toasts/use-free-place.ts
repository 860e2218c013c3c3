import { type RefObject, useLayoutEffect } from 'react';
import { type Area, freePlace } from './free-place.ts';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';
/** Minimum size of a control in pixels. Visually hidden controls are one pixel in size. */
const SMALLEST = 4;
/** Delay after scrolling, resizing or a focus change before the toast is moved, in milliseconds. */
const DELAY_MS = 100;

/**
 * Moves a toast so that it covers no control, if possible. While the pointer or the focus is in the toast, it stays
 * where it is.
 * @param shown identifies the toast. Null while there is none
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, shown: number | null): void {
  useLayoutEffect(() => {
    const toast = ref.current;
    if (toast === null || shown === null) return;
    const place = () => moveToFreePlace(toast);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const placeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(place, DELAY_MS);
    };
    place();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(placeSoon);
    observer?.observe(document.body);
    for (const type of EVENTS) window.addEventListener(type, placeSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
      for (const type of EVENTS) window.removeEventListener(type, placeSoon);
    };
  }, [ref, shown]);
}

const EVENTS = ['scroll', 'resize', 'focusin'] as const;

function moveToFreePlace(toast: HTMLElement): void {
  if (toast.matches(':hover, :focus-within')) return;
  toast.style.transform = '';
  const usual = toast.getBoundingClientRect();
  if (usual.height === 0) return;
  const view = { width: window.innerWidth, height: window.innerHeight };
  const controls = [...document.querySelectorAll(CONTROLS)].flatMap((control): Area[] => {
    if (toast.contains(control)) return [];
    const area = control.getBoundingClientRect();
    const isSeen = area.width >= SMALLEST && area.height >= SMALLEST;
    return isSeen && area.bottom > 0 && area.top < view.height ? [area] : [];
  });
  const active = document.activeElement;
  const focused = active && active !== document.body ? active.getBoundingClientRect() : null;
  const { left, top } = freePlace(usual, view, controls, focused);
  toast.style.transform = `translate(${left - usual.left}px, ${top - usual.top}px)`;
}
