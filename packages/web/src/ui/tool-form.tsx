import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';

interface RunRowProps {
  readonly pending: boolean;
  readonly label: string;
  readonly busyLabel: string;
  readonly onRun: () => void;
  readonly runRef: RefObject<HTMLButtonElement | null>;
}

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

const BUSY_BUTTON = {
  '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText', opacity: 0.8 },
} as const;

interface FoldedFormProps {
  readonly summary: string;
  readonly onEdit: () => void;
}

export function FoldedForm({ summary, onEdit }: FoldedFormProps) {
  return (
    <Box className="no-print" sx={BAR}>
      <Typography variant="body2" noWrap dir="auto" sx={{ minWidth: 0, color: 'text.secondary' }}>
        {summary}
      </Typography>
      <Button size="small" variant="outlined" onClick={onEdit} sx={{ flexShrink: 0, ml: 'auto' }}>
        Edit inputs
      </Button>
    </Box>
  );
}

export const FOLDED = { '@media screen': { display: 'none' } } as const;

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  bgcolor: 'background.paper',
  minWidth: 0,
} as const;

/** `inputs` is the width of the column of inputs, in twelfths. */
export function toolColumns(inputs: number) {
  return {
    display: 'grid',
    gap: 2.5,
    alignItems: 'start',
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      md: `minmax(0, ${inputs}fr) minmax(0, ${12 - inputs}fr)`,
    },
    '@media print': { display: 'block' },
  } as const;
}

/** Keeps the inputs in view, if the window is tall enough for them. */
export function stickyInputs(minHeightPx: number) {
  return {
    [`@media (min-width: 900px) and (min-height: ${minHeightPx}px)`]: { position: 'sticky', top: 16 },
  } as const;
}

export const ONE_COLUMN = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { display: 'block' },
} as const;
