import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.trail;
const STEPS_ABOVE = [
  { to: '/', label: STRINGS.tools },
  { to: '/help', label: STRINGS.help },
  { to: '/help/frameworks', label: HELP_STRINGS.sections.frameworks.title },
] as const;

/**
 * Breadcrumbs above the heading of every Help Center page, starting with the tools.
 * @param depth number of pages above: 1 for the home page, 2 for a list, 3 for a framework
 */
export function Trail({ depth }: { readonly depth: 1 | 2 | 3 }) {
  return (
    <Box component="nav" aria-label={STRINGS.label} className="no-print">
      <Box component="ol" sx={STEPS}>
        {STEPS_ABOVE.slice(0, depth).map(({ to, label }) => (
          <li key={to}>
            <Link component={RouterLink} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const STEPS = {
  typography: 'body2',
  display: 'flex',
  flexWrap: 'wrap',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', py: 0.5, '@media (pointer: coarse)': { py: 1.625 } },
  '& li + li::before': { content: '"/"', mx: 1, color: 'text.secondary' },
} as const;
