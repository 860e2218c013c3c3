import { LIKELY_JOIN, type LikelyJoin, likelyJoins } from '@earshot/schema/trending/likely-joins';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { EditLog } from '../../lib/edits/edit-log.ts';
import { useEditFocus } from '../../lib/edits/use-edit-focus.ts';
import { Fold } from '../../ui/fold.tsx';
import type { RankingChange } from './kept-edits.ts';
import { REVIEW_STRINGS } from './review-strings.ts';

const STRINGS = REVIEW_STRINGS;
const PERCENT = 100;

interface ReviewQueueProps {
  /** Stories of the ranking, including the user's edits. */
  readonly items: readonly TrendingItem[];
  readonly near: TrendingResult['near_stories'];
  /** The user's edits. Pairs that were answered with "different" are not asked again until Undo. */
  readonly log: EditLog<RankingChange>;
  readonly onAnswer: (change: RankingChange) => void;
}

/**
 * Shows one pair of stories at a time, with the most likely match first, and asks whether they are the same story. Each
 * answer has a keyboard shortcut. Unlikely pairs are asked about only on request, so that nobody joins them out of habit.
 */
export function ReviewQueue({ items, near, log, onAnswer }: ReviewQueueProps) {
  const joins = useMemo(() => likelyJoins(items, near), [items, near]);
  const open = useMemo(() => joins.filter((join) => !isApart(join, log)), [joins, log]);
  const [asksAll, setAsksAll] = useState(false);
  const declineRef = useRef<HTMLButtonElement>(null);
  const focus = useEditFocus();
  const likely = open.filter(({ likelihood }) => likelihood >= LIKELY_JOIN).length;
  const next = likely > 0 || asksAll ? open[0] : undefined;
  if (joins.length === 0) return null;
  const [line, to] = [next?.b.members[0]?.line, next?.a.members[0]?.line];
  const answerWith = (kind: 'join' | 'apart') => () => {
    if (line !== undefined && to !== undefined) onAnswer({ kind, line, to });
  };
  const [join, decline] = [answerWith('join'), answerWith('apart')];
  const answer = (event: KeyboardEvent) => answerByKey(event, join, decline);
  return (
    <Fold title={STRINGS.title(asksAll ? open.length : likely)} isPrinted={false}>
      {next ? (
        <Box role="group" aria-label={STRINGS.question} onKeyDown={answer} sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="body2">{STRINGS.guidance}</Typography>
          <Box aria-live="polite" sx={{ display: 'grid', gap: 0.5 }}>
            <Typography variant="caption">
              {STRINGS.likelihood(Math.round(next.likelihood * PERCENT))}
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{next.a.title}</Typography>
            <Typography sx={{ fontWeight: 600 }}>{next.b.title}</Typography>
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" variant="outlined" aria-keyshortcuts={STRINGS.sameKey} onClick={join}>
              {STRINGS.same}
            </Button>
            <Button
              ref={declineRef}
              size="small"
              variant="outlined"
              aria-keyshortcuts={STRINGS.differentKey}
              onClick={decline}
            >
              {STRINGS.different}
            </Button>
          </Box>
        </Box>
      ) : (
        <NoMoreLikely
          left={open.length}
          onAsk={() => {
            setAsksAll(true);
            focus.to(declineRef);
          }}
        />
      )}
    </Fold>
  );
}

function answerByKey(event: KeyboardEvent, join: () => void, decline: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const key = event.key.toLowerCase();
  if (key === STRINGS.sameKey) join();
  else if (key === STRINGS.differentKey) decline();
  else return;
  event.preventDefault();
}

interface NoMoreLikelyProps {
  /** Number of less likely pairs. */
  readonly left: number;
  readonly onAsk: () => void;
}

/** Says that the likely pairs are answered, and offers the others. */
function NoMoreLikely({ left, onAsk }: NoMoreLikelyProps) {
  return (
    <>
      <Typography variant="body2">{STRINGS.done}</Typography>
      {left > 0 ? (
        <>
          <Typography variant="body2" sx={{ my: 1 }}>
            {STRINGS.lessNote}
          </Typography>
          <Button size="small" variant="outlined" onClick={onAsk}>
            {STRINGS.less(left)}
          </Button>
        </>
      ) : null}
    </>
  );
}

/** Whether the user said that two stories are different. Their lines are compared, because a story may have changed since. */
function isApart({ a, b }: LikelyJoin, { edits }: EditLog<RankingChange>): boolean {
  const has = ({ members }: TrendingItem, line: number) => members.some((member) => member.line === line);
  return edits.some(
    ({ change }) =>
      change.kind === 'apart' &&
      ((has(a, change.line) && has(b, change.to)) || (has(b, change.line) && has(a, change.to))),
  );
}
