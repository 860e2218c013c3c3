import { copyText } from './clipboard.ts';

export type ShareOutcome = 'shared' | 'canceled' | 'copied' | 'failed';

/**
 * Shares a link through the device's share sheet, or copies it if there is none. Canceling the sheet is not an error. If the
 * sheet fails, the link is copied instead (#304-#307, A-46).
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
