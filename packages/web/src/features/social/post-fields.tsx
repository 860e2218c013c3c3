import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { readCounts } from './post-counts.ts';
import { type PostDraft, SHORT_FIELDS } from './post-draft.ts';
import { SOCIAL_STRINGS } from './strings.ts';

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
