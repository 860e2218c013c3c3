import { countOf } from '@earshot/schema/format-count';
import { EXERCISE_PARAMETER, EXERCISES_ADDRESS, SAMPLE_SET_NAME } from '@earshot/schema/help/sample-set';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nameOf } from '../book/coverage-list.ts';
import { isRepeatable, isStale } from '../book/effective-row.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type Coverage, useRun } from './use-coverage.ts';

const { progress: STRINGS, start: START, stale: STALE } = COVERAGE_STRINGS;

interface RunStatusProps {
  readonly coverage: Coverage;
  /** The Cancel button, which gets the focus if the button that started the run has disappeared. */
  readonly cancelRef: RefObject<HTMLButtonElement | null>;
  readonly onStart: () => void;
}

export function RunStatus({ coverage, cancelRef, onStart }: RunStatusProps) {
  const { list, cancel, start } = coverage;
  const run = useRun();
  const [parameters] = useSearchParams();
  const waiting = list.rows.filter(({ status }) => status === 'waiting').length;
  if (run.isRunning) {
    const { finished, all, waitSeconds } = run;
    return (
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <LinearProgress
          variant="determinate"
          value={all === 0 ? 0 : (finished / all) * 100}
          aria-label={COVERAGE_STRINGS.title}
          sx={{ height: 5, borderRadius: 1 }}
        />
        <Box sx={ROW}>
          <Typography variant="body2" role="status">
            {waitSeconds === null
              ? STRINGS.running(Math.min(finished, all - 1), all)
              : STRINGS.waiting(waitSeconds)}
          </Typography>
          <Button ref={cancelRef} size="small" sx={{ ml: 'auto' }} onClick={cancel}>
            Cancel
          </Button>
        </Box>
      </Box>
    );
  }
  if (waiting === 0) return null;
  const isUnstarted = list.rows.every(({ status, entry }) => status === 'waiting' && entry === null);
  if (isUnstarted)
    return (
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography role="status" sx={{ maxWidth: '46rem' }}>
          {START.ready(list.rows.length, list.keywords.map(nameOf))}
        </Typography>
        {list.name === SAMPLE_SET_NAME && !parameters.has(EXERCISE_PARAMETER) ? (
          <Link href={EXERCISES_ADDRESS}>Exercises with these practice articles</Link>
        ) : null}
        <Button variant="contained" size="large" onClick={onStart}>
          {START.analyze(list.rows.length)}
        </Button>
      </Box>
    );
  return (
    <Box sx={ROW}>
      <Typography variant="body2" role="status">
        {STRINGS.paused(waiting)}
      </Typography>
      <Button size="small" variant="outlined" onClick={() => void start()}>
        Resume
      </Button>
    </Box>
  );
}

export function RunNotes({ coverage }: { readonly coverage: Coverage }) {
  const { list, repeatStale, isSaved } = coverage;
  const { isRunning } = useRun();
  const stale = list.rows.filter((row) => row.status === 'done' && isStale(row, list));
  const again = stale.filter(isRepeatable).length;
  return (
    <>
      {stale.length === 0 || isRunning ? null : (
        <Alert
          severity="warning"
          role="status"
          action={
            again > 0 ? (
              <Button size="small" color="inherit" onClick={() => void repeatStale()}>
                {STALE.again(again)}
              </Button>
            ) : null
          }
        >
          {STALE.text(countOf(stale.length, 'article'), stale.length - again)}
        </Alert>
      )}
      {isSaved ? null : (
        <Alert severity="warning">
          This browser could not save the last change. Save the list as a file before you close the page.
        </Alert>
      )}
    </>
  );
}

const ROW = { display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' } as const;
