import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { REPORT_STRINGS } from './strings.ts';

const LINES = ['92%', '100%', '84%', '60%'] as const;
const ROWS = [1, 2, 3] as const;

/** Placeholder in the shape of a report. */
export function ReportSkeleton() {
  return (
    <Box
      role="status"
      aria-busy="true"
      aria-label={REPORT_STRINGS.loading}
      data-testid="report-skeleton"
      sx={{ display: 'grid', gap: 1 }}
    >
      <Skeleton variant="text" width="40%" height={34} />
      {LINES.map((width) => (
        <Skeleton key={width} variant="text" width={width} height={22} />
      ))}
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={64} sx={{ mt: 1 }} />
      ))}
    </Box>
  );
}
