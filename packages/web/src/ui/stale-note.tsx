import Alert from '@mui/material/Alert';
import type { StaleReason } from '../lib/use-analysis.ts';
import { UI_STRINGS } from './strings.ts';

/** Says above a result that it is not about what stands in the form; nothing when it is. */
export function StaleNote({ reason, noun }: { readonly reason: StaleReason; readonly noun: string }) {
  if (reason === null) return null;
  return (
    <Alert severity={reason === 'failed' ? 'warning' : 'info'} role="note">
      {UI_STRINGS.stale[reason](noun)}
    </Alert>
  );
}
