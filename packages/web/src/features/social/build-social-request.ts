import type { CorrectableField } from '@earshot/schema/analysis-result';
import { pastedUrl } from '@earshot/schema/pasted-address';
import type { ShownResult } from '../../lib/analysis-slot.ts';
import type { EditLog } from '../../lib/edits/edit-log.ts';
import type { ReportData } from '../../transport/report-data.ts';
import type { PostDraft } from './post-draft.ts';

/** The input to analyze: a post's URL, a screenshot, a screenshot whose post the user has corrected, or a pasted text. */
export type SocialSource =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'upload'; readonly imageBase64: string }
  | {
      readonly kind: 'text';
      readonly draft: PostDraft;
      readonly counts: ReportData['metadata']['counts'];
    }
  | {
      readonly kind: 'correction';
      readonly imageBase64: string;
      /** The post as corrected by the user. The image is not read again. */
      readonly draft: PostDraft;
      readonly corrected: readonly CorrectableField[];
      readonly counts: ReportData['metadata']['counts'];
    };

/**
 * Builds the body of the social call: exactly the source and the keywords (#138, #139). A corrected or pasted post also
 * includes its author, handle, platform, date and counts.
 */
export function buildSocialRequest(source: SocialSource, keywords: readonly string[]) {
  const list = [...keywords];
  switch (source.kind) {
    case 'url':
      return { url: pastedUrl(source.url) ?? source.url.trim(), keywords: list };
    case 'upload':
      return { imageBase64: source.imageBase64, keywords: list };
    case 'correction':
      return {
        imageBase64: source.imageBase64,
        correctedText: source.draft.text.trim(),
        correctedPost: { ...postOf(source), corrected: [...source.corrected] },
        keywords: list,
      };
    case 'text':
      return { correctedText: source.draft.text.trim(), correctedPost: postOf(source), keywords: list };
  }
}

function postOf({ draft, counts }: Extract<SocialSource, { kind: 'correction' | 'text' }>) {
  const orNull = (value: string) => (value.trim() === '' ? null : value.trim());
  return {
    ...(draft.platform.trim() === '' ? {} : { platform: draft.platform.trim() }),
    author: orNull(draft.author),
    handle: orNull(draft.handle),
    date: orNull(draft.date),
    counts: counts ?? {},
  };
}

/** A report with the screenshot that it was read from and its corrections. */
export interface SocialResult {
  readonly report: ReportData;
  /** Whether the user corrected the text of the screenshot. */
  readonly isCorrected: boolean;
  /**
   * The screenshot that was read, as base64. It may differ from the currently chosen one, and is lost when the page is
   * closed or reloaded.
   */
  readonly readImage: string | null;
  /** The corrections that led to the report, each with the result before it. Lost with the page, like the screenshot. */
  readonly log: EditLog<ShownResult<SocialResult>>;
}
