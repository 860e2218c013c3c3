import { z } from 'zod';
import { MAX_KEYWORD_CHARACTERS, MAX_KEYWORDS } from '../limits.ts';

/** Keywords or special terms as sent; blanks and duplicates are dropped before the analysis. */
export const KeywordList = z.array(z.string().max(MAX_KEYWORD_CHARACTERS)).max(MAX_KEYWORDS);
