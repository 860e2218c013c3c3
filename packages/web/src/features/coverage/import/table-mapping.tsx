import { countOf } from '@earshot/schema/format-count';
import type { NumericOrder } from '@earshot/schema/values/dates/found-date';
import { orderOfColumn } from '@earshot/schema/values/dates/numeric-order';
import { dayOfCell } from '@earshot/schema/values/dates/read-day';
import { readCount } from '@earshot/schema/values/numbers/read-count';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useFocusWhenShown } from '../../../lib/focus.ts';
import { localDay } from '../../../lib/format.ts';
import { SelectField } from '../../../ui/text-field.tsx';
import { type NewAddress, NO_FACTS } from '../book/coverage-list.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

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
    { value: '', label: 'None' },
    ...table.heads.map((head, i) => ({ value: String(i), label: head })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h4" ref={headingRef} tabIndex={-1}>
        Which column holds what
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
        {`${countOf(addresses.length, 'article')} found.${left === 0 ? '' : ` ${countOf(left, 'row has', 'rows have')} no URL.`}`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" disabled={addresses.length === 0} onClick={() => onAdd(addresses)}>
          {`Add ${countOf(addresses.length, 'article')}`}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Box>
    </Box>
  );
}

const COLUMN_KINDS = ['address', 'headline', 'outlet', 'date', 'tier', 'reach', 'note'] as const;
type ColumnKind = (typeof COLUMN_KINDS)[number];

/** Column index of each kind, or null if the table has no such column. */
type ColumnMapping = Readonly<Record<ColumnKind, number | null>>;

export interface ReadTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const NAMES: Readonly<Record<ColumnKind, RegExp>> = {
  address:
    /^(?:(?:article |page |source )?(?:url|link|web ?address|address|permalink)s?|adresse|lien|enlace)$/i,
  headline: /^(?:head ?line|title|titel|titre|t[ií]tulo|titolo|(?:h[ie]t )?hit sentence|subject)$/i,
  outlet:
    /^(?:outlet|publication|publisher|source(?: name)?|media(?: outlet)?|medium|quelle|m[eé]dia|medio|site)$/i,
  date: /^(?:date|published(?: (?:at|on|date))?|publication date|datum|fecha|data|day|time)$/i,
  tier: /^(?:(?:media |outlet )?tier|media class)$/i,
  reach:
    /^(?:reach|audience|circulation|impressions|reichweite|port[eé]e|alcance|uvm|unique visitors.*|readership)$/i,
  note: /^(?:notes?|comments?|remarks?|notiz|kommentar|remarque|nota|tags?)$/i,
};

/** The address column is the one with the most URLs, or else the one with a matching name. */
export function guessColumns({ heads, rows }: ReadTable): ColumnMapping {
  const byName = (kind: ColumnKind) => {
    const index = heads.findIndex((head) => NAMES[kind].test(head.trim()));
    return index < 0 ? null : index;
  };
  const links = heads.map((_, i) => rows.filter((row) => isAddress(row[i] ?? '')).length);
  const most = Math.max(0, ...links);
  return {
    address: most === 0 ? byName('address') : links.indexOf(most),
    headline: byName('headline'),
    outlet: byName('outlet'),
    date: byName('date'),
    tier: byName('tier'),
    reach: byName('reach'),
    note: byName('note'),
  };
}

export function addressesOf({ rows }: ReadTable, columns: ColumnMapping) {
  const cell = (row: readonly string[], kind: ColumnKind) => {
    const column = columns[kind];
    return column === null ? '' : (row[column] ?? '').trim();
  };
  const filled = rows.filter((row) => row.some((value) => value.trim() !== ''));
  const days = daysOf(filled.map((row) => cell(row, 'date')));
  const addresses = filled.flatMap((row, i): NewAddress[] => {
    const address = cell(row, 'address');
    if (!isAddress(address)) return [];
    return [
      {
        address,
        known: {
          ...NO_FACTS,
          headline: cell(row, 'headline'),
          outlet: cell(row, 'outlet'),
          date: days[i] ?? '',
          reach: readCount(cell(row, 'reach')),
          note: cell(row, 'note'),
          tier: cell(row, 'tier'),
        },
      },
    ];
  });
  return { addresses, left: filled.length - addresses.length };
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim()) && URL.canParse(text.trim());
}

/** Dates of a column as ISO days. Empty if a date cannot be read or its order of day and month stays unclear. */
function daysOf(cells: readonly string[]): string[] {
  const referenceDay = localDay(new Date());
  const order = orderOfColumn(cells, referenceDay);
  return cells.map((cell) => {
    const day = (numericOrder: NumericOrder) => dayOfCell(cell, { referenceDay, numericOrder });
    if (order !== null) return day(order) ?? '';
    const found = day('month-first');
    return found !== null && found === day('day-first') ? found : '';
  });
}
