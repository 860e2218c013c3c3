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
 * At most one of `url` and `imageBase64` (without a data URL prefix). With an image, `correctedText` and `correctedPost` are the
 * user's corrections: the image is not read again. Without one, `correctedText` is the pasted text of a post.
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
      corrected: z.array(CorrectableField).max(CorrectableField.options.length).optional(),
    })
    .optional(),
  keywords: KeywordList.default([]),
});
export type SocialRequest = z.infer<typeof SocialRequest>;
