import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { UI_STRINGS } from './strings.ts';

interface SkeletonCardsProps {
  readonly count: number;
  /** Height of one card in pixels, so that nothing moves when the content arrives. */
  readonly heightPx?: number;
  /** Minimum width of one card in pixels. The row has as many columns as fit. */
  readonly minWidthPx?: number;
}

/** Placeholders for a list that is loading. Each has the test ID `skeleton`. */
export function SkeletonCards({ count, heightPx = 190, minWidthPx = 280 }: SkeletonCardsProps) {
  return (
    <Box
      aria-busy="true"
      role="status"
      aria-label={UI_STRINGS.loading}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidthPx}px, 100%), 1fr))`,
      }}
    >
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Skeleton
          key={index}
          data-testid="skeleton"
          variant="rounded"
          height={heightPx}
          sx={{ borderRadius: 2.5 }}
        />
      ))}
    </Box>
  );
}
