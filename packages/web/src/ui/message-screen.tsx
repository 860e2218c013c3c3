import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { UI_STRINGS } from './strings.ts';

interface MessageScreenProps {
  readonly title: string;
  readonly text?: string;
  readonly links?: readonly { readonly to: string; readonly label: string }[];
  /** Shows a retry button. */
  readonly onRetry?: () => void;
  /** `h1` if the message is the whole page. */
  readonly heading?: ElementType;
  /** True for failures, which screen readers must announce at once. */
  readonly alert?: boolean;
}

export function MessageScreen(props: MessageScreenProps) {
  const { title, text, links = [], onRetry, heading = 'h2', alert = false } = props;
  return (
    <Box
      {...(alert ? { role: 'alert' } : {})}
      sx={{
        px: 3,
        py: 6,
        textAlign: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      }}
    >
      <Typography component={heading} variant="h2">
        {title}
      </Typography>
      {text ? (
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '34rem', mx: 'auto' }}>{text}</Typography>
      ) : null}
      {onRetry ? (
        <Button variant="outlined" sx={{ mt: 2.5 }} onClick={onRetry}>
          {UI_STRINGS.retry}
        </Button>
      ) : null}
      {links.map(({ to, label }) => (
        <Button key={to} component={RouterLink} to={to} variant="outlined" sx={{ mt: 2.5, mx: 0.75 }}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

interface SkeletonCardsProps {
  readonly count: number;
  /** Height of the content, so that nothing moves when it arrives. */
  readonly heightPx?: number;
  /** Minimum width of a column. A row has as many as fit. */
  readonly minWidthPx?: number;
}

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
