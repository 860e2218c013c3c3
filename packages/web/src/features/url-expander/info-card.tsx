import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../ui/panel.tsx';
import { EXPANDER_STRINGS } from './strings.ts';

/** Explains in plain language how expansion works (#243). */
export function InfoCard() {
  const { title, points } = EXPANDER_STRINGS.info;
  return (
    <Panel component="aside" aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75, color: 'text.secondary' }}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
    </Panel>
  );
}
