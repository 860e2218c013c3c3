import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ElementType, type ReactNode, useId } from 'react';

interface SectionProps {
  /** Anchor of the section. */
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
  /** Heading level. Use `h2` directly below a page heading. */
  readonly heading?: ElementType;
  /** Controls to the right of the heading. */
  readonly actions?: ReactNode;
}

/** A section of a report or page, labeled by its heading. */
export function Section({ title, children, actions, heading = 'h3', ...anchor }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      {...anchor}
      aria-labelledby={id}
      className="print-blocks"
      sx={{ display: 'grid', gap: 1.25, minWidth: 0 }}
    >
      <Box sx={HEADING}>
        <Typography id={id} component={heading} variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  );
}

const HEADING = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flexWrap: 'wrap',
  '@media print': { breakAfter: 'avoid' },
} as const;
