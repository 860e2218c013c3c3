import { type Copied, type CopiedPicture, copyText } from '../lib/clipboard.ts';
import { showToast } from '../toasts/toast-store.ts';
import { UI_STRINGS } from './strings.ts';

/** Copies content, shows in a toast whether that succeeded, and returns true if it did (#168-#172). */
export async function copyWithToast(content: Copied | CopiedPicture, confirmation: string): Promise<boolean> {
  try {
    await copyText(content);
  } catch {
    showToast({ title: UI_STRINGS.copy.failed, text: UI_STRINGS.copy.failedText, tone: 'destructive' });
    return false;
  }
  showToast({ title: UI_STRINGS.copy.copied, text: confirmation, tone: 'success' });
  return true;
}
