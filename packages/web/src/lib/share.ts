import { copyText } from './clipboard.ts';

export type ShareOutcome = 'shared' | 'canceled' | 'copied' | 'failed';

/**
 * Offers a link through the device's share sheet, else copies it. A canceled sheet is not an error; a broken one falls
 * back to the clipboard (#304-#307, A-46).
 */
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
