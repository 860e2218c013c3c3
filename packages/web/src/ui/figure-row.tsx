import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FigureRowProps {
  readonly figures: readonly {
    readonly label: string;
    readonly value: ReactNode;
    /** What the figure counts, if its label does not say so. */
    readonly note?: ReactNode;
  }[];
}

/** The main figures of a result side by side, each above its label. */
export function FigureRow({ figures }: FigureRowProps) {
  return (
    <Box component="dl" sx={FIGURES}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note ? <dd className="note">{note}</dd> : null}
        </div>
      ))}
    </Box>
  );
}

const FIGURES = {
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    px: 1.5,
    py: 1,
    borderRadius: 2,
    bgcolor: 'background.default',
    border: 1,
    borderColor: 'divider',
    minWidth: 0,
  },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  // The column is reversed, so the first in order is at the bottom.
  '& dd.note': { m: 0, order: -1, typography: 'small', color: 'text.secondary' },
  '& dd:not(.note)': { m: 0, typography: 'figure', overflowWrap: 'anywhere' },
} as const;
