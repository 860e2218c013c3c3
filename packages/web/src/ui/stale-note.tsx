import Alert from '@mui/material/Alert';
import type { StaleReason } from '../lib/use-analysis.ts';
import { UI_STRINGS } from './strings.ts';

/**
 * Note above a result that no longer matches the form, because the inputs changed or the last call failed. Hidden if it
 * matches.
 */
export function StaleNote({ reason, noun }: { readonly reason: StaleReason; readonly noun: string }) {
  if (reason === null) return null;
  return (
    <Alert severity={reason === 'failed' ? 'warning' : 'info'} role="note">
      {UI_STRINGS.stale[reason](noun)}
    </Alert>
  );
}
