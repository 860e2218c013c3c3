import Box from '@mui/material/Box';
import { SOCIAL_STRINGS } from './strings.ts';

/** The text of a post. Long texts scroll, so they must be reachable by keyboard. */
export function ReadText({ text }: { readonly text: string }) {
  return (
    <Box role="group" aria-label={SOCIAL_STRINGS.text.title} tabIndex={0} dir="auto" sx={TEXT}>
      {text}
    </Box>
  );
}

const TEXT = {
  typography: 'body1',
  maxHeight: '22rem',
  overflow: 'auto',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.default',
  lineHeight: 1.75,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media print': { maxHeight: 'none', overflow: 'visible' },
} as const;
