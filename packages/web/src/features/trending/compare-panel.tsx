import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useEditFocus } from '../../lib/edits/use-edit-focus.ts';
import { isTyping } from '../../lib/is-typing.ts';
import { Fold } from '../../ui/fold.tsx';
import { type ApartCheck, has, savedApartCheck } from './apart-stories.ts';
import { COMPARE_STRINGS } from './compare-strings.ts';
import { type Compared, type ComparedJoin, type JoinAnswer, suggestJoins } from './compare-suggestions.ts';
import { CompareTable, compareRowId } from './compare-table.tsx';
import { EarlierList } from './earlier-list.tsx';
import { type ListComparison, useComparison } from './use-comparison.ts';
import { useEarlierRanking } from './use-earlier-ranking.ts';

const STRINGS = COMPARE_STRINGS;

interface ComparePanelProps {
  /** The ranking, as the server returned it. */
  readonly later: TrendingResult;
  /** Stories of the ranking, including the user's edits. */
  readonly items: readonly TrendingItem[];
  /** Joins the stories of two lines of the ranking, or keeps them apart. */
  readonly onAnswer: (kind: 'join' | 'apart', line: number, to: number) => void;
  /** Whether the user said that two stories of the ranking are different. */
  readonly isApart: ApartCheck;
}

/**
 * Compares the ranking with an earlier list, which the user pastes or opens as a saved ranking. Where an unjoined story may
 * be why another one is new, fading or gone, the comparison offers to join them.
 */
export function ComparePanel({ later, items, onAnswer, isApart }: ComparePanelProps) {
  const earlier = useEarlierRanking(later.session_id);
  const { ranking, answers } = earlier;
  const comparison = useComparison(ranking, items, answers);
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const focus = useEditFocus();
  const rowIds = useId();
  const { compared } = comparison;
  const lists = `${later.session_id} ${ranking?.session_id ?? ''}`;
  const { outcome, expect } = useOutcome(compared, lists, rowIds, summaryRef);
  const isApartEarlier = useMemo(() => savedApartCheck(ranking ?? {}), [ranking]);
  const suggestions = useMemo(
    () =>
      compared
        ? suggestJoins(compared, {
            nearBefore: ranking?.near_stories,
            nearAfter: later.near_stories,
            isDeclined: (join) =>
              isDeclined(join, compared, answers, { now: isApart, earlier: isApartEarlier }),
          })
        : undefined,
    [compared, ranking, later, answers, isApart, isApartEarlier],
  );
  const answer = (given: JoinAnswer) => {
    const { join, isSame } = given;
    if (isSame) expect(join);
    if (join.kind === 'now') onAnswer(isSame ? 'join' : 'apart', join.line, join.to);
    else earlier.answer({ join, isSame });
    if (!isSame) focus.ifLost(summaryRef);
  };
  const takeBack = () => {
    earlier.takeBack();
    focus.ifLost(summaryRef);
  };
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
          rowIds={rowIds}
          outcome={outcome}
          onAnswer={answer}
        />
      ) : null}
      {answers.length > 0 ? <TakeBack count={answers.length} onTakeBack={takeBack} /> : null}
    </Fold>
  );
}

interface TakeBackProps {
  readonly count: number;
  readonly onTakeBack: () => void;
}

/** Takes back the last answer that is kept in the comparison. Answers about the ranking are undone below the stories. */
function TakeBack({ count, onTakeBack }: TakeBackProps) {
  return (
    <Box className="no-print" sx={{ mt: 1.5 }}>
      <Button size="small" variant="outlined" onClick={onTakeBack}>
        {STRINGS.takeBack(count)}
      </Button>
    </Box>
  );
}

/** Whether the user said that the stories of a join are different, in the comparison or in one of the rankings. */
function isDeclined(
  join: ComparedJoin,
  { before, after }: Compared,
  answers: readonly JoinAnswer[],
  isApart: { readonly now: ApartCheck; readonly earlier: ApartCheck },
): boolean {
  const storiesOf = (other: ComparedJoin): (TrendingItem | undefined)[] => {
    const [from, to] = [other.kind === 'now' ? after : before, other.kind === 'earlier' ? before : after];
    const lines = other.kind === 'across' ? [other.before, other.after] : [other.line, other.to];
    return [from, to].map((items, at) => items.find((item) => has(item, lines[at] ?? 0)));
  };
  const [a, b] = storiesOf(join);
  if (a && b && join.kind !== 'across' && isApart[join.kind](a, b)) return true;
  if (join.kind === 'now') return false;
  return answers.some((answer) => {
    if (answer.isSame || answer.join.kind !== join.kind) return false;
    const [c, d] = storiesOf(answer.join);
    return (a === c && b === d) || (a === d && b === c);
  });
}

/**
 * After a join, moves the focus to the row of the joined story as soon as the lists are compared again, unless the user is
 * typing, and tells which table it is in. This holds until the next comparison.
 * @param lists identifies the two lists. A join in other lists is forgotten.
 */
function useOutcome(
  compared: Compared | null,
  lists: string,
  rowIds: string,
  summaryRef: RefObject<HTMLParagraphElement | null>,
) {
  const [expected, setExpected] = useState<Expected | null>(null);
  const [outcome, setOutcome] = useState<{ text: string; of: Compared } | null>(null);
  const focus = useEditFocus();
  useEffect(() => {
    if (expected === null || compared === null || compared === expected.last) return;
    setExpected(null);
    if (expected.lists !== lists) return;
    const row = rowOf(compared, expected.join);
    const text = row ? STRINGS.outcome(row.title, STRINGS.changes[row.change].replace(/:.*/, '')) : '';
    setOutcome({ text, of: compared });
    if (!isTyping(document.activeElement)) focus.to(row ? compareRowId(rowIds, row) : summaryRef, summaryRef);
  }, [compared, expected, lists, rowIds, focus, summaryRef]);
  return {
    outcome: outcome !== null && outcome.of === compared ? outcome.text : '',
    expect: (join: ComparedJoin) => setExpected({ join, lists, last: compared }),
  };
}

/** A join whose comparison has not arrived yet. */
interface Expected {
  readonly join: ComparedJoin;
  readonly lists: string;
  readonly last: Compared | null;
}

/** Returns the compared story of a join. */
function rowOf({ stories, before, after }: Compared, join: ComparedJoin) {
  const isLater = join.kind !== 'earlier';
  const line = join.kind === 'across' ? join.after : join.to;
  const rank = (isLater ? after : before).findIndex((item) => has(item, line)) + 1;
  return stories.find((row) => (isLater ? row.after : row.before)?.rank === rank);
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
