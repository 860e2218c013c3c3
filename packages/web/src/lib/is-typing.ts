/** Types of `input` elements without text. */
const TEXTLESS_TYPES: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'range',
  'button',
  'submit',
  'file',
  'color',
]);

/** Whether a key press belongs to a text field or select, where it must not trigger a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox')
  );
}

/** Whether the user edits text there, so that Ctrl+Z must undo the change of the text. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !TEXTLESS_TYPES.has(target.type))
  );
}
