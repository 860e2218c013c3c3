/** Content for the clipboard: plain text, or text with an HTML version for targets that support it. */
export type Copied = string | { readonly html: string; readonly text: string };

/** An image that is still being drawn. */
export interface CopiedPicture {
  readonly png: Promise<Blob>;
}

/** Writes content to the clipboard. Throws if the browser refuses or has no clipboard, e.g. on plain http. */
export async function copyText(content: Copied | CopiedPicture): Promise<void> {
  // According to its type, `navigator.clipboard` always exists, but it is undefined on insecure origins.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) throw new Error('The clipboard is not available.');
  if (typeof content === 'string') return clipboard.writeText(content);
  if ('png' in content) {
    // Pass the promise itself: after an await, some browsers no longer count this as a user action.
    return clipboard.write([new ClipboardItem({ 'image/png': content.png })]);
  }
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(content.text);
  const blob = (text: string, type: string) => new Blob([text], { type });
  await clipboard.write([
    new ClipboardItem({
      'text/html': blob(content.html, 'text/html'),
      'text/plain': blob(content.text, 'text/plain'),
    }),
  ]);
}
