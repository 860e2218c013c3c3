/** What a media analyst records about an article beside outlet, headline and day. Every field is absent when the page does not state it. */
import { z } from 'zod';

export const AuthorKind = z.enum(['person', 'organization']);
export type AuthorKind = z.infer<typeof AuthorKind>;

/** One author; `kind` is absent when nothing says whether it is a person or an organization. */
export const Author = z.object({ name: z.string(), kind: AuthorKind.optional() });
export type Author = z.infer<typeof Author>;

/** `metered`: a number of articles is free. */
export const PageAccess = z.enum(['free', 'metered', 'paid']);
export type PageAccess = z.infer<typeof PageAccess>;

export const AnalystRecord = z.object({
  /** Every author, in the order of the page. `author` of the metadata has the same names in one string. */
  authors: z.array(Author).optional(),
  /** News agency that the page credits, so that wire copy can be distinguished from the outlet's own reporting. */
  agency: z.string().optional(),
  /** Section of the publication, as the page names it. */
  section: z.string().optional(),
  /** BCP 47 tag as the page states it. The language of the text itself is in `document.language`. */
  language: z.string().optional(),
  /** Day of the last update as an ISO 8601 date or date-time, when it is later than the day of publication. */
  modified: z.string().optional(),
  access: PageAccess.optional(),
  /** The words that mark the article as paid content, such as "Anzeige" or "Paid post". */
  sponsored: z.string().optional(),
  /** The page's own tags, in its order. */
  tags: z.array(z.string()).optional(),
  /** Address of the main image. Nothing is loaded from it. */
  imageUrl: z.string().optional(),
  /** The outlet that published the article first, when the page credits another one. */
  originalSource: z.string().optional(),
  /** Probability that the page is an article, 0 to 1. Absent for pasted texts and documents. */
  articleProbability: z.number().min(0).max(1).optional(),
});
export type AnalystRecord = z.infer<typeof AnalystRecord>;
