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
const FILE_TYPE = 'Keyword Sets';

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
    save: (set: KeywordSet) => keep(withSets(sets, [set])),
    remove: (name: string) => keep(sets.filter((set) => set.name !== name)),
    /** Adds the sets in a file, replacing sets with the same names. Throws if the text is not a file of keyword sets. */
    importFile: (text: string) => keep(withSets(sets, parseSetsFile(text))),
  };
}

function withSets(sets: readonly KeywordSet[], more: readonly KeywordSet[]): KeywordSet[] {
  const names = new Set(more.map(({ name }) => name));
  return [...sets.filter(({ name }) => !names.has(name)), ...more].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** Returns sets as the content of a JSON file, e.g. to share with a colleague. */
export function keywordSetsJson(sets: readonly KeywordSet[]): string {
  return `${JSON.stringify({ type: FILE_TYPE, sets }, null, 2)}\n`;
}

/** Parses the sets in a file. Throws if the text is not a file of keyword sets. */
export function parseSetsFile(text: string): KeywordSet[] {
  const file: unknown = JSON.parse(text);
  if (!isRecord(file) || file.type !== FILE_TYPE) throw new Error('This file contains no keyword sets.');
  return parseSets(file.sets);
}

function parseSets(stored: unknown): KeywordSet[] {
  if (!Array.isArray(stored)) throw new Error('This file contains no keyword sets.');
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
