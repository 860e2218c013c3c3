import { addKeywords } from '@earshot/schema/keywords/rules';
import { useMemo } from 'react';
import { keepLastKeywords } from './keyword-sets.ts';
import type { ToolPrefill } from './tool-prefill.ts';
import { useSessionState } from './use-session-state.ts';

/**
 * Inputs shared by the tools that track keywords: mode, URL and keywords. They survive mode switches, tab switches and
 * reloads. Values from a prefill link take precedence over stored values.
 * @param tool prefix of the storage keys, e.g. `article`
 * @param modes the input modes; the first is the default
 */
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
  // A keyword that was typed but not yet added is tracked as well.
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
    /** Adds the typed keyword and stores all keywords so that they can be offered on the next visit. */
    takeDraft: () => {
      if (draft.trim() !== '') setKeywords(tracked);
      setDraft('');
      keepLastKeywords(tracked);
    },
  };
}
