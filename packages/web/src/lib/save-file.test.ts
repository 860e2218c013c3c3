import { afterEach, expect, it, vi } from 'vitest';
import { toastStore } from '../toasts/toast-store.ts';
import { saveFile } from './save-file.ts';

afterEach(() => vi.restoreAllMocks());

it('a file that cannot be written is told', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await saveFile('brief.docx', () => Promise.reject(new Error('offline')), { title: 'File saved' });
  expect(toastStore.get()?.toast).toMatchObject({ title: 'File not made', tone: 'destructive' });
});
