import { formatCount } from '@earshot/schema/format-count';
import type { Hop } from '@earshot/schema/url-expander/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { WarningIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/section.tsx';
import { EXPANDER_STRINGS as STRINGS } from './strings.ts';

export function HopList({ hops }: { readonly hops: readonly Hop[] }) {
  // The key is the position, because a link may pass the same URL twice.
  const stops = hops.map((hop, position) => ({ hop, position }));
  return (
    <Section title={STRINGS.hops}>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1.25 }}>
        {stops.map(({ hop, position }) => (
          <li key={position}>
            <Typography dir="ltr" sx={{ typography: 'body1', overflowWrap: 'anywhere' }}>
              {hop.url}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {describe(hop)}
            </Typography>
            {hop.downgrade ? (
              <Typography
                variant="body2"
                sx={{ color: 'warning.main', display: 'flex', gap: 0.5, alignItems: 'center' }}
              >
                <WarningIcon fontSize="small" /> {STRINGS.downgrade}
              </Typography>
            ) : null}
          </li>
        ))}
      </Box>
    </Section>
  );
}

function describe({ status, via, durationMs }: Hop): string {
  if (status === null) return STRINGS.via[via];
  return [String(status), STRINGS.via[via], `${formatCount(Math.round(durationMs))} ms`].join(' · ');
}
