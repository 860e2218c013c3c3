import { downloadText } from '../../lib/download.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { TRENDING_STRINGS } from './strings.ts';

/** Offers text as a file download and names the file in a toast, followed by `note`. */
export function saveFile(
  fileName: string,
  text: string,
  mediaType: 'text/csv' | 'application/json',
  note = '',
): void {
  downloadText(fileName, text, mediaType);
  showToast({ title: TRENDING_STRINGS.actions.saved, text: `${fileName}${note}`, tone: 'success' });
}
