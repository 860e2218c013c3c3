import type { KeyboardEvent } from 'react';

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
