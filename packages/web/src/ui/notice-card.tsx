import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface NoticeCardProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The main action, which solves the problem. */
  readonly action: { readonly label: string; readonly run: () => void };
  readonly dismiss: { readonly label: string; readonly run: () => void };
  /** An additional control between the action and the dismiss button. */
  readonly extra?: ReactNode;
}

/** Advice about a problem, shown below the button that caused it. */
export function NoticeCard({ title, children, action, dismiss, extra }: NoticeCardProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className="no-print"
      sx={{ p: 2, border: 1, borderColor: 'warning.main', borderRadius: 2.5, bgcolor: 'background.default' }}
    >
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {children}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="small" onClick={action.run}>
          {action.label}
        </Button>
        {extra}
        <Button size="small" onClick={dismiss.run}>
          {dismiss.label}
        </Button>
      </Box>
    </Box>
  );
}
