import type { ToastMessage } from '@earshot/schema/toast';
import { showToast } from '../toasts/toast-store.ts';
import type { Block } from './blocks/blocks.ts';
import type { DocxOptions } from './blocks/write-docx.ts';
import { logError } from './page.ts';
import { downloadBlob } from './transfer.ts';

type Outcome = Omit<ToastMessage, 'tone'>;

/** Never rejects. A writer that cannot be loaded, for example offline, is a failure, too. */
export async function saveFile(fileName: string, write: () => Promise<Blob>, saved: Outcome): Promise<void> {
  try {
    downloadBlob(fileName, await write());
    showToast({ ...saved, tone: 'success' });
  } catch (error) {
    logError(`${fileName} could not be written.`, error);
    showToast({ title: 'File not made', text: 'Reload the page and try again.', tone: 'destructive' });
  }
}

export function saveWord(
  fileName: string,
  blocks: readonly Block[],
  options: DocxOptions,
  saved: Outcome,
): Promise<void> {
  return saveFile(
    fileName,
    async () => (await import('./blocks/write-docx.ts')).writeDocx(blocks, options),
    saved,
  );
}
