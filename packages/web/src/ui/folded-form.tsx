import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { UI_STRINGS } from './strings.ts';

interface FoldedFormProps {
  /** A short summary of the entered values. */
  readonly summary: string;
  readonly onEdit: () => void;
  /** Additional controls before the Edit button. */
  readonly children?: ReactNode;
}

/** A form collapsed to one line after its result has arrived: the entered values and an Edit button. */
export function FoldedForm({ summary, onEdit, children }: FoldedFormProps) {
  return (
    <Box className="no-print" sx={BAR}>
      <Typography variant="body2" noWrap dir="auto" sx={{ minWidth: 0, color: 'text.secondary' }}>
        {summary}
      </Typography>
      <Box sx={{ flex: 1 }} />
      {children}
      <Button size="small" variant="outlined" onClick={onEdit} sx={{ flexShrink: 0 }}>
        {UI_STRINGS.editInputs}
      </Button>
    </Box>
  );
}

/** Hides a collapsed form, which the bar replaces. */
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
