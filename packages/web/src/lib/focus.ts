import type { Problem } from '@earshot/schema/toast';
import type { KeyboardEvent } from 'react';
import { createRef, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';

export type FieldRefs<Field extends string> = Readonly<Record<Field, RefObject<HTMLInputElement | null>>>;

/**
 * Returns a ref for each field, and focuses the field that failed validation.
 * @param fields field names; must be the same on every render
 */
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

/**
 * Manages focus around a call. Use `start` when the call begins, then `toResult` when it has a result, or `back` if it has
 * none. Moves focus only if the user has not moved it in the meantime.
 * @param result element to focus, so that screen readers announce the result
 * @param run the button that started the call
 */
export function useFocusWhenDone(result: RefObject<HTMLElement | null>, run: RefObject<HTMLElement | null>) {
  const startedAt = useRef<Element | null>(null);
  const isLost = () => document.activeElement === document.body || document.activeElement === null;
  // The outcome is rendered in the current tick, so by the next frame the target exists and is enabled.
  const moveTo = (target: RefObject<HTMLElement | null>) =>
    requestAnimationFrame(() => {
      if (target.current) focusAtTop(target.current);
    });
  return {
    start: () => {
      startedAt.current = document.activeElement;
    },
    toResult: () => {
      // When a button becomes disabled, focus moves to the body.
      if (document.activeElement === startedAt.current || isLost()) moveTo(result);
    },
    back: () => {
      // By then the Cancel button is gone, and if it had focus, focus is lost.
      requestAnimationFrame(() => {
        if (isLost()) run.current?.focus();
      });
    },
  };
}

/** A heading within this fraction of the window's height, measured from the top, is not scrolled. */
const UPPER_PART = 1 / 3;

/**
 * Focuses a heading and scrolls it to the top of the window, so that the section below it is visible. A browser's own
 * scrolling would leave the heading at the bottom. Does not scroll if the heading is already in the upper part.
 */
function focusAtTop(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * UPPER_PART) heading.scrollIntoView({ block: 'start' });
}

/** Wraps a field's setter so that each edit also clears errors. */
export type ClearOnEdit = <Value>(set: (value: Value) => void) => (value: Value) => void;

/** @param onEdit clears errors and notes about the inputs; called before each change */
export function clearOnEdit(onEdit: () => void): ClearOnEdit {
  return (set) => (value) => {
    onEdit();
    set(value);
  };
}

/**
 * Focuses an element when the component appears. A passive effect could run after the next key press, which would then go to
 * the element that had the focus before.
 */
export function useFocusWhenShown(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => ref.current?.focus(), [ref]);
}

type FocusTarget = string | RefObject<HTMLElement | null>;

/**
 * Returns functions that keep keyboard focus where the user expects it when an edit opens, closes or removes the
 * focused control. The object is stable across renders.
 */
export function useEditFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return useMemo(
    () => ({
      /** Focuses the first target on the page, given by its ID or as a ref, once the edit has been rendered. */
      to: (...targets: readonly FocusTarget[]) => {
        requestAnimationFrame(() =>
          targets
            .map(elementOf)
            .find((element) => element !== null)
            ?.focus(),
        );
      },
      /** Focuses the element with the given ID once it has been rendered, without scrolling the page. */
      withoutScroll: (elementId: string) => {
        requestAnimationFrame(() => document.getElementById(elementId)?.focus({ preventScroll: true }));
      },
      /** Does the same as `to`, but only if the edit has removed the control that had the focus. */
      ifLost: (...targets: readonly FocusTarget[]) => {
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return;
          targets
            .map(elementOf)
            .find((element) => element !== null)
            ?.focus();
        });
      },
      /** Remembers the focused element. Call this before something opens. */
      note: () => {
        origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      },
      /** Focuses the remembered element, or the element with the given ID if the remembered one is gone. */
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

function elementOf(target: FocusTarget): HTMLElement | null {
  return typeof target === 'string' ? document.getElementById(target) : target.current;
}

/** Types of `input` elements that contain no text. */
const TEXTLESS_TYPES: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'range',
  'button',
  'submit',
  'file',
  'color',
]);

/**
 * Whether a key press belongs to a text area, a select or an input other than a checkbox, where it must not trigger a
 * shortcut.
 */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  );
}

/** Whether the target is a text field, where Ctrl+Z must undo typing. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !TEXTLESS_TYPES.has(target.type))
  );
}

interface FoldedState {
  readonly result: object | null;
  readonly pending: boolean;
  readonly failure: object | null;
  /** The button that receives focus when the form is expanded again. */
  readonly runRef: RefObject<HTMLElement | null>;
}

/**
 * Collapses a form to one line when a result arrives, unless the user is typing in it. The form expands again when the user
 * opens it, while a call is running, and after a failure. A new result collapses it again.
 */
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

/** Returns a key handler that runs the tool on Ctrl+Enter or Command+Enter from anywhere in its form. */
export function runOnCtrlEnter(run: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // If this form is nested, the outer form must not handle the key as well.
    event.stopPropagation();
    run();
  };
}
