import Alert from '@mui/material/Alert';
import { RetryButton } from './retry-button.tsx';

interface FailureNoteProps {
  readonly failure: {
    readonly message: string;
    readonly detail: string;
    readonly status: number;
    readonly retryAfterSeconds?: number | undefined;
  };
  /** Shown for a failure without a message. */
  readonly fallback: string;
  readonly onRetry: () => void;
}

/**
 * Explains why the last call failed. It stays on screen, because a toast disappears before the user can fix the problem. Its
 * role is `note`, because the toast has already announced the failure.
 */
export function FailureNote({ failure, fallback, onRetry }: FailureNoteProps) {
  return (
    <Alert
      severity="error"
      role="note"
      sx={NOTE}
      action={<RetryButton failure={failure} onRetry={onRetry} />}
    >
      {failure.detail || failure.message || fallback}
    </Alert>
  );
}

/** The button wraps below the message if there is no room next to it. The icon stays next to the message. */
const NOTE = {
  overflowWrap: 'anywhere',
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 10rem', minWidth: 0 },
} as const;
