import { formatCount } from '../format-count.ts';
import { MAX_KEYWORD_LIST_CHARACTERS, MAX_KEYWORDS, MAX_SPELLINGS } from '../limits.ts';
import {
  exclusionKey,
  formatKeyword,
  type KeywordExclusion,
  keywordExclusions,
  keywordSpellings,
  spellingKey,
  splitKeywordEntry,
} from './keyword-spellings.ts';

export const KEYWORD_LIST_TOO_LONG = `These keywords have more than ${formatCount(MAX_KEYWORD_LIST_CHARACTERS)} characters in total. Please use fewer or shorter ones.`;

export const TOO_MANY_KEYWORDS = `Up to ${formatCount(MAX_KEYWORDS)} keywords with ${formatCount(MAX_SPELLINGS)} spellings can be analyzed at once. Please remove some.`;

/** The first spelling identifies a keyword (#52-#58). If it exists already, new spellings and exclusions are added to it. */
export function addKeywords(existing: readonly string[], entry: string): string[] {
  return cleanKeywords([...existing, ...splitKeywordEntry(entry)]);
}

export function cleanKeywords(keywords: readonly string[]): string[] {
  const byName = new Map<
    string,
    { spellings: Map<string, string>; exclusions: Map<string, KeywordExclusion> }
  >();
  for (const keyword of keywords) {
    const spellings = keywordSpellings(keyword);
    const name = spellings[0];
    if (name === undefined) continue;
    const merged = byName.get(spellingKey(name)) ?? { spellings: new Map(), exclusions: new Map() };
    byName.set(spellingKey(name), merged);
    addMissing(merged.spellings, spellings, spellingKey);
    addMissing(merged.exclusions, keywordExclusions(keyword), exclusionKey);
  }
  return [...byName.values()].map(({ spellings, exclusions }) =>
    formatKeyword([...spellings.values()], [...exclusions.values()]),
  );
}

function addMissing<T>(target: Map<string, T>, values: readonly T[], keyOf: (value: T) => string): void {
  for (const value of values) {
    const key = keyOf(value);
    if (!target.has(key)) target.set(key, value);
  }
}
