import { z } from 'zod';
import { KeywordList } from '../keywords/model.ts';
import { MAX_ARTICLE_CHARACTERS, MAX_URL_CHARACTERS } from '../limits.ts';

/**
 * Either `url` or `imageBase64` (the bare base64 content of the file). `correctedText` replaces what was read from
 * the screenshot when the user has corrected it.
 */
export const SocialRequest = z.object({
  url: z.string().max(MAX_URL_CHARACTERS).optional(),
  imageBase64: z.string().optional(),
  correctedText: z.string().max(MAX_ARTICLE_CHARACTERS).optional(),
  keywords: KeywordList.default([]),
});
export type SocialRequest = z.infer<typeof SocialRequest>;
