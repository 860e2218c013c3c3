import { type UsageTier, usageTier } from '@earshot/schema/counters/rules';
import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Panel } from '../../ui/panel.tsx';
import { ANALYTICS_STRINGS as STRINGS } from './strings.ts';

const TIER_COLORS = {
  'Most Popular': 'primary',
  Popular: 'secondary',
  Growing: 'info',
  New: 'default',
} as const satisfies Record<UsageTier, string>;

interface ToolCardProps {
  readonly name: string;
  readonly uses: number;
  /** Percentage of the total, from 0 to 100. */
  readonly percent: number;
}

/** Card with the usage count, share and badge of a tool. */
export function ToolCard({ name, uses, percent }: ToolCardProps) {
  const tier = usageTier(uses);
  return (
    <Panel component="article" aria-label={name}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography variant="h3">{name}</Typography>
        <Chip
          size="small"
          label={tier}
          color={TIER_COLORS[tier]}
          variant={tier === 'New' ? 'outlined' : 'filled'}
        />
      </Box>
      <Typography sx={{ typography: 'figure', mt: 1.5 }}>{formatCount(uses)}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{STRINGS.shareOfTotal(percent)}</Typography>
    </Panel>
  );
}
