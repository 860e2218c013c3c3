import Box from '@mui/material/Box';
import type { Block } from '../../lib/blocks/blocks.ts';
import { writeText } from '../../lib/blocks/write-markup.ts';
import { writeHtml } from '../../ui/blocks-view.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HELP_STRINGS } from './strings.ts';

const STRINGS = HELP_STRINGS.tables;

interface DataTableProps {
  readonly table: {
    readonly title: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly hasCaption?: boolean;
}

export function DataTable({ table, hasCaption = true }: DataTableProps) {
  const { title: label, columns, rows } = table;
  const copied = [tableBlock(table)];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {hasCaption ? <Box sx={{ flex: 1, fontWeight: 620 }}>{label}</Box> : <Box sx={{ flex: 1 }} />}
        <CopyButton
          text={() => ({ html: writeHtml(copied), text: writeText(copied) })}
          label={STRINGS.copy(label)}
          confirmation={STRINGS.copied}
        />
      </Box>
      <Box role="group" aria-label={STRINGS.scrolled(label)} tabIndex={0} sx={SCROLLED}>
        <Box component="table" aria-label={label} sx={TABLE}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <Box
                  key={column}
                  component="th"
                  scope="col"
                  sx={{
                    '@media screen': {
                      minWidth: minWidthOf([column, ...rows.map((row) => row[index] ?? '')]),
                    },
                  }}
                >
                  {column}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.join('|')}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={columns[index]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={columns[index]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

export function tableBlock({ columns, rows }: Pick<DataTableProps['table'], 'columns' | 'rows'>): Block {
  return { kind: 'table', heads: columns, rows: rows.map((row) => ({ cells: row.map((cell) => [cell]) })) };
}

/** In characters. A column whose cells are all short is as narrow as possible; a long cell makes it wide. */
const SHORT_CHARACTERS = 4;
const LONG_CHARACTERS = 30;

function minWidthOf(cells: readonly string[]): string {
  const longest = Math.max(...cells.map(({ length }) => length));
  if (longest <= SHORT_CHARACTERS) return '0';
  return longest < LONG_CHARACTERS ? '6rem' : '11rem';
}

const SCROLLED = { overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 } as const;

const TABLE = {
  typography: 'body2',
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    px: 1.25,
    py: 0.75,
    '@media print': { minWidth: '6rem' },
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': { bgcolor: 'background.default', fontWeight: 650 },
  '& tbody th': { fontWeight: 620 },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} as const;
