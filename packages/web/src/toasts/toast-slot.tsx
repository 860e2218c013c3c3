import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { type CSSProperties, type Ref, useEffect, useSyncExternalStore } from 'react';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../ui/icons.tsx';
import { type Toast, toastStore } from './toast-store.ts';

const SLOT_KEY = 'toast-slot';

/**
 * A single notistack snackbar that never closes and shows the toast in the store. On its own, notistack queues toasts and takes
 * half a second to replace one. The two live regions are permanent, because regions inserted together with their text are often
 * not announced.
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

/** notistack passes a ref and a style for its transition, and requires the ref to be used. */
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

  const card = record && open ? <ToastCard key={record.id} toast={record.toast} /> : null;
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

const ICONS = { success: CheckIcon, destructive: WarningIcon, neutral: InfoIcon } as const;
const COLORS = { success: 'success.main', destructive: 'error.main', neutral: 'primary.main' } as const;

function ToastCard({ toast }: { readonly toast: Toast }) {
  const Icon = ICONS[toast.tone];
  const color = COLORS[toast.tone];
  return (
    <Paper
      elevation={8}
      data-tone={toast.tone}
      onMouseEnter={toastStore.pause}
      onMouseLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'flex-start',
        width: 'min(20rem, calc(100vw - 2rem))',
        p: 1.5,
        pl: 1.75,
        border: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: color,
      }}
    >
      <Icon sx={{ color, my: 0.5 }} />
      {/* Level with the icon and the close button. */}
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
        <Typography component="p" sx={{ fontWeight: 650 }}>
          {toast.title}
        </Typography>
        {toast.text ? (
          <Typography
            component="p"
            variant="body2"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {toast.text}
          </Typography>
        ) : null}
        {toast.action ? (
          <Button
            size="small"
            variant="outlined"
            color={toast.tone === 'destructive' ? 'error' : 'primary'}
            sx={{ mt: 1 }}
            onClick={() => {
              toast.action?.run();
              toastStore.dismiss();
            }}
          >
            {toast.action.label}
          </Button>
        ) : null}
      </Box>
      <IconButton size="small" aria-label="Close notification" onClick={toastStore.dismiss}>
        <CloseIcon />
      </IconButton>
    </Paper>
  );
}
