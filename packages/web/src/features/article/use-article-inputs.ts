import {
  ARTICLE_PARTS,
  type ArticlePart,
  DEFAULT_COUNTED_PARTS,
} from '@earshot/schema/article/counted-parts';
import type { ManualInput } from '@earshot/schema/article/rules';
import type { ToolPrefill } from '../../lib/tool-prefill.ts';
import { useSessionState } from '../../lib/use-session-state.ts';
import { useToolInputs } from '../../lib/use-tool-inputs.ts';
import { complete } from '../../transport/complete.ts';

export const NO_MANUAL_INPUT: ManualInput = { headline: '', source: '', date: '', content: '' };

export type ArticleInputs = ReturnType<typeof useArticleInputs>;

/** All inputs of the article screen. They survive mode switches, tab switches and reloads. */
export function useArticleInputs(prefill: ToolPrefill) {
  const common = useToolInputs('article', ['url', 'manual'], prefill);
  const [manual, setManual] = useSessionState<ManualInput>(
    'article.manual',
    NO_MANUAL_INPUT,
    parseManualInput,
  );
  const [specialEnabled, setSpecialEnabled] = useSessionState('article.specialEnabled', false);
  const [specialTerms, setSpecialTerms] = useSessionState<string[]>('article.specialTerms', []);
  const [specialDraft, setSpecialDraft] = useSessionState('article.specialDraft', '');
  const [countedParts, setCountedParts] = useSessionState<readonly ArticlePart[]>(
    'article.countedParts',
    DEFAULT_COUNTED_PARTS,
    parseParts,
  );
  return {
    ...common,
    countedParts,
    setCountedParts,
    manual,
    setManual,
    specialEnabled,
    setSpecialEnabled,
    specialTerms,
    setSpecialTerms,
    specialDraft,
    setSpecialDraft,
  };
}

function parseParts(stored: unknown): ArticlePart[] | undefined {
  return Array.isArray(stored) ? ARTICLE_PARTS.filter((part) => stored.includes(part)) : undefined;
}

function parseManualInput(stored: unknown): ManualInput {
  return complete(NO_MANUAL_INPUT, stored);
}
