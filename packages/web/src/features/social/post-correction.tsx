import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useRef } from 'react';
import { runOnCtrlEnter } from '../../lib/run-on-ctrl-enter.ts';
import { useFocusWhenShown } from '../../lib/use-focus-when-shown.ts';
import { TextField } from '../../ui/text-field.tsx';
import { EMPTY_DRAFT, type PostDraft, readCounts, SHORT_FIELDS } from './post-draft.ts';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Social } from './use-social.ts';

const STRINGS = SOCIAL_STRINGS.text;

interface PostFieldsProps {
  readonly draft: PostDraft;
  readonly onChange: (draft: PostDraft) => void;
  readonly countsRef?: RefObject<HTMLInputElement | null>;
}

/** The fields of a post other than its text: author, handle, platform, date and engagement. */
export function PostFields({ draft, onChange, countsRef }: PostFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {SHORT_FIELDS.map((field) => (
        <TextField
          key={field}
          label={STRINGS.fields[field]}
          type={field === 'date' ? 'date' : 'text'}
          value={draft[field]}
          onChange={(value) => onChange({ ...draft, [field]: value })}
          {...(field === 'counts' && {
            ...countsNotes(draft.counts),
            ...(countsRef && { inputRef: countsRef }),
          })}
        />
      ))}
    </Box>
  );
}

const countsNotes = (counts: string) => ({
  hint: STRINGS.countsHint,
  error: readCounts(counts) === null ? STRINGS.countsError : undefined,
});

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

const TYPED = SOCIAL_STRINGS.typed;

interface TypedPostProps {
  readonly pending: boolean;
  readonly correction: Social['correction'];
}

/** The alternative if nothing could be read from a screenshot: the user types its text, and the report is based on that. */
export function TypedPost({ pending, correction }: TypedPostProps) {
  if (!correction.isTyping || correction.draft === null) {
    return (
      <Box className="no-print">
        <Button size="small" variant="outlined" onClick={() => correction.type(EMPTY_DRAFT)}>
          {TYPED.open}
        </Button>
      </Box>
    );
  }
  return (
    <PostCorrection
      draft={correction.draft}
      hint={TYPED.hint}
      isReady={correction.isReady}
      pending={pending}
      onChange={correction.type}
      onAnalyze={correction.analyze}
      onDiscard={() => correction.setDraft(null)}
    />
  );
}
