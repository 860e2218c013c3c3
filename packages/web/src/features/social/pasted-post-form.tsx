import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useEffect } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { PostFields } from './post-fields.tsx';
import { SOCIAL_STRINGS } from './strings.ts';
import type { PastedPost } from './use-pasted-post.ts';

const STRINGS = SOCIAL_STRINGS.pasted;
const EDITOR_ROWS = 6;

interface PastedPostFormProps {
  readonly pasted: PastedPost;
  readonly error: string | undefined;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onEdit: () => void;
}

/** Fields for a post whose text is pasted, in place of the URL or the screenshot. The text field receives focus. */
export function PastedPostForm({ pasted, error, inputRef, onEdit }: PastedPostFormProps) {
  const { draft } = pasted;
  useEffect(() => inputRef.current?.focus(), [inputRef]);
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
        inputRef={inputRef}
      />
      <Box component="details" sx={{ typography: 'body2', '& summary': { cursor: 'pointer', py: 0.5 } }}>
        <summary>{STRINGS.more}</summary>
        <Box sx={{ mt: 1 }}>
          <PostFields draft={draft} onChange={change} />
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
