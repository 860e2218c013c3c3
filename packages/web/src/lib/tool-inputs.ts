import { addKeywords } from '@earshot/schema/keywords/rules';
import { useMemo, useState } from 'react';
import { isRecord } from '../transport/complete.ts';
import { readStored, useSessionState, writeStored } from './stored-value.ts';

/** Values from a link, which never starts a call. */
export interface ToolPrefill {
  readonly url?: string;
  readonly keywords?: string[];
}

/** Share menus of phones send `text` and `title`, with the URL or instead of it. */
export const PREFILL_PARAMETERS = ['url', 'keywords', 'text', 'title'] as const;

export function readPrefill(parameters: URLSearchParams): ToolPrefill {
  // Many apps put the URL into a text, which the URL field accepts as well.
  const url = parameters.get('url') || parameters.get('text');
  const keywords = parameters.get('keywords');
  return {
    ...(url === null ? {} : { url }),
    ...(keywords === null ? {} : { keywords: addKeywords([], keywords) }),
  };
}

/** Inputs survive reloads and switching modes and tabs. Those of a prefill link win over stored ones. */
export function useToolInputs<Mode extends string>(
  tool: string,
  modes: readonly ['url', ...Mode[]],
  prefill: ToolPrefill,
) {
  const parseMode = (stored: unknown) => modes.find((mode) => mode === stored);
  const [mode, setMode] = useSessionState<'url' | Mode>(
    `${tool}.mode`,
    'url',
    parseMode,
    prefill.url === undefined ? undefined : 'url',
  );
  const [url, setUrl] = useSessionState(`${tool}.url`, '', undefined, prefill.url);
  const [keywords, setKeywords] = useSessionState<string[]>(
    `${tool}.keywords`,
    [],
    undefined,
    prefill.keywords,
  );
  const [draft, setDraft] = useSessionState(`${tool}.draft`, '');
  // Includes a keyword that was typed but not yet added.
  const tracked = useMemo(() => addKeywords(keywords, draft), [keywords, draft]);
  return {
    mode,
    setMode,
    url,
    setUrl,
    keywords,
    setKeywords,
    draft,
    setDraft,
    tracked,
    takeDraft: () => {
      if (draft.trim() !== '') setKeywords(tracked);
      setDraft('');
      keepLastKeywords(tracked);
    },
  };
}

export interface KeywordSet {
  readonly name: string;
  readonly keywords: readonly string[];
  readonly specialTerms: readonly string[];
}

const KEY = 'keyword-sets';

export function useKeywordSets() {
  const [sets, setSets] = useState<readonly KeywordSet[]>(() => readStored('browser', KEY, parseSets) ?? []);
  const keep = (next: readonly KeywordSet[]) => {
    setSets(next);
    writeStored('browser', KEY, next.length === 0 ? null : next);
  };
  return {
    sets,
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

function keepLastKeywords(keywords: readonly string[]): void {
  if (keywords.length > 0) writeStored('browser', LAST_KEY, keywords);
}

export function lastKeywords(): string[] {
  return readStored('browser', LAST_KEY, texts) ?? [];
}
