/** Warnings about an analyzed page: a stable code and the sentence that the report shows. */
import { z } from 'zod';
import { formatCount } from './format-count.ts';

export const PAGE_WARNINGS = {
  'beginning-only': 'Only the beginning of this article could be read.',
  'ended-early': 'The page ended early, so the end of the article may be missing.',
  'keywords-cut': 'There are too many keywords to show all of them.',
  'more-pages': 'This article continues on other pages, which were not read.',
  'not-an-article': 'This page may not be an article.',
  'read-from-link': 'The address was read from the link; the link itself was not opened.',
  'story-list': 'This looks like a list of stories, so the report may mix several of them.',
  'text-cut': 'This text is very long, so only its beginning was analyzed.',
} as const;

export type PageWarning = keyof typeof PAGE_WARNINGS;
export const PageWarning = z.enum(Object.keys(PAGE_WARNINGS) as [PageWarning, ...PageWarning[]]);

/** A warning of a report. */
export const ReportWarning = z.object({ code: PageWarning, message: z.string() });
export type ReportWarning = z.infer<typeof ReportWarning>;

/** The warning with its sentence. */
export function reportWarning(code: PageWarning): ReportWarning {
  return { code, message: PAGE_WARNINGS[code] };
}

/** The warning about a text that is too long to be analyzed whole. */
export function textCutWarning(analyzedWords: number, words: number): ReportWarning {
  const message = `This text is very long: the first ${formatCount(analyzedWords)} of its ${formatCount(words)} words were analyzed.`;
  return { code: 'text-cut', message };
}

/** The warning about more keywords and special terms than an answer can hold. */
export function keywordsCutWarning(shown: number, all: number): ReportWarning {
  const message = `This report shows ${formatCount(shown)} of the ${formatCount(all)} keywords and terms: those with the most mentions.`;
  return { code: 'keywords-cut', message };
}
