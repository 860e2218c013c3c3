import type { CorrectableField, ReadBlock } from '@earshot/schema/analysis-result';
import type { ReportData } from '../../transport/report-data.ts';
import { writtenCounts } from './post-counts.ts';

/** What a user puts right about a post that was read from a screenshot; an empty text stands for nothing. */
export type PostDraft = Readonly<Record<CorrectableField, string>>;

/** The fields besides the text, in the order of the form. */
export const SHORT_FIELDS = [
  'author',
  'handle',
  'platform',
  'date',
  'counts',
] as const satisfies readonly CorrectableField[];

/** The screenshot showed nothing of it, or nothing that could be read. */
export const EMPTY_DRAFT: PostDraft = {
  text: '',
  author: '',
  handle: '',
  platform: '',
  date: '',
  counts: '',
};

/** The post of a report in the form for corrections. */
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

/** The draft with another text of the picture as the post. Its date and figures are not known. */
export function withBlock(draft: PostDraft, { text, author, handle }: ReadBlock): PostDraft {
  return { ...draft, text, author: author ?? '', handle: handle ?? '', date: '', counts: '' };
}

/** The fields in which two drafts differ, in the order of the form. */
export function changedFields(draft: PostDraft, before: PostDraft): CorrectableField[] {
  return (['text', ...SHORT_FIELDS] as const).filter((field) => draft[field].trim() !== before[field].trim());
}
