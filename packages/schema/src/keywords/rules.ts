/** Keyword entry: split at commas, trimmed, blanks and duplicates dropped (spec section 4, A-04, A-60). */

/** More characters than one analysis takes, over all keywords (`MAX_KEYWORD_LIST_CHARACTERS`). */
export const KEYWORD_LIST_TOO_LONG =
  'These keywords have more than 200,000 characters together. Please use fewer or shorter ones.';

/** How two keywords are compared: case and Unicode composition do not make them different. */
export function keywordKey(keyword: string): string {
  return keyword.normalize('NFKC').toLowerCase();
}

/**
 * The keyword list after the user enters `entry`: new keywords follow the existing ones in the order typed.
 * The first spelling of a keyword wins (#52-#58).
 */
export function addKeywords(existing: readonly string[], entry: string): string[] {
  const seen = new Set(existing.map(keywordKey));
  const result = [...existing];
  for (const part of entry.split(',')) {
    const keyword = part.trim();
    const key = keywordKey(keyword);
    if (keyword === '' || seen.has(key)) continue;
    seen.add(key);
    result.push(keyword);
  }
  return result;
}

/** Trimmed, non-blank keywords without duplicates: what the server analyses, in the order sent. */
export function cleanKeywords(keywords: readonly string[]): string[] {
  const seen = new Set<string>();
  return keywords
    .map((keyword) => keyword.trim())
    .filter((keyword) => {
      const key = keywordKey(keyword);
      if (keyword === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
