import { z } from 'zod';
import { CorrectableField } from '../analysis-result.ts';
import { PastedText } from '../article/model.ts';
import { KeywordList } from '../keywords/model.ts';
import { MAX_FIELD_CHARACTERS, MAX_URL_CHARACTERS } from '../limits.ts';

const ReadField = z.string().max(MAX_FIELD_CHARACTERS).nullable().optional();

const MAX_TOLD_COUNTS = 20;
const ReadCounts = z
  .record(z.string().max(MAX_FIELD_CHARACTERS), z.number().nonnegative())
  .refine((counts) => Object.keys(counts).length <= MAX_TOLD_COUNTS)
  .optional();

/**
 * At most one of `url` and `imageBase64` (the base64 content of the file, without a data URL prefix). If the user corrected
 * the text of the screenshot, `correctedText` replaces it. The image is then not read again, so `correctedPost` contains
 * the other fields from the first analysis. Without a URL or an image, `correctedText` is the post's text, pasted by the
 * user.
 */
export const SocialRequest = z.object({
  url: z.string().max(MAX_URL_CHARACTERS).optional(),
  imageBase64: z.string().optional(),
  correctedText: PastedText.optional(),
  correctedPost: z
    .object({
      platform: z.string().max(MAX_FIELD_CHARACTERS).optional(),
      author: ReadField,
      handle: ReadField,
      date: ReadField,
      counts: ReadCounts,
      /** Fields that the user corrected. If omitted, only the text counts as corrected. */
      corrected: z.array(CorrectableField).max(CorrectableField.options.length).optional(),
    })
    .optional(),
  keywords: KeywordList.default([]),
});
export type SocialRequest = z.infer<typeof SocialRequest>;
