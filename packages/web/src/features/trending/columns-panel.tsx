import { formatCount } from '@earshot/schema/format-count';
import { COLUMN_KINDS, type ColumnKind, columnKindsProblem } from '@earshot/schema/trending/list-reading';
import type { ListTable } from '@earshot/schema/trending/list-reading-model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Fold } from '../../ui/section.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { READING_STRINGS } from './strings.ts';

const STRINGS = READING_STRINGS;

interface ColumnsPanelProps {
  readonly table: ListTable;
  readonly onChoose: (kinds: ColumnKind[]) => void;
}

export function ColumnsPanel({ table, onChoose }: ColumnsPanelProps) {
  const id = useId();
  const [kinds, setKinds] = useState(() => table.columns.map(({ kind }) => kind));
  const columns = table.columns.map((reading, column) => ({ ...reading, column }));
  const problem = columnKindsProblem(kinds);
  const isChanged = kinds.some((kind, column) => kind !== table.columns[column]?.kind);
  const set = (column: number, kind: ColumnKind) =>
    setKinds((before) => before.map((one, i) => (i === column ? kind : one)));
  return (
    <Fold title={`Columns of the table (${formatCount(table.columns.length)})`} isPrinted={false}>
      <Typography variant="body2">
        {table.is_used
          ? 'What Earshot took each column for. Change what is wrong, then rank the list again.'
          : 'No column looked like headlines, so each line was read by itself. Say which column is the headline, then rank the list again.'}
      </Typography>
      {table.by_hand ? <Typography variant="body2">Set by hand.</Typography> : null}
      <Box component="table" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">First cells</th>
            <th scope="col">Kind</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, examples, column }) => (
            <tr key={column}>
              <th scope="row" dir="auto">
                {name}
              </th>
              <td dir="auto">{examples.join(' · ')}</td>
              <td>
                <SelectField
                  isInline
                  label={`Kind of ${name}`}
                  value={kinds[column] ?? 'other'}
                  options={COLUMN_KINDS.map((value) => ({ value, label: STRINGS.kinds[value] }))}
                  onChange={(chosen) => set(column, COLUMN_KINDS.find((kind) => kind === chosen) ?? 'other')}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography id={id} variant="body2" role="status">
        {problem ?? ''}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={id}
        disabled={problem !== null || (table.is_used && !isChanged)}
        onClick={() => onChoose(kinds)}
      >
        Rank again with these columns
      </Button>
    </Fold>
  );
}

const TABLE = {
  typography: 'body2',
  width: '100%',
  my: 1,
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 0.5,
    pr: 1.5,
    overflowWrap: 'anywhere',
    borderBottom: 1,
    borderColor: 'divider',
  },
  // Otherwise, narrow screens break the columns' names between letters.
  '& th:first-of-type': { minWidth: '5.5em' },
  '& tbody th': { fontWeight: 400 },
  '& .MuiInputBase-root': { minWidth: '7.5rem' },
} as const;
