import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditLog } from '../lib/edits/edit-log.ts';
import { useFreePlace } from '../toasts/use-free-place.ts';

/** Events that show that the user has moved on. A scroll event does not count, because an edit itself can cause one. */
const GOING_ON = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;
/** Keys that lead to the bar or do nothing by themselves, so the bar stays. */
const NOT_GOING_ON: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Meta', 'Alt']);

/**
 * Makes a bar float over the page after an edit if its place on the page is not in view. If possible, it floats where
 * it covers no control, until the user acts outside it.
 */
export function useFloatingBar(log: EditLog<unknown>) {
  const placeRef = useRef<HTMLDivElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const known = useRef(log);
  const isOwn = useRef(false);
  const [floats, setFloats] = useState(0);
  useLayoutEffect(() => {
    if (known.current === log) return;
    known.current = log;
    if (!isOwn.current) setFloats((before) => (isInView(placeRef.current) ? 0 : before + 1));
    isOwn.current = false;
  }, [log]);
  const isFloating = floats > 0;
  useFreePlace(barRef, isFloating ? floats : null);
  useLayoutEffect(() => {
    const [place, bar] = [placeRef.current, barRef.current];
    if (!place || !bar) return;
    // The place stays as tall as the bar, so that nothing moves under the pointer when the bar returns.
    if (isFloating) place.style.minHeight = `${bar.offsetHeight}px`;
    else bar.style.transform = '';
  }, [isFloating]);
  useEffect(() => {
    if (!isFloating) return;
    const settle = (event: Event) => {
      const isInside = event.target instanceof Node && barRef.current?.contains(event.target);
      const isPassing = event instanceof KeyboardEvent && NOT_GOING_ON.has(event.key);
      if (!isInside && !isPassing) setFloats(0);
    };
    for (const type of GOING_ON) window.addEventListener(type, settle, { capture: true, passive: true });
    return () => {
      for (const type of GOING_ON) window.removeEventListener(type, settle, { capture: true });
    };
  }, [isFloating]);
  return {
    placeRef,
    barRef,
    isFloating,
    /** Leaves the bar where it is when its own buttons change the log. */
    stay: useCallback(() => {
      isOwn.current = true;
    }, []),
  };
}

function isInView(place: HTMLElement | null): boolean {
  if (place === null) return true;
  const { top, bottom } = place.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
