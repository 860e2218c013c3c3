import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { UI_STRINGS } from './strings.ts';

interface ChartRow {
  readonly key: string;
  readonly label: string;
  /** The formatted value, e.g. `1,234`. */
  readonly figure: ReactNode;
}

interface ChartFrameProps {
  /** Accessible name of the chart and caption of the table. */
  readonly caption: string;
  readonly labelHeading: string;
  readonly valueHeading: string;
  readonly rows: readonly ChartRow[];
  readonly children: ReactNode;
}

/** A chart that can be switched to a table with the same values. */
export function ChartFrame({ caption, labelHeading, valueHeading, rows, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const label = asTable ? UI_STRINGS.chart.asChart : UI_STRINGS.chart.asTable;
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
                <th scope="row" dir="auto">
                  {row.label}
                </th>
                <td>{row.figure}</td>
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
        aria-label={`${caption}: ${label}`}
        sx={{ mt: 0.5, ml: -0.75 }}
        onClick={() => setAsTable(!asTable)}
      >
        {label}
      </Button>
    </Box>
  );
}

const TABLE = {
  typography: 'body2',
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', color: 'text.secondary', pb: 0.75 },
  '& th, & td': {
    textAlign: 'left',
    py: 0.5,
    pr: 1,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& th[scope=row]': { fontWeight: 400 },
  '& td': { fontVariantNumeric: 'tabular-nums' },
} as const;
