import { useState } from 'react';
import type { SocialSource } from './build-social-request.ts';
import { readCounts } from './post-counts.ts';
import { changedFields, draftOf, EMPTY_DRAFT, type PostDraft } from './post-draft.ts';
import type { SocialResult } from './social-result.ts';
import type { Screenshot } from './use-screenshot.ts';

/** The post that the user corrects, or types for a picture that could not be read. */
export function usePostDraft(result: SocialResult | null, screenshot: Screenshot | null) {
  const [draft, setDraft] = useState<PostDraft | null>(null);
  /** Whether the draft is typed for a picture that could not be read; else it corrects the report. */
  const [isTyping, setIsTyping] = useState(false);
  const image = isTyping ? (screenshot?.base64 ?? null) : (result?.readImage ?? null);
  const before = isTyping || result === null ? EMPTY_DRAFT : draftOf(result.report);
  const changed = draft === null ? [] : changedFields(draft, before);
  const counts = readCounts(draft?.counts ?? '');
  const edit = (next: PostDraft | null, typed: boolean) => {
    setIsTyping(typed);
    setDraft(next);
  };

  return {
    /** The post that is being corrected or typed; null when none is. */
    draft,
    setDraft: (next: PostDraft | null) => edit(next, false),
    isTyping,
    type: (next: PostDraft) => edit(next, true),
    /** The picture that the draft is about. */
    image,
    isPossible: (result?.readImage ?? null) !== null,
    isReady: draft !== null && draft.text.trim() !== '' && counts !== null && changed.length > 0,
    /** The input to send for the draft; null without one. */
    sourceOf: (): SocialSource | null => {
      if (image === null || draft === null || counts === null) return null;
      const earlier = isTyping ? [] : (result?.report.metadata.corrected ?? []);
      const corrected = [...new Set([...earlier, ...changed])];
      return { kind: 'correction', imageBase64: image, draft, corrected, counts };
    },
  };
}
