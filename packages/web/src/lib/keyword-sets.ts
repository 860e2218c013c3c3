import { useState } from 'react';
import { isRecord } from '../transport/complete.ts';
import { readKept, writeKept } from './kept-value.ts';

/** Keywords and special terms that are used again and again, under a name. */
export interface KeywordSet {
  readonly name: string;
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
}

const KEY = 'keyword-sets';
const FILE_TYPE = 'Keyword Sets';

/** The sets kept in this browser, and how they change. */
export function useKeywordSets() {
  const [sets, setSets] = useState<readonly KeywordSet[]>(() => readKept('browser', KEY, parseSets) ?? []);
  const keep = (next: readonly KeywordSet[]) => {
    setSets(next);
    writeKept('browser', KEY, next.length === 0 ? null : next);
  };
  return {
    sets,
    /** Keeps a set; one of the same name is replaced. */
    save: (set: KeywordSet) => keep(withSets(sets, [set])),
    remove: (name: string) => keep(sets.filter((set) => set.name !== name)),
    /** Adds the sets of a file. Throws when it holds none. */
    importFile: (text: string) => keep(withSets(sets, parseSetsFile(text))),
  };
}

function withSets(sets: readonly KeywordSet[], more: readonly KeywordSet[]): KeywordSet[] {
  const names = new Set(more.map(({ name }) => name));
  return [...sets.filter(({ name }) => !names.has(name)), ...more].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** Sets as a file for a colleague. */
export function keywordSetsJson(sets: readonly KeywordSet[]): string {
  return `${JSON.stringify({ type: FILE_TYPE, sets }, null, 2)}\n`;
}

/** The sets of a file. Throws when the text holds none. */
export function parseSetsFile(text: string): KeywordSet[] {
  const file: unknown = JSON.parse(text);
  if (!isRecord(file) || file.type !== FILE_TYPE) throw new Error('This file contains no keyword sets.');
  return parseSets(file.sets);
}

function parseSets(kept: unknown): KeywordSet[] {
  if (!Array.isArray(kept)) throw new Error('This file contains no keyword sets.');
  return kept
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
