import { z } from 'zod';
import { formatCount } from './format-count.ts';

export const PAGE_WARNINGS = {
  'beginning-only': 'This page asks for a subscription, so the article may go on after what was read.',
  'ended-early': 'The page ended early, so the end of the article may be missing.',
  'more-pages': 'This article continues on other pages, which were not read.',
  'not-an-article': 'This page may not be an article.',
  'read-from-link': 'The address was read from the link; the link itself was not opened.',
  'story-list': 'This looks like a list of stories, so the report may mix several of them.',
  'text-cut': 'This text is very long, so only its beginning was analyzed.',
} as const;

export type PageWarning = keyof typeof PAGE_WARNINGS;
export const PageWarning = z.enum(Object.keys(PAGE_WARNINGS) as [PageWarning, ...PageWarning[]]);

export const ReportWarning = z.object({ code: PageWarning, message: z.string() });
export type ReportWarning = z.infer<typeof ReportWarning>;

export function reportWarning(code: PageWarning): ReportWarning {
  return { code, message: PAGE_WARNINGS[code] };
}

export function textCutWarning(analyzedWords: number, words: number): ReportWarning {
  const message = `This text is very long: the first ${formatCount(analyzedWords)} of its ${formatCount(words)} words were analyzed.`;
  return { code: 'text-cut', message };
}
