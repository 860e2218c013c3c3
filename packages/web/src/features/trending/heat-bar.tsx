import type { HeatPart } from '@earshot/schema/trending/model';
import { HEAT_BAND_LABELS, heatBand } from '@earshot/schema/trending/rules';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Figure, type FigureEvidence } from '../../ui/figure.tsx';
import { formatHeat } from './format-heat.ts';
import { TRENDING_STRINGS } from './strings.ts';

interface HeatBarProps {
  readonly score: number;
  readonly parts: readonly HeatPart[];
  /** Makes the score a button that shows its parts. */
  readonly evidence: FigureEvidence;
}

/**
 * A heat score as a number, band name and bar in the color of its band (#223). The bar has one segment for each part that
 * contributes to the score.
 */
export function HeatBar({ score, parts, evidence }: HeatBarProps) {
  const band = heatBand(score);
  const earned = parts.filter(({ points }) => points > 0);
  const pieces =
    earned.length > 0
      ? earned.map(({ name, points }) => ({ name, points }))
      : [{ name: 'heat', points: score }];
  return (
    <Box data-band={band} sx={ROW}>
      <Box component="span" sx={{ color: `heat.${band}`, whiteSpace: 'nowrap' }}>
        <span style={visuallyHidden}>{TRENDING_STRINGS.item.heat} </span>
        <Box component="span" sx={NUMBER}>
          <Figure {...evidence}>{formatHeat(score)}</Figure>
        </Box>{' '}
        <Box component="span" sx={{ typography: 'caption', fontWeight: 650 }}>
          {HEAT_BAND_LABELS[band]}
        </Box>
      </Box>
      <Box aria-hidden="true" sx={TRACK}>
        {pieces.map(({ name, points }) => (
          <Box
            key={name}
            className="print-bar"
            data-part={name}
            sx={{ bgcolor: `heat.${band}` }}
            style={{ width: `${points}%` }}
          />
        ))}
      </Box>
    </Box>
  );
}

const ROW = { display: 'grid', rowGap: 0.25 } as const;

const NUMBER = {
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  fontWeight: 720,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
} as const;

const TRACK = {
  display: 'flex',
  height: 8,
  borderRadius: 1.5,
  overflow: 'hidden',
  bgcolor: 'background.default',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
  '& > *': { boxShadow: 'inset -1.5px 0 0 var(--mui-palette-background-paper)' },
  '& > *:last-child': { boxShadow: 'none' },
} as const;
