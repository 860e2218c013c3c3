import { TOAST_DURATION_MS, TOAST_REMOVAL_DELAY_MS } from '@earshot/schema/limits';
import type { ToastMessage } from '@earshot/schema/toast';

/** A toast with an optional action; the same action always exists elsewhere on the page too. */
export interface Toast extends ToastMessage {
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The one toast there is, shown or dismissed. `id` differs for every toast, also for two of the same text. */
interface ToastRecord {
  readonly id: number;
  readonly toast: Toast;
  readonly open: boolean;
}

export interface ToastStore {
  /** Shows a toast at once for its full duration, replacing the current one (#347-#351). */
  show(toast: Toast): void;
  dismiss(): void;
  /** Stops the clock while the reader points at the toast or has the focus in it. */
  pause(): void;
  /** Starts a full duration again. */
  resume(): void;
  subscribe(listener: () => void): () => void;
  get(): ToastRecord | null;
}

/** At most one toast at a time, for 5000 ms. A dismissed one stays hidden in the store for the removal delay (#355, A-51). */
export function createToastStore(): ToastStore {
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
    // Under Node a waiting toast must not keep the process alive.
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
    show(toast) {
      set({ id: nextId++, toast, open: true });
      resume();
    },
    dismiss,
    pause() {
      if (record?.open) clearTimeout(timer);
    },
    resume,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => record,
  };
}

/** The store of the running application. */
export const toastStore = createToastStore();

/** Shows a toast from anywhere. */
export function showToast(toast: Toast): void {
  toastStore.show(toast);
}
