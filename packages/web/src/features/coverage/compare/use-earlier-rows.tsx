import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Figure } from '../../../ui/figure.tsx';
import type { CoverageList, CoverageRow } from '../book/coverage-list.ts';
import { shownEntry } from '../book/effective-row.ts';
import { titleOf } from '../book/list-edits.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

const STRINGS = COVERAGE_STRINGS.compare;

/**
 * Lets the figures of an earlier list open the articles that they count. `figure` returns a figure for a table, and `evidence`
 * is the list of articles of the figure that is open.
 */
export function useEarlierRows(list: CoverageList) {
  const [open, setOpen] = useState<{ readonly label: string; readonly rows: readonly number[] } | null>(null);
  const figure = (label: string, rows: readonly number[], shown: string): ReactNode => (
    <Figure
      about={STRINGS.earlierOf(label)}
      expanded={open?.label === label}
      onOpen={rows.length === 0 ? undefined : () => setOpen(open?.label === label ? null : { label, rows })}
    >
      {shown}
    </Figure>
  );
  const rows = new Set(open?.rows);
  const evidence = open && (
    <Box component="ul" aria-label={STRINGS.earlierOf(open.label)} sx={LIST}>
      {list.rows
        .filter((row) => rows.has(row.id))
        .map((row) => (
          <li key={row.id} dir="auto">
            {articleOf(row)}
          </li>
        ))}
    </Box>
  );
  return { figure, evidence };
}

function articleOf(row: CoverageRow): string {
  const entry = shownEntry(row);
  return [titleOf(row), entry?.outlet, entry?.date ? formatDate(entry.date) : ''].filter(Boolean).join(' · ');
}

const LIST = { m: 0, pl: 2.5, typography: 'body2' } as const;
