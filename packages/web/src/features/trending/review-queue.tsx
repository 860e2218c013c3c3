import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useEditFocus } from '../../lib/edits/use-edit-focus.ts';
import { Fold } from '../../ui/fold.tsx';
import type { RankingChange } from './kept-edits.ts';
import type { ReviewQuestion } from './review-questions.ts';
import { REVIEW_STRINGS } from './review-strings.ts';

const STRINGS = REVIEW_STRINGS;
const PERCENT = 100;

interface ReviewQueueProps {
  /** Doubtful automatic joins and likely pairs, in the order in which they are asked about. */
  readonly likely: readonly ReviewQuestion[];
  readonly lessLikely: readonly ReviewQuestion[];
  readonly onAnswer: (change: RankingChange) => void;
}

/**
 * Asks about one pair at a time whether it is the same story: first about automatic joins with a weak link, then about
 * likely pairs, most likely first, except that pairs that share only short or frequent words, or none, come last. Each
 * answer has a keyboard shortcut, which also works right after the section is opened and after a click on the question.
 * Unlikely pairs are asked about only on request, so that nobody joins them out of habit.
 */
export function ReviewQueue({ likely, lessLikely, onAnswer }: ReviewQueueProps) {
  const [asksAll, setAsksAll] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const declineRef = useRef<HTMLButtonElement>(null);
  const focus = useEditFocus();
  const open = asksAll ? [...likely, ...lessLikely] : likely;
  const [next] = open;
  if (!wasAsked && likely.length + lessLikely.length === 0) return null;
  const answerWith = (change: RankingChange | undefined) => () => {
    if (!change) return;
    setWasAsked(true);
    onAnswer(change);
  };
  const [join, decline] = [answerWith(next?.same), answerWith(next?.different)];
  const answer = (event: KeyboardEvent) => {
    if (!isOnClosedFold(event.target)) answerByKey(event, join, decline);
  };
  return (
    <Box onKeyDown={answer} sx={{ minWidth: 0 }}>
      <Fold title={STRINGS.title(open.length)} isPrinted={false}>
        {next ? (
          <Box role="group" aria-label={STRINGS.question} tabIndex={-1} sx={QUESTION}>
            <Typography variant="body2">{STRINGS.guidance}</Typography>
            <Sides question={next} />
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
            left={lessLikely.length}
            onAsk={() => {
              setAsksAll(true);
              focus.to(declineRef);
            }}
          />
        )}
      </Fold>
    </Box>
  );
}

/** The two groups of lines that a question is about, and what is known about them. */
function Sides({
  question: { likelihood, sides, sharesWord, areDated },
}: {
  readonly question: ReviewQuestion;
}) {
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="caption">
        {likelihood === null ? STRINGS.automatic : STRINGS.likelihood(Math.round(likelihood * PERCENT))}
        {sharesWord ? null : `. ${STRINGS.noWord(areDated)}`}
      </Typography>
      {sides.map(({ line, title, lines }) => (
        <Typography key={line} dir="auto" sx={{ fontWeight: 600 }}>
          {title}
          {lines > 1 ? (
            <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
              {STRINGS.lines(lines)}
            </Box>
          ) : null}
        </Typography>
      ))}
    </Box>
  );
}

/** Whether a key was pressed on the title of the collapsed section, where no question is visible. */
function isOnClosedFold(target: EventTarget): boolean {
  return target instanceof Element && target.closest('summary')?.closest('details')?.open === false;
}

const QUESTION = { display: 'grid', gap: 1, outline: 'none' } as const;

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
