import type { ArticleMode, ManualInput } from '@earshot/schema/article/rules';
import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { useSessionState } from '../../lib/use-session-state.ts';

export const NO_MANUAL_INPUT: ManualInput = { headline: '', source: '', date: '', content: '' };

export type ArticleInputs = ReturnType<typeof useArticleInputs>;

/** Everything that can be typed on the article screen; it outlives mode switches, tab switches and a reload. */
export function useArticleInputs(prefill: ToolPrefill) {
  const [mode, setMode] = useSessionState<ArticleMode>(
    'article.mode',
    'url',
    isMode,
    prefill.url === undefined ? undefined : 'url',
  );
  const [url, setUrl] = useSessionState('article.url', '', undefined, prefill.url);
  const [manual, setManual] = useSessionState<ManualInput>('article.manual', NO_MANUAL_INPUT, isManualInput);
  const [keywords, setKeywords] = useSessionState<string[]>(
    'article.keywords',
    [],
    undefined,
    prefill.keywords,
  );
  const [draft, setDraft] = useSessionState('article.draft', '');
  const [specialEnabled, setSpecialEnabled] = useSessionState('article.specialEnabled', false);
  const [specialTerms, setSpecialTerms] = useSessionState<string[]>('article.specialTerms', []);
  const [specialDraft, setSpecialDraft] = useSessionState('article.specialDraft', '');
  return {
    mode,
    setMode,
    url,
    setUrl,
    manual,
    setManual,
    keywords,
    setKeywords,
    draft,
    setDraft,
    specialEnabled,
    setSpecialEnabled,
    specialTerms,
    setSpecialTerms,
    specialDraft,
    setSpecialDraft,
  };
}

function isMode(value: unknown): value is ArticleMode {
  return value === 'url' || value === 'manual';
}

function isManualInput(value: unknown): value is ManualInput {
  if (typeof value !== 'object' || value === null) return false;
  const entries: [string, unknown][] = Object.entries(value);
  return Object.keys(NO_MANUAL_INPUT).every((field) =>
    entries.some(([name, text]) => name === field && typeof text === 'string'),
  );
}
