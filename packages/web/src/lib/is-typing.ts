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
