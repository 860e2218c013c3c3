import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Figure } from '../../../ui/figure.tsx';
import { Fold } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { shownEntry, titleOf } from '../book/effective-row.ts';
import type { CoverageList, CoverageRow } from '../book/list-shape.ts';
import { type ComparisonState, optionOf, useLists } from '../lists/use-lists.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { comparisonTable, type FigureCell, type FigureTable } from './figure-tables.ts';

interface FigureTableProps {
  readonly table: FigureTable;
  readonly onPick: (pick: FigurePick, column: number) => void;
}

export function FigureTableView({ table: { title, note, heads, rows }, onPick }: FigureTableProps) {
  const open = ({ about: label, rows: ids }: FigureCell, column: number) =>
    ids.length > 0 ? () => onPick({ label, rows: ids }, column) : undefined;
  return (
    <>
      {/* A wide or long table scrolls, so the keyboard must be able to reach it. */}
      <Box sx={{ overflow: 'auto', maxHeight: '24rem' }} tabIndex={0} role="group" aria-label={title}>
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
            {rows.map(({ label, cells }) => (
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
      {note ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ) : null}
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

interface ComparePanelProps {
  readonly list: CoverageList;
  readonly state: ComparisonState;
  readonly onPick: (pick: FigurePick) => void;
}

export function ComparePanel({ list, state: { earlier, choose }, onPick }: ComparePanelProps) {
  const others = useLists(list).filter(({ id, articles }) => id !== list.id && articles > 0);
  if (others.length === 0) return null;
  return (
    <Fold title="Compare with an earlier list" isPrinted={false}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SelectField
          label="Earlier list"
          value={earlier?.id ?? ''}
          options={[{ value: '', label: 'None' }, ...others.map(optionOf)]}
          onChange={choose}
        />
        {earlier === null ? null : <Comparison earlier={earlier} list={list} onPick={onPick} />}
      </Box>
    </Fold>
  );
}

interface ComparisonProps extends Pick<ComparePanelProps, 'list' | 'onPick'> {
  readonly earlier: CoverageList;
}

/** Figures of two lists side by side. Those of the earlier list open their articles below, because these are not in the table. */
function Comparison({ earlier, list, onPick }: ComparisonProps) {
  const [open, setOpen] = useState<FigurePick | null>(null);
  return (
    <>
      <FigureTableView
        table={comparisonTable(list, earlier)}
        onPick={(pick, column) => {
          if (column === 0) setOpen(open?.label === pick.label ? null : pick);
          else onPick(pick);
        }}
      />
      {open === null ? null : (
        <Box
          component="ul"
          aria-label={`articles in the earlier list: ${open.label}`}
          sx={{ m: 0, pl: 2.5, typography: 'body2' }}
        >
          {earlier.rows
            .filter(({ id }) => open.rows.includes(id))
            .map((row) => (
              <li key={row.id} dir="auto">
                {articleOf(row)}
              </li>
            ))}
        </Box>
      )}
    </>
  );
}

function articleOf(row: CoverageRow): string {
  const entry = shownEntry(row);
  return [titleOf(row), entry?.outlet, entry?.date ? formatDate(entry.date) : ''].filter(Boolean).join(' · ');
}
