import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SyntheticEvent, useId } from 'react';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onToggle?: (isOpen: boolean) => void;
  /** False for content that is useless on paper. */
  readonly isPrinted?: boolean;
}

/** A section that expands on demand. It is always expanded in print. */
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
