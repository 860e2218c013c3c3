import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { focusAtTop } from '../lib/focus-at-top.ts';

interface RunRowProps {
  readonly pending: boolean;
  readonly label: string;
  readonly busyLabel: string;
  readonly onRun: () => void;
  readonly runRef: RefObject<HTMLButtonElement | null>;
  /** Button that moves focus to the result heading. Null if there is no result. */
  readonly goTo: { readonly label: string; readonly headingRef: RefObject<HTMLElement | null> } | null;
}

/** A tool's main button, plus a button that jumps to the result. */
export function RunRow({ pending, label, busyLabel, onRun, runRef, goTo }: RunRowProps) {
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
      {goTo && !pending ? (
        <Button onClick={() => goTo.headingRef.current && focusAtTop(goTo.headingRef.current)}>
          {goTo.label}
        </Button>
      ) : null}
    </Box>
  );
}

/** Keeps the button readable while a run is pending, instead of looking disabled. */
const BUSY_BUTTON = {
  '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText', opacity: 0.8 },
} as const;
