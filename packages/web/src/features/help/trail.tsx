import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.trail;
const TOOLS = { to: '/', label: STRINGS.tools } as const;
const HELP = { to: '/help', label: STRINGS.help } as const;

interface TrailProps {
  /** The parent page in the Help Center. Null on its home page. */
  readonly above: 'home' | 'frameworks' | null;
}

/** Breadcrumbs above the heading of every Help Center page, starting with the tools. */
export function Trail({ above }: TrailProps) {
  const steps = [
    TOOLS,
    ...(above === null ? [] : [HELP]),
    ...(above === 'frameworks'
      ? [{ to: '/help/frameworks', label: HELP_STRINGS.sections.frameworks.title }]
      : []),
  ];
  return (
    <Box component="nav" aria-label={STRINGS.label} className="no-print">
      <Box component="ol" sx={STEPS}>
        {steps.map(({ to, label }) => (
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
