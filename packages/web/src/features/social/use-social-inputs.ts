import type { StatedFacts } from '@earshot/schema/stated-facts';
import { useState } from 'react';
import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { useSessionState } from '../../lib/use-session-state.ts';
import { useToolInputs } from '../../lib/use-tool-inputs.ts';
import { complete } from '../../transport/complete.ts';
import type { SocialSource } from './build-social-request.ts';
import { EMPTY_DRAFT, type PostDraft, readCounts } from './post-draft.ts';

export type SocialInputs = ReturnType<typeof useSocialInputs>;

/** All inputs of the social screen. They survive mode switches, tab switches and reloads. */
export function useSocialInputs(prefill: ToolPrefill) {
  return useToolInputs('social', ['url', 'upload'], prefill);
}

export type PastedPost = ReturnType<typeof usePastedPost>;

/**
 * State of the form for pasting the text of a post instead of giving a URL or a screenshot. What was entered survives a
 * reload, and so does the choice of this form, unless a link fills in a URL.
 */
export function usePastedPost({ url }: ToolPrefill) {
  const [draft, setDraft] = useSessionState<PostDraft>('social.pasted', EMPTY_DRAFT, (stored) =>
    complete(EMPTY_DRAFT, stored),
  );
  const [isOpen, setOpen] = useSessionState(
    'social.isPasted',
    false,
    undefined,
    url === undefined ? undefined : false,
  );
  const [isJustOpened, setJustOpened] = useState(false);
  const counts = readCounts(draft.counts);
  return {
    draft,
    setDraft,
    isOpen,
    /** Whether the user opened the form on this visit, so that it receives focus. */
    isJustOpened,
    open: () => {
      setJustOpened(true);
      setOpen(true);
    },
    close: () => setOpen(false),
    /** Fills in what the link of a post states that could not be read. What was entered stays. */
    fillIn: ({ outlet = '', handle = '', date = '' }: StatedFacts) => {
      if (draft.text.trim() === '') setDraft({ ...EMPTY_DRAFT, platform: outlet, handle, date });
    },
    hasText: draft.text.trim() !== '',
    hasReadableCounts: counts !== null,
    /** Returns the post to analyze. Null if there is no text or the counts are invalid. */
    source: (): SocialSource | null =>
      draft.text.trim() === '' || counts === null ? null : { kind: 'pasted', draft, counts },
  };
}
