import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Figure } from '../../../ui/figure.tsx';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { FigureCell, FigureTable } from './figure-tables.ts';

const STRINGS = COVERAGE_STRINGS.tables;
const ROWS_SHOWN = 10;

interface FigureTableProps {
  readonly table: FigureTable;
  readonly onPick: (pick: FigurePick, column: number) => void;
}

export function FigureTableView({ table: { title, note, heads, rows }, onPick }: FigureTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, ROWS_SHOWN);
  const open = ({ about: label, rows: ids }: FigureCell, column: number) =>
    ids.length > 0 ? () => onPick({ label, rows: ids }, column) : undefined;
  return (
    <>
      {/* A wide table scrolls, so the keyboard must be able to reach it. */}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
        <Box component="table" sx={TABLE}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th scope="col" key={head} dir="auto">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row" dir="auto">
                  {label}
                </th>
                {cells.map((cell, column) => (
                  <td key={heads[column + 1]} data-evidence="">
                    <Figure about={cell.about} onOpen={open(cell, column)}>
                      {cell.text}
                    </Figure>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {rows.length > shown.length ? (
        <div>
          <Button size="small" onClick={() => setIsWhole(true)}>
            {STRINGS.more(rows.length - shown.length)}
          </Button>
        </div>
      ) : null}
      {note === '' ? null : (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { textAlign: 'left', py: 0.5, pr: 1.5, borderBottom: 1, borderColor: 'divider' },
  '& thead th': { color: 'text.secondary', verticalAlign: 'bottom' },
  '& th[scope=row]': { fontWeight: 'fontWeightRegular', minWidth: '7rem', overflowWrap: 'anywhere' },
  '& td, & th + th': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', pr: 0.5 },
} as const;
