import { formatCount } from '@earshot/schema/format-count';
import type { HeatPart } from '@earshot/schema/trending/model';
import { HEAT_BAND_LABELS, heatBand } from '@earshot/schema/trending/rules';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { MethodNote } from '../../ui/method-note.tsx';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.item;
const heat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A score with at most one decimal: 79.9 must not be shown as 80, which belongs to the next band (#223). */
export function formatHeat(score: number): string {
  return heat.format(score);
}

export function topHeat(items: readonly { readonly heat_score: number }[]): number {
  return items.reduce((top, { heat_score }) => Math.max(top, heat_score), 0);
}

interface HeatScoreProps {
  readonly score: number;
  readonly parts: readonly HeatPart[];
}

export function HeatScore({ score, parts }: HeatScoreProps) {
  const band = heatBand(score);
  const earned = parts.filter(({ points }) => points > 0);
  const segments = earned.length > 0 ? earned : [{ name: 'heat', points: score }];
  return (
    <Box data-band={band} title={HEAT_BAND_LABELS[band]} sx={SCORE}>
      <Box component="span" sx={{ color: `heat.${band}` }}>
        <span style={visuallyHidden}>{STRINGS.heat} </span>
        <b data-figure="">{formatHeat(score)}</b>
        <span style={visuallyHidden}> {HEAT_BAND_LABELS[band]}</span>
      </Box>
      <Box aria-hidden="true" data-track="" sx={TRACK}>
        {segments.map(({ name, points }) => (
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

export function HeatParts({ title, parts }: { readonly title: string; readonly parts: readonly HeatPart[] }) {
  return (
    <div>
      <Box component="ul" aria-label={`Heat parts of ${title}`} data-evidence="" sx={PARTS}>
        {parts
          .filter(({ max }) => max > 0)
          .map(({ name, points, max, figure }) => (
            <li key={name}>
              <b>{STRINGS.partNames[name]}</b> {`${formatCount(points)} of ${formatCount(max)} points`}
              <span className="quiet">{figure}</span>
            </li>
          ))}
      </Box>
      <MethodNote figure={STRINGS.heat} text={TRENDING_STRINGS.method.heat} page="heat" term="Heat" />
    </div>
  );
}

const SCORE = {
  display: 'grid',
  rowGap: 0.5,
  '& b': { fontSize: '1.0625rem', lineHeight: 1.3, letterSpacing: '-0.02em' },
} as const;

const TRACK = {
  display: 'flex',
  height: 5,
  borderRadius: 1,
  overflow: 'hidden',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
  '& > * + *': { boxShadow: 'inset 1px 0 0 var(--mui-palette-background-paper)' },
} as const;

const PARTS = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  '& .quiet': { display: 'block', color: 'text.secondary' },
} as const;
