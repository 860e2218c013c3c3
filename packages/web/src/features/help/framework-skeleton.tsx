import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { UI_STRINGS } from '../../ui/strings.ts';

/** Placeholder for a framework that is loading. */
export function FrameworkSkeleton() {
  return (
    <Box role="status" aria-busy="true" aria-label={UI_STRINGS.loading} sx={LAYOUT}>
      <div>
        <Typography variant="h1" sx={visuallyHidden}>
          {UI_STRINGS.loading}
        </Typography>
        <Skeleton width="9rem" />
        <Skeleton width="60%" height={44} />
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
        <Skeleton variant="rounded" height={640} sx={{ mt: 4, borderRadius: 3 }} />
      </div>
      <Skeleton variant="rounded" height={300} sx={{ borderRadius: 3 }} />
    </Box>
  );
}

const LAYOUT = {
  display: 'grid',
  columnGap: 4,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 18rem' },
} as const;
