import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.screenshotNote;

interface ScreenshotNoteProps {
  readonly onSwitch: () => void;
  readonly onDismiss: () => void;
}

/** The way out when a post cannot be read at its address: a screenshot of it, one click away. */
export function ScreenshotNote({ onSwitch, onDismiss }: ScreenshotNoteProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className="no-print"
      sx={{ p: 2, border: 1, borderColor: 'warning.main', borderRadius: 2.5, bgcolor: 'background.default' }}
    >
      <Typography id={id} variant="h3">
        {STRINGS.title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {STRINGS.text}
      </Typography>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="small" onClick={onSwitch}>
          {STRINGS.switch}
        </Button>
        <Button size="small" onClick={onDismiss}>
          {STRINGS.dismiss}
        </Button>
      </Box>
    </Box>
  );
}
