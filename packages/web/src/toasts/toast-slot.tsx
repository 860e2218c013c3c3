import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { type CSSProperties, type Ref, useEffect, useSyncExternalStore } from 'react';
import { ToastCard } from './toast-card.tsx';
import { toastStore } from './toast-store.ts';

const SLOT_KEY = 'toast-slot';

/**
 * The place where toasts appear. It is a single snack that never closes and shows whatever the store holds: notistack
 * by itself queues toasts and takes half a second to swap two, while here the last one is on screen at once. Its two
 * live regions are permanent, because regions that arrive together with their text are often not announced.
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

/** notistack hands its content a ref and a style through its transition and insists on the ref. */
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
