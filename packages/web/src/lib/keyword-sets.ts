import { useState } from 'react';
import { isRecord } from '../transport/complete.ts';
import { readStored, writeStored } from './stored-value.ts';

/** A named set of frequently used keywords and special terms. */
export interface KeywordSet {
  readonly name: string;
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
}

const KEY = 'keyword-sets';

/** Returns the keyword sets stored in this browser, and functions to change them. */
export function useKeywordSets() {
  const [sets, setSets] = useState<readonly KeywordSet[]>(() => readStored('browser', KEY, parseSets) ?? []);
  const keep = (next: readonly KeywordSet[]) => {
    setSets(next);
    writeStored('browser', KEY, next.length === 0 ? null : next);
  };
  return {
    sets,
    /** Stores a set, replacing any set with the same name. */
    save: (set: KeywordSet) =>
      keep([...without(sets, set.name), set].sort((a, b) => a.name.localeCompare(b.name, 'en'))),
    remove: (name: string) => keep(without(sets, name)),
  };
}

function without(sets: readonly KeywordSet[], name: string): KeywordSet[] {
  return sets.filter((set) => set.name !== name);
}

function parseSets(stored: unknown): KeywordSet[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored
    .filter(isRecord)
    .flatMap(({ name, keywords, specialTerms }) =>
      typeof name === 'string' && name !== ''
        ? [{ name, keywords: texts(keywords), specialTerms: texts(specialTerms) }]
        : [],
    );
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

const LAST_KEY = 'keywords.last';

/** Stores the keywords of an analysis in this browser. */
export function keepLastKeywords(keywords: readonly string[]): void {
  if (keywords.length > 0) writeStored('browser', LAST_KEY, keywords);
}

/** Returns the keywords of the last analysis in this browser. Empty before the first analysis. */
export function lastKeywords(): string[] {
  return readStored('browser', LAST_KEY, texts) ?? [];
}
