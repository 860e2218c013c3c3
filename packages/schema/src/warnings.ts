/** Warnings about a page that was analyzed: a stable code and the sentence that the report shows. */
import { z } from 'zod';
import { formatCount } from './format-count.ts';

export const PAGE_WARNINGS = {
  'beginning-only': 'Only the beginning of this article could be read.',
  'ended-early': 'The page ended early, so the end of the article may be missing.',
  'not-an-article': 'This page may not be an article.',
  'story-list': 'This looks like a list of stories, so the report may mix several of them.',
  'text-cut': 'This text is very long, so only its beginning was analyzed.',
} as const;

export const PageWarning = z.enum([
  'beginning-only',
  'ended-early',
  'not-an-article',
  'story-list',
  'text-cut',
]);
export type PageWarning = z.infer<typeof PageWarning>;

/** A warning of a report. */
export const ReportWarning = z.object({ code: PageWarning, message: z.string() });
export type ReportWarning = z.infer<typeof ReportWarning>;

/** The warning with its sentence. */
export function reportWarning(code: PageWarning): ReportWarning {
  return { code, message: PAGE_WARNINGS[code] };
}

/** The warning on a text that is too long to be analyzed whole. */
export function textCutWarning(analyzedWords: number, words: number): ReportWarning {
  const message = `This text is very long: the first ${formatCount(analyzedWords)} of its ${formatCount(words)} words were analyzed.`;
  return { code: 'text-cut', message };
}
