import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { type CSSProperties, type Ref, useEffect, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { toastStore } from './toast-store.ts';

const SLOT_KEY = 'toast-slot';

/**
 * The toast container: a single notistack snackbar that never closes and shows the toast in the store. notistack itself
 * would queue toasts and take half a second to replace one, whereas here the latest toast is shown immediately. Its two live
 * regions are permanent, because regions inserted together with their text are often not announced.
 */
export function ToastSlot() {
  useEffect(() => {
    enqueueSnackbar('', {
      key: SLOT_KEY,
      persist: true,
      preventDuplicate: true,
      content: () => <CurrentToast />,
    });
  }, []);

  return (
    <SnackbarProvider
      maxSnack={1}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transitionDuration={0}
    />
  );
}

/** notistack passes a ref and a style from its transition, and requires the ref to be used. */
function CurrentToast({
  ref,
  style,
}: {
  readonly ref?: Ref<HTMLDivElement>;
  readonly style?: CSSProperties;
}) {
  const record = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const open = record?.open ?? false;

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toastStore.dismiss();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const card =
    record && open ? (
      <ToastCard
        key={record.id}
        toast={record.toast}
        onDismiss={toastStore.dismiss}
        onPause={toastStore.pause}
        onResume={toastStore.resume}
      />
    ) : null;
  const isUrgent = record?.toast.tone === 'destructive';
  return (
    <div ref={ref} style={style} className="no-print">
      <div role="status" aria-atomic="true">
        {isUrgent ? null : card}
      </div>
      <div role="alert" aria-atomic="true">
        {isUrgent ? card : null}
      </div>
    </div>
  );
}
