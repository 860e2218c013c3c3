import { countOf } from '@earshot/schema/format-count';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type RefObject, useId, useMemo } from 'react';

interface PasteFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

const ROWS = 12;

/** Has a fixed height: to grow with its content, it would lay out up to ten megabytes twice per keystroke. */
export function PasteField({ text, onChange, error, inputRef }: PasteFieldProps) {
  const id = useId();
  const lines = useMemo(() => countLines(text), [text]);
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FormLabel htmlFor={id}>Headlines, snippets or URLs</FormLabel>
      <OutlinedInput
        id={id}
        value={text}
        placeholder="Ferry strike ends after nine days - The Harbor Ledger
https://news.example/2025/03/05/ferry-strike-ends"
        onChange={(event) => onChange(event.target.value)}
        inputRef={inputRef}
        inputComponent="textarea"
        rows={ROWS}
        slotProps={{
          input: {
            dir: 'auto',
            spellCheck: false,
            'aria-describedby': [error ? `${id}-error` : '', `${id}-hint`].filter(Boolean).join(' '),
          },
        }}
        sx={AREA}
      />
      {error ? (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      ) : null}
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, minHeight: 36 }}>
        <FormHelperText id={`${id}-hint`} error={false} sx={{ mx: 0, flex: 1 }}>
          One headline, snippet or URL per line. The server keeps the lines with the ranking for a while, so
          that you can export it. {lines > 0 ? `${countOf(lines, 'line')}.` : 'Ctrl or ⌘ + Enter analyzes.'}
        </FormHelperText>
        {text !== '' ? (
          <Button size="small" onClick={() => onChange('')}>
            Clear
          </Button>
        ) : null}
      </Box>
    </FormControl>
  );
}

function countLines(text: string): number {
  return text.match(/\S[^\n\r]*/g)?.length ?? 0;
}

const AREA = {
  p: 0,
  '& textarea': {
    typography: 'body2',
    height: 'auto',
    minHeight: 120,
    px: 1.75,
    py: 1.25,
    resize: 'vertical',
    lineHeight: 1.55,
  },
} as const;
