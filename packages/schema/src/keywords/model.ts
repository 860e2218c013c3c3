import { z } from 'zod';
import { MAX_KEYWORD_CHARACTERS, MAX_KEYWORD_LIST_CHARACTERS, MAX_KEYWORDS } from '../limits.ts';
import { KEYWORD_LIST_TOO_LONG } from './rules.ts';

/** Keywords or special terms as sent; blanks and duplicates are dropped before the analysis. */
export const KeywordList = z
  .array(z.string().max(MAX_KEYWORD_CHARACTERS))
  .max(MAX_KEYWORDS)
  .refine((list) => list.reduce((sum, { length }) => sum + length, 0) <= MAX_KEYWORD_LIST_CHARACTERS, {
    error: KEYWORD_LIST_TOO_LONG,
  });
