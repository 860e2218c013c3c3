import type { SocialField } from '@earshot/schema/social/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { type FieldRefs, runOnCtrlEnter, useFocusWhenShown } from '../../lib/focus.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type PostDraft, readCounts, SHORT_FIELDS } from './post-draft.ts';
import { SOCIAL_STRINGS } from './strings.ts';

const { text: STRINGS, pasted: PASTED } = SOCIAL_STRINGS;

interface PostFieldsProps {
  readonly draft: PostDraft;
  readonly onChange: (draft: PostDraft) => void;
  readonly countsRef?: RefObject<HTMLInputElement | null>;
}

function PostFields({ draft, onChange, countsRef }: PostFieldsProps) {
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
  hint: 'For example “1286 likes, 97 replies”.',
  error: readCounts(counts) === null ? STRINGS.countsError : undefined,
});

const EDITOR_ROWS = 6;

interface PostCorrectionProps {
  readonly draft: PostDraft;
  /** True if the draft has a text, is valid, and differs from what was analyzed. */
  readonly isReady: boolean;
  readonly pending: boolean;
  readonly onChange: (draft: PostDraft) => void;
  readonly onAnalyze: () => void;
  readonly onDiscard: () => void;
}

export function PostCorrection(props: PostCorrectionProps) {
  const { draft, isReady, pending, onChange, onAnalyze, onDiscard } = props;
  const editorRef = useRef<HTMLTextAreaElement>(null);
  useFocusWhenShown(editorRef);
  return (
    <Box
      className="no-print"
      sx={{ display: 'grid', gap: 1.5 }}
      onKeyDown={isReady ? runOnCtrlEnter(onAnalyze) : undefined}
    >
      <TextField
        label="Corrected text"
        hint="Correct what was misread, or select another block of text in the screenshot, then analyze again."
        rows={EDITOR_ROWS}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text })}
        inputRef={editorRef}
      />
      <PostFields draft={draft} onChange={onChange} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" disabled={pending || !isReady} onClick={onAnalyze}>
          Analyze corrected text
        </Button>
        <Button size="small" onClick={onDiscard}>
          Discard changes
        </Button>
      </Box>
    </Box>
  );
}

interface PastedPostProps {
  readonly post: PostDraft;
  readonly onChange: (post: PostDraft) => void;
  readonly error: string | undefined;
  readonly hasCountsError: boolean;
  readonly refs: Pick<FieldRefs<SocialField>, 'text' | 'counts'>;
}

export function PastedPost({ post, onChange, error, hasCountsError, refs }: PastedPostProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Opens the fields, because one with unreadable counts can only be focused if it is visible.
  if (hasCountsError && !isOpen) setIsOpen(true);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label={PASTED.label}
        hint="Paste the post as it is written. Nothing is fetched from the platform."
        error={error}
        rows={EDITOR_ROWS}
        value={post.text}
        onChange={(text) => onChange({ ...post, text })}
        inputRef={refs.text}
      />
      <Box
        component="details"
        open={isOpen}
        onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open)}
        sx={{ typography: 'body2', '& summary': { cursor: 'pointer', py: 0.5 } }}
      >
        <summary>Author, platform, date and engagement (optional)</summary>
        <Box sx={{ mt: 1 }}>
          <PostFields draft={post} onChange={onChange} countsRef={refs.counts} />
        </Box>
      </Box>
    </Box>
  );
}
