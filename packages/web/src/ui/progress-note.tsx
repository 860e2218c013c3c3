import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import { UI_STRINGS } from './strings.ts';

/** Delay in seconds before the elapsed time is shown. */
const SHOW_ELAPSED_AFTER_SECONDS = 3;

interface ProgressNoteProps {
  /** Description of what is happening, e.g. `Fetching and reading the page`. */
  readonly phase: string;
  /** Fraction of the upload that has been sent, from 0 to 1. Null if there is no upload. */
  readonly uploadShare?: number | null;
  readonly onCancel: () => void;
}

/** Shows what a running call is doing, for how long, and a Cancel button. Mount it while the call runs. */
export function ProgressNote({ phase, uploadShare = null, onCancel }: ProgressNoteProps) {
  const seconds = useElapsedSeconds();
  const sent = uploadShare !== null && uploadShare < 1 ? uploadShare : null;
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 0.75 }}>
      <LinearProgress
        aria-label={phase}
        {...(sent === null ? {} : { variant: 'determinate', value: Math.round(sent * 100) })}
        sx={{ height: 5, borderRadius: 1 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="body2" role="status">
          {phase}
          {sent === null ? null : <span style={visuallyHidden}>{announced(sent)}</span>}
        </Typography>
        {sent === null ? null : (
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {UI_STRINGS.progress.percent(sent)}
          </Typography>
        )}
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

/**
 * Returns the progress text for screen readers. It changes only at each quarter, because announcing every step would drown
 * out everything else.
 */
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
