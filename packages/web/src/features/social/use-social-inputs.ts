import type { SocialMode } from '@earshot/schema/social/rules';
import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { useSessionState } from '../../lib/use-session-state.ts';

export type SocialInputs = ReturnType<typeof useSocialInputs>;

/** Everything that can be typed on the social screen; it outlives mode switches, tab switches and a reload. */
export function useSocialInputs(prefill: ToolPrefill) {
  const [mode, setMode] = useSessionState<SocialMode>(
    'social.mode',
    'url',
    isMode,
    prefill.url === undefined ? undefined : 'url',
  );
  const [url, setUrl] = useSessionState('social.url', '', undefined, prefill.url);
  const [keywords, setKeywords] = useSessionState<string[]>(
    'social.keywords',
    [],
    undefined,
    prefill.keywords,
  );
  const [draft, setDraft] = useSessionState('social.draft', '');
  return { mode, setMode, url, setUrl, keywords, setKeywords, draft, setDraft };
}

function isMode(value: unknown): value is SocialMode {
  return value === 'url' || value === 'upload';
}
