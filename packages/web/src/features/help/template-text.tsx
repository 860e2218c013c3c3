import Box from '@mui/material/Box';

/** A template in its original layout: monospaced, and horizontally scrollable, including by keyboard. */
export function TemplateText({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Box component="pre" role="group" aria-label={label} tabIndex={0} sx={TEMPLATE}>
      {text}
    </Box>
  );
}

const TEMPLATE = {
  typography: 'caption',
  m: 0,
  p: 2,
  maxWidth: '100%',
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.default',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  lineHeight: 1.6,
  tabSize: 2,
} as const;
