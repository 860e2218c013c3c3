import type { JobProgress } from '@earshot/schema/jobs/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import { UI_STRINGS } from './strings.ts';

/** The elapsed time appears only once waiting has become noticeable. */
const SHOW_ELAPSED_AFTER_SECONDS = 3;

interface ProgressNoteProps {
  /** What is happening, in plain words, e.g. `Fetching and reading the page`. */
  readonly phase: string;
  /** Share of the upload that has been sent, 0 to 1; null when there is none. */
  readonly uploadShare?: number | null;
  /** How far the server is; null when it has not said. */
  readonly progress?: JobProgress | null;
  readonly onCancel: () => void;
}

/** What a running call is doing, for how long, and a way to stop it. Mount it while the call runs. */
export function ProgressNote({ phase, uploadShare = null, progress = null, onCancel }: ProgressNoteProps) {
  const seconds = useElapsedSeconds();
  const known = shareDone(uploadShare, progress);
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 0.75 }}>
      <LinearProgress
        aria-label={phase}
        {...(known ? { variant: 'determinate', value: Math.round(known.share * 100) } : {})}
        sx={{ height: 5, borderRadius: 1 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="body2" role="status">
          {phase}
          {known ? <span style={visuallyHidden}>{announced(known.share)}</span> : null}
        </Typography>
        {known ? (
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {known.text}
          </Typography>
        ) : null}
        {seconds >= SHOW_ELAPSED_AFTER_SECONDS ? (
          <Typography
            variant="body2"
            role="timer"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {UI_STRINGS.progress.elapsed(seconds)}
          </Typography>
        ) : null}
        <Button size="small" sx={{ ml: 'auto' }} onClick={onCancel}>
          {UI_STRINGS.progress.cancel}
        </Button>
      </Box>
    </Box>
  );
}

/** How much is done and how it is shown: of the upload first, then of what the server counts; null when nothing is known. */
function shareDone(
  uploadShare: number | null,
  progress: JobProgress | null,
): { share: number; text: string } | null {
  if (uploadShare !== null && uploadShare < 1)
    return { share: uploadShare, text: UI_STRINGS.progress.percent(uploadShare) };
  if (progress === null || progress.total === 0) return null;
  const { done, total, unit } = progress;
  return { share: Math.min(done / total, 1), text: UI_STRINGS.progress.done(done, total, unit) };
}

/** What screen readers say of it: every quarter, not each step, which would drown out everything else. */
function announced(share: number): string {
  const quarters = Math.floor(share * 4);
  return quarters === 0 ? '' : ` ${UI_STRINGS.progress.percent(quarters / 4)}`;
}

function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
