/** What a media analyst records about an article. Every field is absent if the page does not state it. */
import { z } from 'zod';

export const AuthorKind = z.enum(['person', 'organization']);
export type AuthorKind = z.infer<typeof AuthorKind>;

export const Author = z.object({ name: z.string(), kind: AuthorKind.optional() });
export type Author = z.infer<typeof Author>;

/** `metered` means that a limited number of articles is free. */
export const PageAccess = z.enum(['free', 'metered', 'paid']);
export type PageAccess = z.infer<typeof PageAccess>;

export const AnalystRecord = z.object({
  authors: z.array(Author).optional(),
  agency: z.string().optional(),
  section: z.string().optional(),
  /** BCP 47 tag as stated by the page. The language of the text itself is in `document.language`. */
  language: z.string().optional(),
  /** ISO 8601, if it is later than the publication date. */
  modified: z.string().optional(),
  access: PageAccess.optional(),
  sponsored: z.string().optional(),
  imageUrl: z.string().optional(),
  /** From 0 to 1. Absent for pasted texts and documents. */
  articleProbability: z.number().min(0).max(1).optional(),
});
export type AnalystRecord = z.infer<typeof AnalystRecord>;
