import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useEditFocus } from '../../lib/edits/use-edit-focus.ts';
import { Fold } from '../../ui/fold.tsx';
import { COMPARE_STRINGS } from './compare-strings.ts';
import { suggestJoins } from './compare-suggestions.ts';
import { CompareTable } from './compare-table.tsx';
import { EarlierList } from './earlier-list.tsx';
import { type ListComparison, useComparison } from './use-comparison.ts';
import { useEarlierRanking } from './use-earlier-ranking.ts';

const STRINGS = COMPARE_STRINGS;

interface ComparePanelProps {
  /** The ranking, as the server returned it. */
  readonly later: TrendingResult;
  /** Stories of the ranking, including the user's edits. */
  readonly items: readonly TrendingItem[];
  /** Joins the stories of two lines of the ranking. */
  readonly onJoin: (line: number, to: number) => void;
}

/**
 * Compares the ranking with an earlier list, which the user pastes or opens as a saved ranking. Where an unjoined story may
 * be why another one is new, fading or gone, the comparison offers to join them.
 */
export function ComparePanel({ later, items, onJoin }: ComparePanelProps) {
  const earlier = useEarlierRanking(later.session_id);
  const { ranking, made } = earlier;
  const comparison = useComparison(ranking, items, made);
  const takeBackRef = useRef<HTMLButtonElement>(null);
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const focus = useEditFocus();
  const { compared } = comparison;
  const suggestions = useMemo(
    () => (compared ? suggestJoins(compared, ranking?.near_stories, later.near_stories) : undefined),
    [compared, ranking, later],
  );
  return (
    <Fold title={STRINGS.title} isPrinted={compared !== null}>
      <EarlierList earlier={earlier} />
      {ranking && isChangedByHand(ranking.summary) ? (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {STRINGS.byHand}
        </Alert>
      ) : null}
      <Progress {...comparison} />
      {compared ? (
        <CompareTable
          rows={compared.stories}
          earlierWindow={ranking?.summary.time_window ?? ''}
          suggestions={suggestions ?? new Map()}
          summaryRef={summaryRef}
          onJoin={(join) => {
            if (join.kind === 'now') onJoin(join.line, join.to);
            else earlier.join(join);
            focus.to(join.kind === 'now' ? summaryRef : takeBackRef, summaryRef);
          }}
        />
      ) : null}
      {made.length > 0 ? (
        <Box className="no-print" sx={{ mt: 1.5 }}>
          <Button
            ref={takeBackRef}
            size="small"
            variant="outlined"
            onClick={() => {
              earlier.takeBack();
              focus.ifLost(summaryRef);
            }}
          >
            {STRINGS.takeBack(made.length)}
          </Button>
        </Box>
      ) : null}
    </Fold>
  );
}

/** Says that the lists are being compared, or why they could not be. */
function Progress({ isPending, failure }: Pick<ListComparison, 'isPending' | 'failure'>) {
  return (
    <>
      {isPending ? (
        <Typography variant="body2" role="status" sx={{ mt: 1.5 }}>
          {STRINGS.comparing}
        </Typography>
      ) : null}
      {failure === null ? null : (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {failure}
        </Alert>
      )}
    </>
  );
}
