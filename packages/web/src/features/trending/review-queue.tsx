import { likelyJoins } from '@earshot/schema/trending/likely-joins';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Fold } from '../../ui/fold.tsx';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.review;
const PERCENT = 100;

interface ReviewQueueProps {
  /** Stories of the ranking, including the user's edits. */
  readonly items: readonly TrendingItem[];
  readonly near: TrendingResult['near_stories'];
  readonly onJoin: (line: number, to: number) => void;
}

/**
 * Shows one pair of stories at a time, with the most likely match first, and asks whether they are the same story. Each
 * answer has a keyboard shortcut.
 */
export function ReviewQueue({ items, near, onJoin }: ReviewQueueProps) {
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const joins = useMemo(() => likelyJoins(items, near), [items, near]);
  const open = joins.filter(({ key }) => !declined.includes(key));
  const [next] = open;
  if (joins.length === 0 && declined.length === 0) return null;
  const [line, to] = [next?.b.members[0]?.line, next?.a.members[0]?.line];
  const join = () => {
    if (line !== undefined && to !== undefined) onJoin(line, to);
  };
  const decline = () => {
    if (next) setDeclined((before) => [...before, next.key]);
  };
  const answer = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === STRINGS.sameKey) join();
    else if (key === STRINGS.differentKey) decline();
    else return;
    event.preventDefault();
  };
  return (
    <Fold title={STRINGS.title(open.length)} isPrinted={false}>
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
        <Typography variant="body2">{STRINGS.done}</Typography>
      )}
      {declined.length > 0 ? (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setDeclined((before) => before.slice(0, -1))}>
          {STRINGS.back}
        </Button>
      ) : null}
    </Fold>
  );
}
