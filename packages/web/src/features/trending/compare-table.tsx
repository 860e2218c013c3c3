import { formatCount } from '@earshot/schema/format-count';
import { CHANGES } from '@earshot/schema/trending/changes';
import type { ComparedStory } from '@earshot/schema/trending/compare-rankings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LOOSE_DASHES } from '../../ui/loose-dashes.ts';
import { COMPARE_STRINGS } from './compare-strings.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = COMPARE_STRINGS;
const PAGE_SIZE = 20;

interface CompareTableProps {
  readonly rows: readonly ComparedStory[];
  /** Time range of the earlier list. May be empty. */
  readonly earlierWindow: string;
}

/** Stories of two lists, grouped by how they changed, with their ranks and line counts in both lists. */
export function CompareTable({ rows, earlierWindow }: CompareTableProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Typography variant="body2" role="status">
        {STRINGS.summary(rows.length, earlierWindow)}
      </Typography>
      {CHANGES.map((change) => {
        const of = rows.filter((row) => row.change === change);
        return of.length > 0 ? <Group key={change} title={STRINGS.changes[change]} rows={of} /> : null;
      })}
    </Box>
  );
}

function Group({ title, rows }: { readonly title: string; readonly rows: readonly ComparedStory[] }) {
  const [shown, setShown] = useState(PAGE_SIZE);
  return (
    <div>
      <Box component="table" sx={TABLE}>
        <caption>{`${title} (${formatCount(rows.length)})`}</caption>
        <thead>
          <tr>
            <th scope="col">{STRINGS.story}</th>
            <th scope="col">{STRINGS.before}</th>
            <th scope="col">{STRINGS.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ title: story, before, after }) => (
            <tr key={`${before?.rank ?? ''}-${after?.rank ?? ''}`}>
              <th scope="row" dir="auto">
                {story}
                {before && after && before.title !== story ? (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {STRINGS.earlierTitle(before.title)}
                  </Box>
                ) : null}
              </th>
              <td>{before ? STRINGS.side(before.rank, before.lines) : STRINGS.none}</td>
              <td>{after ? STRINGS.side(after.rank, after.lines) : STRINGS.none}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {rows.length > shown ? (
        <Button size="small" className="no-print" onClick={() => setShown(rows.length)}>
          {TRENDING_STRINGS.item.moreLines(rows.length - shown)}
        </Button>
      ) : null}
    </div>
  );
}

const TABLE = {
  typography: 'body2',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', fontWeight: 650, pb: 0.5 },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 0.5,
    pr: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere', ...LOOSE_DASHES },
  '& td, & thead th + th': { width: { xs: '4.25rem', sm: '9rem' }, fontVariantNumeric: 'tabular-nums' },
} as const;
