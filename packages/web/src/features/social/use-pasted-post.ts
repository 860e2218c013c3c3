import { useState } from 'react';
import { useSessionState } from '../../lib/use-session-state.ts';
import { complete } from '../../transport/complete.ts';
import type { SocialSource } from './build-social-request.ts';
import { readCounts } from './post-counts.ts';
import { EMPTY_DRAFT, type PostDraft } from './post-draft.ts';

export type PastedPost = ReturnType<typeof usePastedPost>;

/**
 * State of the form for pasting the text of a post instead of giving a URL or a screenshot. What was entered survives a
 * reload.
 */
export function usePastedPost() {
  const [draft, setDraft] = useSessionState<PostDraft>('social.pasted', EMPTY_DRAFT, (stored) =>
    complete(EMPTY_DRAFT, stored),
  );
  const [isOpen, setOpen] = useState(false);
  return {
    draft,
    setDraft,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Returns the post to analyze. Null if there is no text or the counts are invalid. */
    source: (): SocialSource | null => {
      const counts = readCounts(draft.counts);
      return draft.text.trim() === '' || counts === null ? null : { kind: 'pasted', draft, counts };
    },
  };
}
