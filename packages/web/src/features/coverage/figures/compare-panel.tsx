import Box from '@mui/material/Box';
import { useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Fold } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { shownEntry } from '../book/effective-row.ts';
import { titleOf } from '../book/list-edits.ts';
import type { CoverageList, CoverageRow } from '../book/list-shape.ts';
import { type ComparisonState, optionOf, useLists } from '../lists/use-lists.ts';
import type { FigurePick } from '../rows/coverage-view.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { FigureTableView } from './figure-table.tsx';
import { comparisonTable } from './figure-tables.ts';

const STRINGS = COVERAGE_STRINGS.compare;

interface ComparePanelProps {
  readonly list: CoverageList;
  readonly state: ComparisonState;
  readonly onPick: (pick: FigurePick) => void;
}

export function ComparePanel({ list, state: { earlier, choose }, onPick }: ComparePanelProps) {
  const others = useLists(list).filter(({ id, articles }) => id !== list.id && articles > 0);
  if (others.length === 0) return null;
  return (
    <Fold title={STRINGS.title} isPrinted={false}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SelectField
          label={STRINGS.choose}
          value={earlier?.id ?? ''}
          options={[{ value: '', label: STRINGS.none }, ...others.map(optionOf)]}
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

/** The figures of two lists side by side. Those of the earlier one open their articles below, as they are not in the table. */
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
          aria-label={STRINGS.earlierOf(open.label)}
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
