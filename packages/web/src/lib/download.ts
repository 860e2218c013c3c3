/** Lifetime of a download's object URL, in milliseconds. Most browsers read it immediately, some a moment later. */
const ADDRESS_LIFETIME_MS = 10_000;

/** Offers text as a file download without a network call. */
export function downloadText(fileName: string, text: string, mediaType: string): void {
  downloadBlob(fileName, new Blob([text], { type: mediaType }));
}

/** Offers a file as a download without a network call. */
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

/** Returns a text as the name of a file: letters and digits in lowercase, joined with hyphens. */
export function fileSlug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
