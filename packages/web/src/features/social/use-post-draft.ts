import { useState } from 'react';
import type { SocialSource } from './build-social-request.ts';
import { readCounts } from './post-counts.ts';
import { changedFields, draftOf, EMPTY_DRAFT, type PostDraft } from './post-draft.ts';
import type { SocialResult } from './social-result.ts';
import type { Screenshot } from './use-screenshot.ts';

/** State of the post that the user is correcting, or typing for an image that could not be read. */
export function usePostDraft(result: SocialResult | null, screenshot: Screenshot | null) {
  const [draft, setDraft] = useState<PostDraft | null>(null);
  /** Whether the user is typing the draft for an image that could not be read. Otherwise, the draft corrects the report. */
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
    /** The post being corrected or typed, or null. */
    draft,
    setDraft: (next: PostDraft | null) => edit(next, false),
    isTyping,
    type: (next: PostDraft) => edit(next, true),
    /** The image that the draft is about. */
    image,
    isPossible: (result?.readImage ?? null) !== null,
    isReady: draft !== null && draft.text.trim() !== '' && counts !== null && changed.length > 0,
    /** Returns the input to send for the draft. Null if there is no draft or image, or if the counts are invalid. */
    sourceOf: (): SocialSource | null => {
      if (image === null || draft === null || counts === null) return null;
      const earlier = isTyping ? [] : (result?.report.metadata.corrected ?? []);
      const corrected = [...new Set([...earlier, ...changed])];
      return { kind: 'correction', imageBase64: image, draft, corrected, counts };
    },
  };
}
