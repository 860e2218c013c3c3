import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { UI_STRINGS } from './strings.ts';

/** The elapsed time appears only once waiting has become noticeable. */
const SHOW_ELAPSED_AFTER_SECONDS = 3;

interface ProgressNoteProps {
  /** What is happening, in plain words, e.g. `Fetching and reading the page`. */
  readonly phase: string;
  /** Share of the upload that has been sent, 0 to 1; null when there is none. */
  readonly uploadShare?: number | null;
  readonly onCancel: () => void;
}

/** What a running call is doing, for how long, and a way to stop it. Mount it while the call runs. */
export function ProgressNote({ phase, uploadShare = null, onCancel }: ProgressNoteProps) {
  const seconds = useElapsedSeconds();
  const isUploading = uploadShare !== null && uploadShare < 1;
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 0.75 }}>
      <LinearProgress
        aria-label={phase}
        {...(isUploading ? { variant: 'determinate', value: Math.round(uploadShare * 100) } : {})}
        sx={{ height: 5, borderRadius: 1 }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="body2" role="status">
          {phase}
          {isUploading ? ` ${UI_STRINGS.progress.percent(uploadShare)}` : ''}
        </Typography>
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

function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
