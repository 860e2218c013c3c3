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
 * Why the last call failed, for as long as it matters: a toast is gone before the user has put things right. It is a
 * `note` because the toast has announced the failure already.
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

/** The button wraps below the sentence when there is no room beside it; the icon stays beside the sentence. */
const NOTE = {
  overflowWrap: 'anywhere',
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 10rem', minWidth: 0 },
} as const;
