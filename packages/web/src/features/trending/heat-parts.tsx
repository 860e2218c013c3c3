import type { HeatPart } from '@earshot/schema/trending/model';
import { heatBand } from '@earshot/schema/trending/rules';
import Box from '@mui/material/Box';
import { useContext } from 'react';
import { MethodNote } from '../../ui/method-note.tsx';
import { formatHeat } from './format-heat.ts';
import { fullPointsText } from './full-points-text.ts';
import { ListLines } from './list-lines.ts';
import { TRENDING_STRINGS } from './strings.ts';

interface HeatPartsProps {
  readonly title: string;
  readonly score: number;
  readonly parts: readonly HeatPart[];
}

const STRINGS = TRENDING_STRINGS.item;

/** The parts of a heat score with their points, which add up to the score, and what earns all points of a part. */
export function HeatParts({ title, score, parts }: HeatPartsProps) {
  const listLines = useContext(ListLines);
  const largest = parts.reduce((most, { max }) => Math.max(most, max), 1);
  return (
    <>
      <Box component="table" aria-label={STRINGS.partsOf(title)} data-evidence="" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">{STRINGS.part}</th>
            <th scope="col">{STRINGS.points}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, points, max, figure }) => (
            <Box component="tr" key={name} sx={max === 0 ? { color: 'text.secondary' } : {}}>
              <th scope="row">
                {STRINGS.partNames[name]}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {figure}
                </Box>
                {max === 0 ? null : (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {STRINGS.fullPoints(max, fullPointsText(name, listLines))}
                  </Box>
                )}
              </th>
              <td>
                {STRINGS.pointsOf(points, max)}
                <Box aria-hidden="true" sx={TRACK} style={{ width: `${(max / largest) * 100}%` }}>
                  <Box
                    className="print-bar"
                    sx={{ height: '100%', bgcolor: `heat.${heatBand(score)}` }}
                    style={{ width: `${max > 0 ? (points / max) * 100 : 0}%` }}
                  />
                </Box>
              </td>
            </Box>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{STRINGS.sum}</th>
            <td>{formatHeat(parts.reduce((sum, { points }) => sum + points, 0))}</td>
          </tr>
        </tfoot>
      </Box>
      <MethodNote figure={STRINGS.heat} text={TRENDING_STRINGS.method.heat} page="heat" />
    </>
  );
}

const TABLE = {
  typography: 'caption',
  width: '100%',
  borderCollapse: 'collapse',
  breakInside: 'avoid',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 0.5,
    pr: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: 'text.secondary', fontWeight: 620 },
  '& tbody th': { fontWeight: 620 },
  '& tbody th span': { fontWeight: 400 },
  '& td': { width: { xs: '34%', sm: '28%' }, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tfoot th, & tfoot td': { fontWeight: 700, borderBottom: 0 },
} as const;

const TRACK = {
  height: 5,
  minWidth: 2,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'divider',
} as const;
