/** Puts text on the clipboard. Throws when the browser refuses or offers no clipboard, e.g. on plain http. */
export async function copyText(text: string): Promise<void> {
  // The type says that it is always there; on an insecure origin it is not.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) throw new Error('The clipboard is not available.');
  await clipboard.writeText(text);
}
