import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { runOnCtrlEnter } from '../../lib/run-on-ctrl-enter.ts';
import { useFocusWhenShown } from '../../lib/use-focus-when-shown.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { PostDraft } from './post-draft.ts';
import { PostFields } from './post-fields.tsx';
import { SOCIAL_STRINGS } from './strings.ts';

const STRINGS = SOCIAL_STRINGS.text;
const EDITOR_ROWS = 6;

interface PostCorrectionProps {
  readonly draft: PostDraft;
  /** Instructions below the text. */
  readonly hint: string;
  /** Whether the draft has a text, is valid, and differs from what was analyzed. */
  readonly isReady: boolean;
  readonly pending: boolean;
  readonly onChange: (draft: PostDraft) => void;
  readonly onAnalyze: () => void;
  readonly onDiscard: () => void;
}

/** An editor for the content of a screenshot. Its text field receives focus when the editor opens. */
export function PostCorrection(props: PostCorrectionProps) {
  const { draft, hint, isReady, pending, onChange, onAnalyze, onDiscard } = props;
  const editorRef = useRef<HTMLTextAreaElement>(null);
  useFocusWhenShown(editorRef);
  return (
    <Box
      className="no-print"
      sx={{ display: 'grid', gap: 1.5 }}
      onKeyDown={isReady ? runOnCtrlEnter(onAnalyze) : undefined}
    >
      <TextField
        label={STRINGS.correctedLabel}
        hint={hint}
        rows={EDITOR_ROWS}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text })}
        inputRef={editorRef}
      />
      <PostFields draft={draft} onChange={onChange} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" disabled={pending || !isReady} onClick={onAnalyze}>
          {STRINGS.analyze}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {STRINGS.discard}
        </Button>
      </Box>
    </Box>
  );
}
