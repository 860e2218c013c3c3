import Box from '@mui/material/Box';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ElementType, type ReactNode, type SyntheticEvent, useId } from 'react';

interface SectionProps {
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
  /** `h2` if it is directly below the page's heading. */
  readonly heading?: ElementType;
  readonly actions?: ReactNode;
}

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

interface FactListProps {
  /** Omit it if the text around the list names it. */
  readonly label?: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}

export function FactList({ label, facts }: FactListProps) {
  return (
    <Box component="dl" aria-label={label} sx={FACTS}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd dir="auto">{fact.value}</dd>
        </div>
      ))}
    </Box>
  );
}

const FACTS = {
  m: 0,
  '& dt': { display: 'inline', color: 'text.secondary', mr: 0.75 },
  '& dt::after': { content: '":"' },
  '& dd': { display: 'inline', m: 0, overflowWrap: 'anywhere' },
} as const;

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onToggle?: (isOpen: boolean) => void;
  /** False for content that is useless on paper. */
  readonly isPrinted?: boolean;
}

/** A part of the page to expand. It is always expanded in print. */
export function Fold({ title, children, onToggle, isPrinted = true }: FoldProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className={isPrinted ? '' : 'no-print'}
      sx={{ minWidth: 0 }}
    >
      <Box
        component="details"
        onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => onToggle?.(event.currentTarget.open)}
        sx={{ '& > summary': { cursor: 'pointer', py: 0.5 }, '&[open] > summary': { mb: 1 } }}
      >
        <summary>
          <Typography id={id} component="h3" variant="h3" sx={{ display: 'inline' }}>
            {title}
          </Typography>
        </summary>
        {children}
      </Box>
    </Box>
  );
}

export function Panel({ children, sx, ...rest }: PaperProps) {
  return (
    <Paper
      variant="outlined"
      {...rest}
      sx={[
        { p: { xs: 2, sm: 3 }, borderColor: 'divider', borderRadius: 3, minWidth: 0 },
        ...(Array.isArray(sx) ? sx : [sx ?? {}]),
      ]}
    >
      {children}
    </Paper>
  );
}
