import type { CorrectableField, ReadBlock } from '@earshot/schema/analysis-result';
import type { ReportData } from '../../transport/report-data.ts';
import { writtenCounts } from './post-counts.ts';

/** The user's version of a post. An empty string means no value. */
export type PostDraft = Readonly<Record<CorrectableField, string>>;

/** The fields other than the text, in the order of the form. */
export const SHORT_FIELDS = [
  'author',
  'handle',
  'platform',
  'date',
  'counts',
] as const satisfies readonly CorrectableField[];

/** Draft for a screenshot in which no text could be read. */
export const EMPTY_DRAFT: PostDraft = {
  text: '',
  author: '',
  handle: '',
  platform: '',
  date: '',
  counts: '',
};

/** Returns the post of a report as a draft for the correction form. */
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

/**
 * Returns the draft with another text in the image as the post. The date and counts are cleared, because they are unknown
 * for that text.
 */
export function withBlock(draft: PostDraft, { text, author, handle }: ReadBlock): PostDraft {
  return { ...draft, text, author: author ?? '', handle: handle ?? '', date: '', counts: '' };
}

/** Returns the fields in which two drafts differ, in the order of the form. */
export function changedFields(draft: PostDraft, before: PostDraft): CorrectableField[] {
  return (['text', ...SHORT_FIELDS] as const).filter((field) => draft[field].trim() !== before[field].trim());
}
