import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { CoverageRow } from '../book/coverage-list.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { RunState } from './run-state.ts';

const STRINGS = COVERAGE_STRINGS.progress;

interface CoverageProgressProps {
  readonly rows: readonly CoverageRow[];
  readonly run: RunState;
  readonly onCancel: () => void;
  /** The Cancel button, which receives the focus if the button that started the run has disappeared. */
  readonly cancelRef: RefObject<HTMLButtonElement | null>;
  readonly onResume: () => void;
}

/** Progress of the run with a Cancel button, or the number of waiting rows with a Resume button. */
export function CoverageProgress({ rows, run, onCancel, cancelRef, onResume }: CoverageProgressProps) {
  const waiting = rows.filter(({ status }) => status === 'waiting').length;
  if (run.isRunning) {
    const text =
      run.waitSeconds === null
        ? STRINGS.running(Math.min(run.finished, run.all - 1), run.all)
        : STRINGS.waiting(run.waitSeconds);
    return (
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <LinearProgress
          variant="determinate"
          value={run.all === 0 ? 0 : (run.finished / run.all) * 100}
          aria-label={COVERAGE_STRINGS.title}
          sx={{ height: 5, borderRadius: 1 }}
        />
        <Box sx={ROW}>
          <Typography variant="body2" role="status">
            {text}
          </Typography>
          <Button ref={cancelRef} size="small" sx={{ ml: 'auto' }} onClick={onCancel}>
            {STRINGS.cancel}
          </Button>
        </Box>
      </Box>
    );
  }
  if (waiting === 0) return null;
  return (
    <Box sx={ROW}>
      <Typography variant="body2" role="status">
        {STRINGS.paused(waiting)}
      </Typography>
      <Button size="small" variant="outlined" onClick={onResume}>
        {STRINGS.resume}
      </Button>
    </Box>
  );
}

const ROW = { display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' } as const;
