import { formatCount } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { capitalized } from '../../lib/format.ts';
import { ModeToggle } from '../../ui/mode-toggle.tsx';
import { Section } from '../../ui/section.tsx';
import { type Dimension, groupCoverage } from './coverage-figures.ts';
import type { CoverageRow } from './coverage-list.ts';
import { COVERAGE_STRINGS } from './strings.ts';

const STRINGS = COVERAGE_STRINGS.groups;
const DIMENSIONS = (['outlet', 'scope', 'day', 'tone'] as const).map((value) => ({
  value,
  label: STRINGS.dimensions[value],
}));
/** Longer breakdowns open with one press. */
const GROUPS_SHOWN = 10;

interface CoverageGroupsProps {
  readonly rows: readonly CoverageRow[];
  readonly keywords: readonly string[];
  readonly towards: string;
}

/** Articles and mentions by outlet, scope, day or tone, as a table. */
export function CoverageGroups({ rows, keywords, towards }: CoverageGroupsProps) {
  const [dimension, setDimension] = useState<Dimension>('outlet');
  const [isWhole, setIsWhole] = useState(false);
  const groups = useMemo(
    () => groupCoverage(rows, keywords, dimension, towards),
    [rows, keywords, dimension, towards],
  );
  const shown = isWhole ? groups : groups.slice(0, GROUPS_SHOWN);
  return (
    <Section title={STRINGS.title}>
      <Box className="no-print">
        <ModeToggle label={STRINGS.by} mode={dimension} options={DIMENSIONS} onChange={setDimension} />
      </Box>
      {/* A wide table scrolls, so the keyboard must be able to reach it. */}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={STRINGS.title}>
        <Box component="table" sx={TABLE}>
          <thead>
            <tr>
              <th scope="col">{STRINGS.dimensions[dimension]}</th>
              <th scope="col">{STRINGS.articles}</th>
              {keywords.map((keyword) => (
                <th scope="col" key={keyword} dir="auto">
                  {keyword}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ value, articles, mentions }) => (
              <tr key={value}>
                <th scope="row" dir="auto">
                  {labelOf(value, dimension)}
                </th>
                <td>{formatCount(articles)}</td>
                {keywords.map((keyword, position) => (
                  <td key={keyword}>{formatCount(mentions[position] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {groups.length > shown.length ? (
        <Box className="no-print">
          <Button size="small" onClick={() => setIsWhole(true)}>
            {STRINGS.more(groups.length - shown.length)}
          </Button>
        </Box>
      ) : null}
    </Section>
  );
}

function labelOf(value: string, dimension: Dimension): string {
  if (value === '') return dimension === 'tone' ? STRINGS.unscored : STRINGS.unknown;
  if (dimension === 'day') return STRINGS.day(value);
  return dimension === 'scope' ? capitalized(value) : value;
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
