import { TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS } from '@earshot/schema/limits';
import type { ToastMessage } from '@earshot/schema/toast';

/** What `action` does must also be possible elsewhere on the page. */
export interface Toast extends ToastMessage {
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** `id` tells apart toasts with the same text. */
interface ToastRecord {
  readonly id: number;
  readonly toast: Toast;
  readonly open: boolean;
}

/** The current toast. A dismissed one stays, hidden, for `TOAST_REMOVAL_DELAY_MS` (#355, A-51). */
function createToastStore() {
  const listeners = new Set<() => void>();
  let record: ToastRecord | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextId = 1;

  const set = (next: ToastRecord | null) => {
    record = next;
    for (const listener of [...listeners]) listener();
  };
  const after = (delayMs: number, run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, delayMs);
    // In Node, a pending toast must not keep the process alive.
    if (typeof timer === 'object' && 'unref' in timer) timer.unref();
  };
  const dismiss = () => {
    if (!record?.open) return;
    set({ ...record, open: false });
    after(TOAST_REMOVAL_DELAY_MS, () => set(null));
  };
  const resume = () => {
    if (record?.open) after(TOAST_DURATION_MS, dismiss);
  };

  return {
    /** Replaces the current toast and shows the new one for its full duration (#347-#351). */
    show: (toast: Toast) => {
      set({ id: nextId++, toast, open: true });
      resume();
    },
    dismiss,
    /** Called while the pointer or the focus is in the toast. */
    pause: () => {
      if (record?.open) clearTimeout(timer);
    },
    resume,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => record,
  };
}

export const toastStore = createToastStore();

export function showToast(toast: Toast): void {
  toastStore.show(toast);
}
