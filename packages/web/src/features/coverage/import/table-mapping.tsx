import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useFocusWhenShown } from '../../../lib/focus.ts';
import { SelectField } from '../../../ui/text-field.tsx';
import type { NewAddress } from '../book/coverage-list.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { addressesOf, COLUMN_KINDS, guessColumns, type ReadTable } from './table-columns.ts';

const STRINGS = COVERAGE_STRINGS.importing;

interface TableMappingProps {
  readonly table: ReadTable;
  readonly onAdd: (addresses: readonly NewAddress[]) => void;
  readonly onCancel: () => void;
}

export function TableMapping({ table, onAdd, onCancel }: TableMappingProps) {
  const [columns, setColumns] = useState(() => guessColumns(table));
  const { addresses, left } = useMemo(() => addressesOf(table, columns), [table, columns]);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusWhenShown(headingRef);
  const options = [
    { value: '', label: STRINGS.none },
    ...table.heads.map((head, i) => ({ value: String(i), label: head })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h4" ref={headingRef} tabIndex={-1}>
        {STRINGS.columns}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {COLUMN_KINDS.map((kind) => (
          <SelectField
            key={kind}
            label={STRINGS.kinds[kind]}
            value={columns[kind] === null ? '' : String(columns[kind])}
            options={options}
            onChange={(value) => setColumns({ ...columns, [kind]: value === '' ? null : Number(value) })}
          />
        ))}
      </Box>
      <Typography variant="body2" role="status">
        {STRINGS.found(addresses.length, left)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" disabled={addresses.length === 0} onClick={() => onAdd(addresses)}>
          {STRINGS.add(addresses.length)}
        </Button>
        <Button onClick={onCancel}>{STRINGS.cancel}</Button>
      </Box>
    </Box>
  );
}
