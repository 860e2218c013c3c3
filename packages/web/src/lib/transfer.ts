/** Text, optionally with an HTML version for programs that accept it. */
export type Copied = string | { readonly html: string; readonly text: string };

/** Throws if the browser refuses or has no clipboard, for example on plain http. */
export async function copyText(content: Copied): Promise<void> {
  // Undefined on insecure origins, although its type says otherwise.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (!clipboard) throw new Error('The clipboard is not available.');
  if (typeof content === 'string') return clipboard.writeText(content);
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(content.text);
  const blob = (text: string, type: string) => new Blob([text], { type });
  await clipboard.write([
    new ClipboardItem({
      'text/html': blob(content.html, 'text/html'),
      'text/plain': blob(content.text, 'text/plain'),
    }),
  ]);
}

export type ShareOutcome = 'shared' | 'canceled' | 'copied' | 'failed';

/** Opens the share sheet. Canceling it is not an error. Without a sheet, or if it fails, the link is copied (#304-#307, A-46). */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'canceled';
    }
  }
  try {
    await copyText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Base64 without the `data:` prefix (#140). Rejects if the file is empty, cannot be read or is not an image. */
export async function readImageFile(file: Blob): Promise<string> {
  const base64 = await readBase64(file);
  // Browsers without this function leave the check to the server.
  if (typeof createImageBitmap === 'function') (await createImageBitmap(file)).close();
  return base64;
}

function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      const comma = address.indexOf(',');
      if (comma < 0 || comma === address.length - 1) reject(new Error('The file is empty.'));
      else resolve(address.slice(comma + 1));
    };
    reader.readAsDataURL(file);
  });
}

/** Lifetime of a download's URL. Most browsers read it at once, some a moment later. */
const ADDRESS_LIFETIME_MS = 10_000;

export function downloadText(fileName: string, text: string, mediaType: string): void {
  downloadBlob(fileName, new Blob([text], { type: mediaType }));
}

export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFETIME_MS);
}

export function fileSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A plain loop, because an iterator takes seconds for a picture of some megabytes. */
export function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
