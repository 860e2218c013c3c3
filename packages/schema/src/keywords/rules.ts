/** Keyword entry: split at commas, trimmed, blanks and duplicates dropped (spec section 4, A-04, A-60). */
import { formatCount } from '../format-count.ts';
import { MAX_KEYWORD_LIST_CHARACTERS } from '../limits.ts';
import { formatKeyword, keywordSpellings, spellingKey, splitKeywordEntry } from './keyword-spellings.ts';

/** Shown when all keywords together are longer than one analysis takes. */
export const KEYWORD_LIST_TOO_LONG = `These keywords have more than ${formatCount(MAX_KEYWORD_LIST_CHARACTERS)} characters in total. Please use fewer or shorter ones.`;

/**
 * The keyword list after the user enters `entry`: new keywords follow the existing ones in the order typed.
 * A keyword is known by its first spelling (#52-#58); entered again with other spellings, it gains them.
 */
export function addKeywords(existing: readonly string[], entry: string): string[] {
  return cleanKeywords([...existing, ...splitKeywordEntry(entry)]);
}

/** Trimmed, non-blank keywords without duplicates: what the server analyzes, in the order sent. */
export function cleanKeywords(keywords: readonly string[]): string[] {
  const spellingsByName = new Map<string, readonly string[]>();
  for (const keyword of keywords) {
    const spellings = keywordSpellings(keyword);
    const name = spellings[0];
    if (name === undefined) continue;
    const key = spellingKey(name);
    const known = spellingsByName.get(key);
    spellingsByName.set(key, known && spellings.length > 1 ? united(known, spellings) : (known ?? spellings));
  }
  return [...spellingsByName.values()].map(formatKeyword);
}

function united(known: readonly string[], more: readonly string[]): string[] {
  const keys = new Set(known.map(spellingKey));
  return [...known, ...more.filter((spelling) => !keys.has(spellingKey(spelling)))];
}
