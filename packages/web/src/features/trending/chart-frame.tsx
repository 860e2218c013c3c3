import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { TRENDING_STRINGS } from './strings.ts';

interface ChartFrameProps {
  readonly caption: string;
  readonly labelHeading: string;
  readonly valueHeading: string;
  readonly rows: readonly { readonly key: string; readonly label: string; readonly value: number }[];
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart, and the same figures as a table. */
export function ChartFrame({ caption, labelHeading, valueHeading, rows, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Box sx={{ minWidth: 0 }}>
      {asTable ? (
        <Box component="table" sx={TABLE}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labelHeading}</th>
              <th scope="col">{valueHeading}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                <td>{formatCount(row.value)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      ) : (
        children
      )}
      <Button
        size="small"
        className="no-print"
        aria-label={`${caption}: ${asTable ? TRENDING_STRINGS.chart.asChart : TRENDING_STRINGS.chart.asTable}`}
        sx={{ mt: 0.5, ml: -0.75 }}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? TRENDING_STRINGS.chart.asChart : TRENDING_STRINGS.chart.asTable}
      </Button>
    </Box>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& caption': { textAlign: 'left', color: 'text.secondary', pb: 0.75 },
  '& th, & td': { textAlign: 'left', py: 0.5, pr: 1, borderBottom: 1, borderColor: 'divider' },
  '& th[scope=row]': { fontWeight: 400 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
} as const;
