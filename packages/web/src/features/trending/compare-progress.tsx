import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { RetryButton } from '../../ui/retry-button.tsx';
import { COMPARE_STRINGS } from './compare-strings.ts';
import type { ListComparison } from './use-comparison.ts';

/** Says that the lists are being compared, or why they could not be, and offers to try again. */
export function CompareProgress({
  isPending,
  failure,
  failed,
  retry,
}: Pick<ListComparison, 'isPending' | 'failure' | 'failed' | 'retry'>) {
  const ref = useRef<HTMLDivElement>(null);
  const again = () => {
    retry();
    // Move the focus, because the clicked button disappears.
    ref.current?.focus();
  };
  return (
    <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
      {isPending ? (
        <Typography variant="body2" role="status" sx={{ mt: 1.5 }}>
          {COMPARE_STRINGS.comparing}
        </Typography>
      ) : null}
      {failure === null ? null : (
        <Alert
          severity="error"
          sx={{ mt: 1.5 }}
          className="no-print"
          action={<RetryButton failure={failed} onRetry={again} />}
        >
          {failure}
        </Alert>
      )}
    </Box>
  );
}
