import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../ui/panel.tsx';

interface SectionCardProps {
  readonly to: string;
  readonly icon: ComponentType<SvgIconProps>;
  readonly title: string;
  /** Number of entries, e.g. `11 frameworks`. */
  readonly count: string;
  readonly text: string;
}

/** A card that links to one section of the library. The whole card is clickable. */
export function SectionCard({ to, icon: Icon, title, count, text }: SectionCardProps) {
  const textId = useId();
  return (
    <Panel sx={CARD}>
      <Box sx={ICON}>
        <Icon />
      </Box>
      <Typography component="h3" variant="h3">
        <Link component={RouterLink} to={to} underline="none" aria-describedby={textId} sx={WHOLE_CARD}>
          {title}
        </Link>
      </Typography>
      <div id={textId}>
        <Typography sx={{ fontWeight: 620 }}>{count}</Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {text}
        </Typography>
      </div>
    </Panel>
  );
}

const CARD = {
  position: 'relative',
  height: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: 0.75,
  '&:hover': { borderColor: 'primary.main' },
  '&:hover a': { textDecoration: 'underline' },
} as const;

const ICON = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  mb: 0.5,
  borderRadius: 2,
  bgcolor: 'primary.light',
  color: 'primary.main',
} as const;

const WHOLE_CARD = {
  color: 'text.primary',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 3 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: '2px',
  },
} as const;
