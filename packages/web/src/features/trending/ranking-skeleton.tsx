import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { TRENDING_STRINGS } from './strings.ts';

const FIGURES = [1, 2, 3, 4] as const;
const ITEMS = [1, 2, 3] as const;

/** Placeholder in the shape of a ranking. */
export function RankingSkeleton() {
  return (
    <Box
      role="status"
      aria-busy="true"
      aria-label={TRENDING_STRINGS.loading}
      data-testid="ranking-skeleton"
      sx={{ display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))' }}>
        {FIGURES.map((figure) => (
          <Skeleton key={figure} variant="rounded" height={64} />
        ))}
      </Box>
      {ITEMS.map((item) => (
        <Skeleton key={item} variant="rounded" height={150} />
      ))}
    </Box>
  );
}
