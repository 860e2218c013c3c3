import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ARTICLE_STRINGS } from './strings.ts';

interface InputActionsProps {
  readonly pending: boolean;
  readonly onAnalyze: () => void;
  readonly onClear: () => void;
}

/** Quick Analyze and Clear, shown once the current mode's input is filled (#70-#75). */
export function InputActions({ pending, onAnalyze, onClear }: InputActionsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" variant="outlined" disabled={pending} onClick={onAnalyze}>
        {ARTICLE_STRINGS.quickAnalyze}
      </Button>
      <Button size="small" onClick={onClear}>
        {ARTICLE_STRINGS.clear}
      </Button>
    </Box>
  );
}
