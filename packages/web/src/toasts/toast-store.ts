import { TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS } from '@earshot/schema/limits';
import type { ToastMessage } from '@earshot/schema/toast';

/** The action is always available elsewhere on the page as well. */
export interface Toast extends ToastMessage {
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** `id` is unique, even for toasts with the same text. */
interface ToastRecord {
  readonly id: number;
  readonly toast: Toast;
  readonly open: boolean;
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** A dismissed toast stays in the store, hidden, for `TOAST_REMOVAL_DELAY_MS` (#355, A-51). */
export function createToastStore() {
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
    /** For its full duration, replacing the current one (#347-#351). */
    show: (toast: Toast) => {
      set({ id: nextId++, toast, open: true });
      resume();
    },
    dismiss,
    /** While the user hovers over the toast or the focus is in it. */
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
