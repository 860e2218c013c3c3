/** What a media analyst records about an article. Every field is absent if the page does not state it. */
import { z } from 'zod';

export const AuthorKind = z.enum(['person', 'organization']);
export type AuthorKind = z.infer<typeof AuthorKind>;

/** One author. `kind` is absent if it is unknown whether the author is a person or an organization. */
export const Author = z.object({ name: z.string(), kind: AuthorKind.optional() });
export type Author = z.infer<typeof Author>;

/** Access to the page. `metered` means that a limited number of articles is free. */
export const PageAccess = z.enum(['free', 'metered', 'paid']);
export type PageAccess = z.infer<typeof PageAccess>;

export const AnalystRecord = z.object({
  /** All authors, in page order. `author` in the metadata contains the same names as one string. */
  authors: z.array(Author).optional(),
  /** News agency credited by the page, so that wire copy can be distinguished from the outlet's own reporting. */
  agency: z.string().optional(),
  section: z.string().optional(),
  /** BCP 47 tag as stated by the page. The language of the text itself is in `document.language`. */
  language: z.string().optional(),
  /** Date of the last update as an ISO 8601 date or date-time, if it is later than the publication date. */
  modified: z.string().optional(),
  access: PageAccess.optional(),
  /** The words that mark the article as paid content, such as "Anzeige" or "Paid post". */
  sponsored: z.string().optional(),
  tags: z.array(z.string()).optional(),
  /** URL of the main image. The image is never loaded. */
  imageUrl: z.string().optional(),
  /** The outlet that first published the article, if the page credits a different one. */
  originalSource: z.string().optional(),
  /** Probability that the page is an article, from 0 to 1. Absent for pasted texts and documents. */
  articleProbability: z.number().min(0).max(1).optional(),
});
export type AnalystRecord = z.infer<typeof AnalystRecord>;
