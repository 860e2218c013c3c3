import type { Source } from '@earshot/schema/help/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { reviewMonth } from './review-month.ts';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.sources;

interface SourceListProps {
  readonly sources: readonly Source[];
  /** `YYYY-MM` */
  readonly lastReviewed: string | undefined;
}

/** Who made what, in which year, and when the entry was last checked. */
export function SourceList({ sources, lastReviewed }: SourceListProps) {
  return (
    <Box sx={{ typography: 'body2', display: 'grid', gap: 1, maxWidth: '46rem' }}>
      {sources.length > 0 ? (
        <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
          {sources.map(({ author, title, year, note }) => (
            <li key={`${author} ${title}`}>
              {author} ({year}): <cite>{title}</cite>.{note ? ` ${note}` : null}
            </li>
          ))}
        </Box>
      ) : null}
      {lastReviewed ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {STRINGS.lastReviewed(reviewMonth(lastReviewed))}
        </Typography>
      ) : null}
    </Box>
  );
}
