import type { KeyboardEvent } from 'react';

/** Handler of key presses: Ctrl or Command with Enter runs the tool, wherever the focus is in its form. */
export function runOnCtrlEnter(run: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // A nested form handles the key itself.
    event.stopPropagation();
    run();
  };
}
