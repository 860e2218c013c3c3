import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Section } from '../../ui/section.tsx';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.check;

/** Stands before the figures of a screenshot whose post was chosen on thin evidence. */
export function ReadingCheck({ onConfirm }: { readonly onConfirm: () => void }) {
  return (
    <Section title={STRINGS.title}>
      <Typography variant="body2">{STRINGS.text}</Typography>
      <Box className="no-print">
        <Button size="small" variant="contained" onClick={onConfirm}>
          {STRINGS.confirm}
        </Button>
      </Box>
    </Section>
  );
}
