import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.text;
const EDITOR_ROWS = 6;

interface TextCorrectionProps {
  readonly draft: string;
  /** Whether the draft says something else than what was analyzed. */
  readonly isChanged: boolean;
  readonly pending: boolean;
  readonly onChange: (draft: string) => void;
  readonly onAnalyze: () => void;
  readonly onDiscard: () => void;
}

/** An editor for the text that was read from a screenshot; it takes the focus when it opens. */
export function TextCorrection(props: TextCorrectionProps) {
  const { draft, isChanged, pending, onChange, onAnalyze, onDiscard } = props;
  const editorRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => editorRef.current?.focus(), []);
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={STRINGS.correctedLabel}
        hint={STRINGS.correctedHint}
        rows={EDITOR_ROWS}
        value={draft}
        onChange={onChange}
        inputRef={editorRef}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isChanged) return;
          event.preventDefault();
          onAnalyze();
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" disabled={pending || !isChanged} onClick={onAnalyze}>
          {STRINGS.analyze}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {STRINGS.discard}
        </Button>
      </Box>
    </Box>
  );
}
