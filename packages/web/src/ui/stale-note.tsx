import Alert from '@mui/material/Alert';
import type { StaleReason } from '../lib/use-analysis.ts';
import { UI_STRINGS } from './strings.ts';

/** Says above a result that the form has changed since; nothing when it has not. */
export function StaleNote({ reason, noun }: { readonly reason: StaleReason; readonly noun: string }) {
  if (reason === null) return null;
  return (
    <Alert severity={reason === 'failed' ? 'warning' : 'info'} role="note">
      {UI_STRINGS.stale[reason](noun)}
    </Alert>
  );
}
