import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { StaleReason } from '../../lib/analysis.ts';
import { OUTDATED, StaleNote } from '../../ui/run-state.tsx';
import { Panel } from '../../ui/section.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { RankingView } from './ranking-view.tsx';
import { TRENDING_STRINGS } from './strings.ts';

interface RankingPanelProps {
  readonly pending: boolean;
  readonly ranking: TrendingResult | null;
  readonly stale: StaleReason;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Ranks the list again with these kinds of columns. Null while that is not possible, for example after a reload. */
  readonly onColumns: ((kinds: ColumnKind[]) => void) | null;
  /** Button that fills the list with fictional lines and ranks them. Null if it would overwrite the user's input. */
  readonly sample: { readonly label: string; readonly fill: () => void } | null;
}

export function RankingPanel({ pending, ranking, stale, headingRef, onColumns, sample }: RankingPanelProps) {
  const table = ranking?.summary.table;
  return (
    <Panel className="print-blocks" sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
      {ranking ? null : (
        <Typography variant="h2" ref={headingRef} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
          {TRENDING_STRINGS.ranking}
        </Typography>
      )}
      {pending ? <RankingSkeleton /> : null}
      <StaleNote reason={stale} noun={TRENDING_STRINGS.noun} />
      {!pending && !ranking ? <EmptyRanking sample={sample} /> : null}
      {ranking ? (
        <Box
          aria-busy={pending}
          {...(pending ? { role: 'group', 'aria-label': TRENDING_STRINGS.previous } : {})}
          sx={{ filter: pending ? OUTDATED : 'none', minWidth: 0 }}
        >
          <RankingView ranking={ranking} headingRef={headingRef} />
        </Box>
      ) : null}
      {table && onColumns && !pending ? (
        <ColumnsPanel key={table.columns.map(({ kind }) => kind).join()} table={table} onChoose={onColumns} />
      ) : null}
    </Panel>
  );
}

function EmptyRanking({ sample }: Pick<RankingPanelProps, 'sample'>) {
  const { title, guidance, steps } = TRENDING_STRINGS.empty;
  return (
    <Box sx={{ py: { xs: 3, md: 6 }, px: { xs: 0, sm: 2 }, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mx: 'auto', maxWidth: '34rem', color: 'text.secondary' }}>
        {guidance}
      </Typography>
      <Box component="ol" sx={STEPS}>
        {steps.map((step, index) => (
          <li key={step}>
            <Box
              aria-hidden="true"
              sx={{ height: 10, borderRadius: 1, bgcolor: STEP_COLORS[index], width: STEP_WIDTHS[index] }}
            />
            <span>{step}</span>
          </li>
        ))}
      </Box>
      {sample ? (
        <Button variant="outlined" sx={{ mt: 3 }} onClick={sample.fill}>
          {sample.label}
        </Button>
      ) : null}
    </Box>
  );
}

const STEP_COLORS = ['heat.strongest', 'heat.strong', 'heat.medium'] as const;
const STEP_WIDTHS = ['86%', '64%', '44%'] as const;
const STEPS = {
  listStyle: 'none',
  m: 0,
  mt: 3,
  mx: 'auto',
  p: 0,
  maxWidth: '26rem',
  display: 'grid',
  gap: 1.25,
  textAlign: 'left',
  '& li': { typography: 'caption', display: 'grid', gap: 0.5, color: 'text.secondary' },
} as const;

const FIGURES = [1, 2, 3, 4] as const;
const ITEMS = [1, 2, 3] as const;

function RankingSkeleton() {
  return (
    <Box
      role="status"
      aria-busy="true"
      aria-label={TRENDING_STRINGS.loading}
      data-testid="ranking-skeleton"
      sx={{ display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))' }}>
        {FIGURES.map((figure) => (
          <Skeleton key={figure} variant="rounded" height={64} />
        ))}
      </Box>
      {ITEMS.map((item) => (
        <Skeleton key={item} variant="rounded" height={150} />
      ))}
    </Box>
  );
}
