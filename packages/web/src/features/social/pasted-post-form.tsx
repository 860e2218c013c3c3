import type { SocialField } from '@earshot/schema/social/rules';
import type { Problem } from '@earshot/schema/toast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import type { FieldRefs } from '../../lib/focus.ts';
import { TextField } from '../../ui/text-field.tsx';
import { PostFields } from './post-correction.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import type { PastedPost } from './use-social-inputs.ts';

const STRINGS = SOCIAL_STRINGS.pasted;
const EDITOR_ROWS = 6;

interface PastedPostFormProps {
  readonly pasted: PastedPost;
  readonly problem: Problem<SocialField> | null;
  /** Error message of the text field. */
  readonly error: string | undefined;
  readonly refs: Pick<FieldRefs<SocialField>, 'text' | 'counts'>;
  readonly onEdit: () => void;
}

/**
 * Fields for a post whose text is pasted, in place of the URL or the screenshot. The text field receives focus when the user
 * opens the form.
 */
export function PastedPostForm({ pasted, problem, error, refs, onEdit }: PastedPostFormProps) {
  const { draft, isJustOpened } = pasted;
  const moreRef = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isJustOpened) refs.text.current?.focus();
  }, [isJustOpened, refs]);
  // The field with unreadable counts can only receive focus if it is visible.
  useLayoutEffect(() => {
    if (problem?.field === 'counts' && moreRef.current) moreRef.current.open = true;
  }, [problem]);
  const change = (next: typeof draft) => {
    onEdit();
    pasted.setDraft(next);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label={STRINGS.label}
        hint={STRINGS.hint}
        error={error}
        rows={EDITOR_ROWS}
        value={draft.text}
        onChange={(text) => change({ ...draft, text })}
        inputRef={refs.text}
      />
      <Box
        component="details"
        ref={moreRef}
        sx={{ typography: 'body2', '& summary': { cursor: 'pointer', py: 0.5 } }}
      >
        <summary>{STRINGS.more}</summary>
        <Box sx={{ mt: 1 }}>
          <PostFields draft={draft} onChange={change} countsRef={refs.counts} />
        </Box>
      </Box>
      <div>
        <Button size="small" onClick={pasted.close}>
          {STRINGS.close}
        </Button>
      </div>
    </Box>
  );
}
