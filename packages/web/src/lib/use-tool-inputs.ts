import { addKeywords } from '@earshot/schema/keywords/rules';
import { useMemo } from 'react';
import { keepLastKeywords } from './last-keywords.ts';
import type { ToolPrefill } from './tool-prefill.ts';
import { useSessionState } from './use-session-state.ts';

/**
 * What every tool that tracks keywords lets one enter: how, at which address, for which keywords. It outlives mode
 * switches, tab switches and a reload; a prefilled link wins over what is kept.
 * @param tool  prefix of the stored names, e.g. `article`
 * @param modes the ways to enter something; the first is the default
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
  // A keyword that is typed but not added counts.
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
    /** Adds what is typed, and keeps the keywords, so that the next visit can offer them. */
    takeDraft: () => {
      if (draft.trim() !== '') setKeywords(tracked);
      setDraft('');
      keepLastKeywords(tracked);
    },
  };
}
