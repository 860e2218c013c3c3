import { z } from 'zod';
import { formatCount } from '../format-count.ts';
import { KeywordList } from '../keywords/model.ts';
import { MAX_ARTICLE_CHARACTERS, MAX_FIELD_CHARACTERS, MAX_URL_CHARACTERS } from '../limits.ts';
import { ARTICLE_PARTS } from './rules.ts';

export const TEXT_TOO_LONG = `The text has more than ${formatCount(MAX_ARTICLE_CHARACTERS)} characters. Please shorten it, or analyze it in parts.`;

export const PastedText = z
  .string()
  .refine((text) => text.length <= MAX_ARTICLE_CHARACTERS, { error: TEXT_TOO_LONG })
  .meta({ maxLength: MAX_ARTICLE_CHARACTERS });

export const ManualContent = z.object({
  headline: z.string().max(MAX_FIELD_CHARACTERS),
  source: z.string().max(MAX_FIELD_CHARACTERS),
  date: z.string().max(MAX_FIELD_CHARACTERS).nullish(),
  content: PastedText,
});

/** Requires either `url` or `manualContent`. `checkArticleInput` reports what is missing. */
export const ArticleRequest = z.object({
  url: z.string().max(MAX_URL_CHARACTERS).optional(),
  manualContent: ManualContent.optional(),
  keywords: KeywordList.default([]),
  specialEnabled: z.literal([true, false]).default(false),
  specialTerms: KeywordList.optional(),
  /** Parts of a fetched page to count in addition to the article's body. Defaults to standfirst and tables. */
  countedParts: z.array(z.enum(ARTICLE_PARTS)).max(ARTICLE_PARTS.length).optional(),
});
export type ArticleRequest = z.infer<typeof ArticleRequest>;
