import { downloadText } from '../../lib/download.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { TRENDING_STRINGS } from './strings.ts';

/** Offers text as a file download and names the file in a toast. */
export function saveFile(fileName: string, text: string, mediaType: 'text/csv' | 'application/json'): void {
  downloadText(fileName, text, mediaType);
  showToast({ title: TRENDING_STRINGS.actions.saved, text: fileName, tone: 'success' });
}
