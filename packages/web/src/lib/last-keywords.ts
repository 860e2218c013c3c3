import { readKept, writeKept } from './kept-value.ts';

const KEY = 'keywords.last';

/** Stores the keywords of an analysis in this browser. */
export function keepLastKeywords(keywords: readonly string[]): void {
  if (keywords.length > 0) writeKept('browser', KEY, keywords);
}

/** Returns the keywords of the last analysis in this browser. Empty before the first analysis. */
export function lastKeywords(): string[] {
  return readKept('browser', KEY, parseTexts) ?? [];
}

function parseTexts(stored: unknown): string[] | undefined {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : undefined;
}
