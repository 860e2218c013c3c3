import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PostCorrection } from './post-correction.tsx';
import { EMPTY_DRAFT } from './post-draft.ts';
import { SOCIAL_STRINGS } from './strings.ts';
import type { Social } from './use-social.ts';

const STRINGS = SOCIAL_STRINGS.typed;

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
          {STRINGS.open}
        </Button>
      </Box>
    );
  }
  return (
    <PostCorrection
      draft={correction.draft}
      hint={STRINGS.hint}
      isReady={correction.isReady}
      pending={pending}
      onChange={correction.type}
      onAnalyze={correction.analyze}
      onDiscard={() => correction.setDraft(null)}
    />
  );
}
