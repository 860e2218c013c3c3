import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

/** One search result. */
export interface ResultRow {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  /** Note next to the title, e.g. the category. */
  readonly note: string;
  readonly text: string;
}

/** Search results of one kind, best first. */
export function ResultList({ label, rows }: { readonly label: string; readonly rows: readonly ResultRow[] }) {
  return (
    <Box component="ol" aria-label={label} sx={LIST}>
      {rows.map((row) => (
        <li key={row.id}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
            <Link component={RouterLink} to={row.to} sx={LINK}>
              {row.title}
            </Link>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {row.note}
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ maxWidth: '52rem' }}>
            {row.text}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

const LINK = { fontWeight: 650, py: 0.25, '@media (pointer: coarse)': { py: 1.25 } } as const;

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  '& > li': { py: 1.25, borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { pt: 0, borderTop: 0 },
} as const;
