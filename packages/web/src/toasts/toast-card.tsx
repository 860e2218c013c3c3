import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../ui/icons.tsx';
import type { Toast } from './toast-store.ts';

interface ToastCardProps {
  readonly toast: Toast;
  readonly onDismiss: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

const ICONS = { success: CheckIcon, destructive: WarningIcon, neutral: InfoIcon } as const;
const COLORS = { success: 'success.main', destructive: 'error.main', neutral: 'primary.main' } as const;

export function ToastCard({ toast, onDismiss, onPause, onResume }: ToastCardProps) {
  const Icon = ICONS[toast.tone];
  const color = COLORS[toast.tone];
  return (
    <Paper
      elevation={8}
      data-tone={toast.tone}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'flex-start',
        width: 'min(26rem, calc(100vw - 2rem))',
        p: 1.5,
        pl: 1.75,
        border: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: color,
      }}
    >
      <Icon sx={{ color, my: 0.5 }} />
      {/* The first line is level with the icon and the close button. */}
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
              onDismiss();
            }}
          >
            {toast.action.label}
          </Button>
        ) : null}
      </Box>
      <IconButton size="small" aria-label={TOAST_STRINGS.close} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Paper>
  );
}

const TOAST_STRINGS = { close: 'Close notification' } as const;
