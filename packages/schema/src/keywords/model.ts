import { z } from 'zod';
import {
  MAX_KEYWORD_CHARACTERS,
  MAX_KEYWORD_LIST_CHARACTERS,
  MAX_KEYWORDS,
  MAX_SPELLINGS,
} from '../limits.ts';
import { keywordExclusions, keywordSpellings } from './keyword-spellings.ts';
import { KEYWORD_LIST_TOO_LONG, TOO_MANY_KEYWORDS } from './rules.ts';

const DESCRIPTION =
  'One entry per keyword. `Volkswagen = VW = Volkswagen AG` is one keyword with three spellings: one match, one count, ' +
  'named by the first spelling. Put quotation marks around a spelling that holds an equals sign: `"E = mc²"`. ' +
  'Exclusions follow a minus sign: `Apex -"Apex Legends" -sentence:"apex predator" -article:"video game"` does not count ' +
  'mentions inside the phrase, in a sentence with *apex predator*, or in an article with *video game*. ' +
  'Blank entries and duplicates are dropped.';

export const KeywordList = z
  .array(z.string().max(MAX_KEYWORD_CHARACTERS))
  .refine((list) => list.length <= MAX_KEYWORDS, { error: TOO_MANY_KEYWORDS, abort: true })
  .refine((list) => list.reduce((sum, { length }) => sum + length, 0) <= MAX_KEYWORD_LIST_CHARACTERS, {
    error: KEYWORD_LIST_TOO_LONG,
    abort: true,
  })
  .refine(
    (list) =>
      list.reduce(
        (sum, keyword) => sum + keywordSpellings(keyword).length + keywordExclusions(keyword).length,
        0,
      ) <= MAX_SPELLINGS,
    { error: TOO_MANY_KEYWORDS },
  )
  .meta({ maxItems: MAX_KEYWORDS })
  .describe(DESCRIPTION);
