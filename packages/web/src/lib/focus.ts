import type { Problem } from '@earshot/schema/toast';
import type { KeyboardEvent } from 'react';
import { createRef, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';

export type FieldRefs<Field extends string> = Readonly<Record<Field, RefObject<HTMLInputElement | null>>>;

/** Focuses the field that failed validation. `fields` must be the same on every render. */
export function useFieldFocus<Field extends string>(
  fields: readonly Field[],
  problem: Problem<Field> | null,
): FieldRefs<Field> {
  const [refs] = useState(
    () => Object.fromEntries(fields.map((field) => [field, createRef()])) as FieldRefs<Field>,
  );
  useLayoutEffect(() => {
    if (problem) refs[problem.field].current?.focus();
  }, [problem, refs]);
  return refs;
}

/** Call `start` when a call begins, then `toResult` or, if there is no result, `back`. Never takes the focus from the user. */
export function useFocusWhenDone(result: RefObject<HTMLElement | null>, run: RefObject<HTMLElement | null>) {
  const startedAt = useRef<Element | null>(null);
  const isLost = () => document.activeElement === document.body || document.activeElement === null;
  // The outcome is rendered in the current tick, so its target exists by the next frame.
  const moveTo = (target: RefObject<HTMLElement | null>) =>
    requestAnimationFrame(() => {
      if (target.current) focusAtTop(target.current);
    });
  return {
    start: () => {
      startedAt.current = document.activeElement;
    },
    toResult: () => {
      // A button that becomes disabled loses the focus to the body.
      if (document.activeElement === startedAt.current || isLost()) moveTo(result);
    },
    back: () => {
      // By then, the Cancel button is gone, and the focus with it.
      requestAnimationFrame(() => {
        if (isLost()) run.current?.focus();
      });
    },
  };
}

/** Share of the window's height. A heading within it is not scrolled. */
const UPPER_PART = 1 / 3;

/** Scrolls by itself, because the browser would leave the heading at the bottom of the window. */
function focusAtTop(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * UPPER_PART) heading.scrollIntoView({ block: 'start' });
}

/** Wraps a setter, so that an edit also clears errors. */
export type ClearOnEdit = <Value>(set: (value: Value) => void) => (value: Value) => void;

export function clearOnEdit(onEdit: () => void): ClearOnEdit {
  return (set) => (value) => {
    onEdit();
    set(value);
  };
}

/** A layout effect, because a passive one may run after the next key press, which would go to the wrong element. */
export function useFocusWhenShown(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => ref.current?.focus(), [ref]);
}

type FocusTarget = string | RefObject<HTMLElement | null>;

/** Keeps the focus in place when an edit opens, closes or removes a control. Stable across renders. */
export function useEditFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return useMemo(
    () => ({
      /** Focuses the first target that exists once the edit is rendered. */
      to: (...targets: readonly FocusTarget[]) => {
        requestAnimationFrame(() => focusFirst(targets));
      },
      /** The same, but only if the edit has removed the focused control. */
      ifLost: (...targets: readonly FocusTarget[]) => {
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) focusFirst(targets);
        });
      },
      /** Remembers the focused element before something opens. */
      note: () => {
        origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      },
      /** Focuses the remembered element or, if it is gone, the one with this ID. */
      back: (elementId: string) => {
        const before = origin.current;
        origin.current = null;
        requestAnimationFrame(() => {
          const target = before?.isConnected ? before : document.getElementById(elementId);
          target?.focus();
        });
      },
    }),
    [],
  );
}

function focusFirst(targets: readonly FocusTarget[]): void {
  targets
    .map((target) => (typeof target === 'string' ? document.getElementById(target) : target.current))
    .find((element) => element !== null)
    ?.focus();
}

const TEXTLESS_TYPES = /^(?:checkbox|radio|range|button|submit|file|color)$/;

/** True where a key must not trigger a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  );
}

/** True where Ctrl+Z must undo typing. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !TEXTLESS_TYPES.test(target.type))
  );
}

interface FoldedState {
  readonly result: object | null;
  readonly pending: boolean;
  readonly failure: object | null;
  /** Gets the focus when the form is expanded again. */
  readonly runRef: RefObject<HTMLElement | null>;
}

/** Folds a form when a result arrives, unless the user is typing in it. Unfolds it during a call and after a failure. */
export function useFoldedForm({ result, pending, failure, runRef }: FoldedState) {
  const [openedFor, setOpenedFor] = useState<object | null>(null);
  const startedIn = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (pending) startedIn.current = document.activeElement;
  }, [pending]);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (result !== null && isTextField(activeElement) && activeElement !== startedIn.current)
      setOpenedFor(result);
  }, [result]);
  return {
    isFolded: result !== null && openedFor !== result && !pending && failure === null,
    open: () => {
      setOpenedFor(result);
      requestAnimationFrame(() => runRef.current?.focus());
    },
  };
}

export function runOnCtrlEnter(run: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Otherwise, the outer form of a nested one would handle the key, too.
    event.stopPropagation();
    run();
  };
}
