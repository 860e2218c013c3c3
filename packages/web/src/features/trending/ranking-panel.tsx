import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { StaleReason } from '../../lib/analysis.ts';
import { ResultPanel } from '../../ui/run-state.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { RankingView } from './ranking-view.tsx';
import { TRENDING_STRINGS } from './strings.ts';

interface RankingPanelProps {
  readonly pending: boolean;
  readonly ranking: TrendingResult | null;
  readonly stale: StaleReason;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Ranks the list again with these kinds of columns. Null if that is not possible, for example after a reload. */
  readonly onColumns: ((kinds: ColumnKind[]) => void) | null;
  /** Fills in and ranks fictional lines. Null if that would overwrite the user's input. */
  readonly sample: { readonly label: string; readonly fill: () => void } | null;
}

export function RankingPanel({ pending, ranking, stale, headingRef, onColumns, sample }: RankingPanelProps) {
  const table = ranking?.summary.table;
  return (
    <ResultPanel
      heading={
        ranking ? null : (
          <Typography variant="h2" ref={headingRef} tabIndex={-1}>
            {TRENDING_STRINGS.ranking}
          </Typography>
        )
      }
      noun={TRENDING_STRINGS.noun}
      pending={pending}
      stale={stale}
      empty={TRENDING_STRINGS.empty}
      sample={sample}
    >
      {ranking ? (
        <>
          <RankingView ranking={ranking} headingRef={headingRef} />
          {table && onColumns && !pending ? (
            <Box sx={{ mt: 2 }}>
              <ColumnsPanel
                key={table.columns.map(({ kind }) => kind).join()}
                table={table}
                onChoose={onColumns}
              />
            </Box>
          ) : null}
        </>
      ) : null}
    </ResultPanel>
  );
}
