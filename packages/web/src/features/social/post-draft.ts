import type { CorrectableField, ReadBlock } from '@earshot/schema/analysis-result';
import { pastedUrl } from '@earshot/schema/pasted-address';
import { useState } from 'react';
import type { ShownResult } from '../../lib/analysis.ts';
import type { EditLog } from '../../lib/edits/edit-log.ts';
import type { ReportData } from '../../transport/report-data.ts';

/** One count as a user types it, e.g. `1286 likes`. */
const FIGURE = /^(\d[\d.,\s]{0,15})\s+(\p{L}[\p{L} ]{0,30})$/u;

export function writtenCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

/** Reads `1286 likes, 97 replies`. Digits may be grouped, so only a comma after a word separates counts. Null if unreadable. */
export function readCounts(text: string): Record<string, number> | null {
  const counts: Record<string, number> = {};
  const parts = text.split(/(?<=\p{L})\s*[,;·\n]\s*/u).filter((part) => part.trim() !== '');
  for (const part of parts) {
    const [, digits = '', name = ''] = FIGURE.exec(part.trim()) ?? [];
    if (name === '') return null;
    counts[name.trim().toLowerCase()] = Number(digits.replace(/\D/g, ''));
  }
  return counts;
}

export type PostDraft = Readonly<Record<CorrectableField, string>>;

export const SHORT_FIELDS = [
  'author',
  'handle',
  'platform',
  'date',
  'counts',
] as const satisfies readonly CorrectableField[];

export const EMPTY_DRAFT: PostDraft = {
  text: '',
  author: '',
  handle: '',
  platform: '',
  date: '',
  counts: '',
};

export function draftOf({ document, metadata }: ReportData): PostDraft {
  return {
    text: document.text,
    author: metadata.author ?? '',
    handle: metadata.handle ?? '',
    platform: metadata.platform ?? '',
    date: (metadata.date ?? '').slice(0, ISO_DAY_CHARACTERS),
    counts: writtenCounts(metadata.counts ?? {}),
  };
}

const ISO_DAY_CHARACTERS = 10;

/** Takes another text of the image as the post. Its date and counts are unknown. */
export function withBlock(draft: PostDraft, { text, author, handle }: ReadBlock): PostDraft {
  return { ...draft, text, author: author ?? '', handle: handle ?? '', date: '', counts: '' };
}

function changedFields(draft: PostDraft, before: PostDraft): CorrectableField[] {
  return (['text', ...SHORT_FIELDS] as const).filter((field) => draft[field].trim() !== before[field].trim());
}

export function usePostDraft(result: SocialResult | null) {
  const [draft, setDraft] = useState<PostDraft | null>(null);
  /** The image behind the report. Null after a reload, and for a post without a screenshot. */
  const image = result?.readImage ?? null;
  const changed = draft === null || result === null ? [] : changedFields(draft, draftOf(result.report));
  const counts = readCounts(draft?.counts ?? '');
  return {
    draft,
    setDraft,
    image,
    isReady: draft !== null && draft.text.trim() !== '' && counts !== null && changed.length > 0,
    sourceOf: (): SocialSource | null => {
      if (image === null || draft === null || counts === null) return null;
      const corrected = [...new Set([...(result?.report.metadata.corrected ?? []), ...changed])];
      return { kind: 'correction', imageBase64: image, draft, corrected, counts };
    },
  };
}

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
      /** The post as the user corrected it. The image is not read again. */
      readonly draft: PostDraft;
      readonly corrected: readonly CorrectableField[];
      readonly counts: ReportData['metadata']['counts'];
    };

/** Sends exactly the source and the keywords (#138, #139) and, for a corrected or pasted post, its fields. */
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

export interface SocialResult {
  readonly report: ReportData;
  readonly isCorrected: boolean;
  /** The screenshot that was read, as base64. It may differ from the chosen one and is lost with the page. */
  readonly readImage: string | null;
  /** Corrections that led to the report, each with the result before it. Lost with the page, like the screenshot. */
  readonly log: EditLog<ShownResult<SocialResult>>;
}
