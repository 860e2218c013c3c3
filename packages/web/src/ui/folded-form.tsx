import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { UI_STRINGS } from './strings.ts';

interface FoldedFormProps {
  /** What was entered, in a few words. */
  readonly summary: string;
  readonly onEdit: () => void;
  /** Further controls before the way back. */
  readonly children?: ReactNode;
}

/** A form in one line, once its result is there: what was entered, and the way back to it. Wide screens only. */
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

/** Style of a folded form: hidden while the bar replaces it. */
export const FOLDED = { '@media screen and (min-width: 900px)': { display: 'none' } } as const;

const BAR = {
  display: { xs: 'none', md: 'flex' },
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
