import { z } from 'zod';
import { MAX_KEYWORD_CHARACTERS, MAX_KEYWORD_LIST_CHARACTERS, MAX_KEYWORDS } from '../limits.ts';
import { KEYWORD_LIST_TOO_LONG } from './rules.ts';

const DESCRIPTION =
  'One entry per keyword. `Volkswagen = VW = Volkswagen AG` is one keyword with three spellings: one match, one count, ' +
  'named by the first spelling. Put quotation marks around a spelling that holds an equals sign: `"E = mc²"`. ' +
  'Blank entries and duplicates are dropped.';

/** Keywords or special terms as sent. `cleanKeywords` and `keywordSpellings` read them. */
export const KeywordList = z
  .array(z.string().max(MAX_KEYWORD_CHARACTERS))
  .max(MAX_KEYWORDS)
  .refine((list) => list.reduce((sum, { length }) => sum + length, 0) <= MAX_KEYWORD_LIST_CHARACTERS, {
    error: KEYWORD_LIST_TOO_LONG,
  })
  .describe(DESCRIPTION);
