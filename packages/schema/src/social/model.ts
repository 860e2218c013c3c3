import { z } from 'zod';
import { CorrectableField } from '../analysis-result.ts';
import { KeywordList } from '../keywords/model.ts';
import { MAX_ARTICLE_CHARACTERS, MAX_FIELD_CHARACTERS, MAX_URL_CHARACTERS } from '../limits.ts';

const ToldField = z.string().max(MAX_FIELD_CHARACTERS).nullable().optional();

const MAX_TOLD_COUNTS = 20;
const ToldCounts = z
  .record(z.string().max(MAX_FIELD_CHARACTERS), z.number().nonnegative())
  .refine((counts) => Object.keys(counts).length <= MAX_TOLD_COUNTS)
  .optional();

/**
 * Either `url` or `imageBase64` (the bare base64 content of the file). `correctedText` replaces what was read from the
 * screenshot when the user has corrected it; the picture is not read again then, so that `correctedPost` sends back
 * what the first analysis read.
 */
export const SocialRequest = z.object({
  url: z.string().max(MAX_URL_CHARACTERS).optional(),
  imageBase64: z.string().optional(),
  correctedText: z.string().max(MAX_ARTICLE_CHARACTERS).optional(),
  correctedPost: z
    .object({
      platform: z.string().max(MAX_FIELD_CHARACTERS).optional(),
      author: ToldField,
      handle: ToldField,
      date: ToldField,
      counts: ToldCounts,
      /** The fields that the user changed. The text counts as changed unless this says otherwise. */
      corrected: z.array(CorrectableField).max(CorrectableField.options.length).optional(),
    })
    .optional(),
  keywords: KeywordList.default([]),
});
export type SocialRequest = z.infer<typeof SocialRequest>;
