/** What is put on the clipboard: plain text, or the same content as HTML for places that take it. */
export type Copied = string | { readonly html: string; readonly text: string };

/** A picture that is being drawn. */
export interface CopiedPicture {
  readonly png: Promise<Blob>;
}

/** Puts content on the clipboard. Throws when the browser refuses or offers no clipboard, e.g. on plain http. */
export async function copyText(content: Copied | CopiedPicture): Promise<void> {
  // The type says that it is always there; on an insecure origin it is not.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) throw new Error('The clipboard is not available.');
  if (typeof content === 'string') return clipboard.writeText(content);
  if ('png' in content) {
    // The promise goes in as it is: after waiting, some browsers no longer count it as the press of a button.
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
