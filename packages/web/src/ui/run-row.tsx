import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';

interface RunRowProps {
  readonly pending: boolean;
  readonly label: string;
  readonly busyLabel: string;
  readonly onRun: () => void;
  readonly runRef: RefObject<HTMLButtonElement | null>;
}

/** A tool's main button. */
export function RunRow({ pending, label, busyLabel, onRun, runRef }: RunRowProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Button
        ref={runRef}
        variant="contained"
        size="large"
        disabled={pending}
        onClick={onRun}
        sx={{ flex: '1 1 11rem', ...(pending ? BUSY_BUTTON : {}) }}
      >
        {pending ? busyLabel : label}
      </Button>
    </Box>
  );
}

/** Keeps the button readable while a run is pending, instead of looking disabled. */
const BUSY_BUTTON = {
  '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText', opacity: 0.8 },
} as const;
