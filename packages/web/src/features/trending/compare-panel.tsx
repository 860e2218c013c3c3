import type { ComparedStory } from '@earshot/schema/trending/compare-rankings';
import { isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { storyOfLines } from '@earshot/schema/trending/story-of-lines';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useEditFocus } from '../../lib/edits/use-edit-focus.ts';
import { isTyping } from '../../lib/is-typing.ts';
import { Fold } from '../../ui/fold.tsx';
import { type ApartCheck, apartCheck } from './apart-stories.ts';
import { type CompareAnswer, compareAnswers } from './compare-answers.ts';
import { CompareProgress } from './compare-progress.tsx';
import { COMPARE_STRINGS } from './compare-strings.ts';
import {
  type Compared,
  type ComparedJoin,
  type JoinAnswer,
  matchOf,
  suggestJoins,
} from './compare-suggestions.ts';
import { CompareTable, compareRowId } from './compare-table.tsx';
import { EarlierList } from './earlier-list.tsx';
import type { RankingChange } from './kept-edits.ts';
import { useComparison } from './use-comparison.ts';
import { useEarlierRanking } from './use-earlier-ranking.ts';

const STRINGS = COMPARE_STRINGS;

interface ComparePanelProps {
  /** The ranking, as the server returned it. */
  readonly later: TrendingResult;
  /** The ranking with the user's edits and answers. */
  readonly edited: TrendingResult;
  readonly onAnswer: (change: RankingChange) => void;
  /** Whether the user said that two stories of the ranking are different. */
  readonly isApart: ApartCheck;
}

/**
 * Compares the ranking with an earlier list, which the user pastes or opens as a saved ranking. If a story may be new,
 * fading or gone only because it was not joined with another one, the comparison offers to join them. The user can also
 * say that a match is wrong.
 */
export function ComparePanel({ later, edited, onAnswer, isApart }: ComparePanelProps) {
  const earlier = useEarlierRanking();
  const { ranking } = earlier;
  const answers = useStableAnswers(edited);
  const comparison = useComparison(ranking, edited.items, answers);
  const summaryRef = useRef<HTMLParagraphElement>(null);
  const focus = useEditFocus();
  const rowIds = useId();
  const { compared } = comparison;
  const lists = `${later.session_id} ${ranking?.session_id ?? ''}`;
  const { outcome, expect } = useOutcome(compared, lists, rowIds, summaryRef);
  const suggestions = useSuggestions(compared, ranking, later, isApart);
  const answer = ({ join, isSame }: JoinAnswer) => {
    if (join.kind === 'across') {
      const text = lineText(compared?.before ?? [], join.before) ?? '';
      const given = { earlier: text, earlier_line: join.before, line: join.after, is_same: isSame };
      // A second click before the lists are compared again does not count as another answer.
      if (text === '' || isEqualAnswer(given, answers.at(-1))) return;
      expect(join);
      onAnswer({ kind: 'compared', ...given });
      return;
    }
    if (isSame && isJoined((join.kind === 'now' ? edited : ranking)?.items ?? [], join)) return;
    if (isSame) expect(join);
    const given = { kind: isSame ? ('join' as const) : ('apart' as const), line: join.line, to: join.to };
    if (join.kind === 'now') onAnswer(given);
    else earlier.answer(given);
    if (!isSame) focus.ifLost(summaryRef);
  };
  const part = (row: ComparedStory) => {
    const join = compared && matchOf(row, compared);
    if (join) answer({ join, isSame: false });
  };
  const takeBack = () => {
    earlier.takeBack();
    focus.ifLost(summaryRef);
  };
  return (
    <Fold title={STRINGS.title} isPrinted={compared !== null}>
      <EarlierList earlier={earlier} />
      {ranking && isChangedByHand(ranking.summary) ? <ByHandNote /> : null}
      <CompareProgress {...comparison} />
      {compared ? (
        <CompareTable
          rows={compared.stories}
          told={compared.told}
          earlierWindow={ranking?.summary.time_window ?? ''}
          suggestions={suggestions}
          summaryRef={summaryRef}
          rowIds={rowIds}
          outcome={outcome}
          onAnswer={answer}
          onPart={part}
        />
      ) : null}
      {earlier.answers > 0 ? <TakeBack count={earlier.answers} onTakeBack={takeBack} /> : null}
    </Fold>
  );
}

function ByHandNote() {
  return (
    <Alert severity="info" sx={{ mt: 1.5 }}>
      {STRINGS.byHand}
    </Alert>
  );
}

interface TakeBackProps {
  readonly count: number;
  readonly onTakeBack: () => void;
}

/** Takes back the last answer about the earlier list alone. Other answers are undone in the bar below the stories. */
function TakeBack({ count, onTakeBack }: TakeBackProps) {
  return (
    <Box className="no-print" sx={{ mt: 1.5 }}>
      <Button size="small" variant="outlined" onClick={onTakeBack}>
        {STRINGS.takeBack(count)}
      </Button>
    </Box>
  );
}

/** Returns the joins to suggest, keyed by compared story. Empty until the lists are compared. */
function useSuggestions(
  compared: Compared | null,
  earlier: TrendingResult | null,
  later: TrendingResult,
  isApart: ApartCheck,
): ReturnType<typeof suggestJoins> {
  const isApartEarlier = useMemo(() => (earlier ? apartCheck(earlier) : () => false), [earlier]);
  return useMemo(
    () =>
      compared
        ? suggestJoins(compared, {
            nearBefore: earlier?.near_stories,
            nearAfter: later.near_stories,
            isApart: { now: isApart, earlier: isApartEarlier },
          })
        : new Map(),
    [compared, earlier, later, isApart, isApartEarlier],
  );
}

/** Returns the answers about stories of both lists. The object stays the same as long as they do. */
function useStableAnswers(edited: TrendingResult): readonly CompareAnswer[] {
  const text = JSON.stringify(compareAnswers(edited));
  return useMemo(() => compareAnswers({ compared: JSON.parse(text) }), [text]);
}

function isEqualAnswer(given: Required<CompareAnswer>, last: CompareAnswer | undefined): boolean {
  return (
    given.earlier === last?.earlier &&
    given.earlier_line === last.earlier_line &&
    given.line === last.line &&
    given.is_same === last.is_same
  );
}

/** Whether two lines of a list are in one story. */
function isJoined(items: readonly TrendingItem[], { line, to }: { line: number; to: number }): boolean {
  const storyOf = storyOfLines(items);
  return storyOf.get(line) === storyOf.get(to);
}

/** Returns the text of a line. Undefined if no story has the line. */
function lineText(items: readonly TrendingItem[], line: number): string | undefined {
  return items.flatMap(({ members }) => members).find((member) => member.line === line)?.text;
}

/**
 * After an answer, moves the focus to the row of its story as soon as the lists are compared again, unless the user is
 * typing, and shows a sentence that says which table it is in. The sentence stays until the next comparison.
 * @param lists identifies the two lists. An answer about other lists is forgotten.
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

/** An answer whose comparison has not arrived yet. */
interface Expected {
  readonly join: ComparedJoin;
  readonly lists: string;
  readonly last: Compared | null;
}

/** Returns the compared story that an answer is about: the later one, unless both are in the earlier list. */
function rowOf({ stories, before, after }: Compared, join: ComparedJoin) {
  const isLater = join.kind !== 'earlier';
  const line = join.kind === 'across' ? join.after : join.to;
  const rank =
    (isLater ? after : before).findIndex(({ members }) => members.some((member) => member.line === line)) + 1;
  return stories.find((row) => (isLater ? row.after : row.before)?.rank === rank);
}
