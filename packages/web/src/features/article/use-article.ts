import {
  ARTICLE_FAILURE_TEXT,
  type ArticleField,
  type ArticleMode,
  checkArticleInput,
  isUrlFailure,
  QUICK_KEYWORDS_REQUIRED,
  TRY_MANUAL_INPUT,
  URL_ANALYSIS_FAILED,
} from '@earshot/schema/article/rules';
import type { Problem } from '@earshot/schema/toast';
import { useRef, useState } from 'react';
import { useFocusWhenDone } from '../../lib/use-focus-when-done.ts';
import { useSessionState } from '../../lib/use-session-state.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { trpc } from '../../transport/trpc.ts';
import { useCancellableCall } from '../../transport/use-cancellable-call.ts';
import { isReceivedResult, type ReceivedResult } from '../report/report-data.ts';
import { buildArticleRequest } from './build-article-request.ts';
import { ARTICLE_STRINGS } from './strings.ts';
import type { ArticleInputs } from './use-article-inputs.ts';

const isStoredResult = (value: unknown): value is ReceivedResult | null =>
  value === null || isReceivedResult(value);

/**
 * The article analysis: idle, pending, then success (result, toast, counters asked again) or failure (toast, and the
 * assistant in URL mode). A result stays until the next one replaces it (spec section 4).
 */
export function useArticle(inputs: ArticleInputs) {
  const [result, setResult] = useSessionState<ReceivedResult | null>('article.result', null, isStoredResult);
  const [problem, setProblem] = useState<Problem<ArticleField> | null>(null);
  const [assistantShown, setAssistantShown] = useState(false);
  const [requestMode, setRequestMode] = useState<ArticleMode>('url');
  const headingRef = useRef<HTMLHeadingElement>(null);
  const running = useRef(false);
  const focus = useFocusWhenDone(headingRef);
  const call = useCancellableCall();
  const utils = trpc.useUtils();
  const mutation = trpc.article.analyze.useMutation({ trpc: { context: call.context } });

  const switchToManual = () => {
    inputs.setMode('manual');
    setAssistantShown(false);
  };

  const onFailure = (message: string, mode: ArticleMode) => {
    if (call.wasCancelled()) {
      showToast({ title: ARTICLE_STRINGS.cancelled, tone: 'neutral' });
      return;
    }
    if (mode === 'url') setAssistantShown(true);
    if (mode === 'url' && isUrlFailure(message)) {
      showToast({ ...URL_ANALYSIS_FAILED, action: { label: TRY_MANUAL_INPUT, run: switchToManual } });
      return;
    }
    showToast({ title: ARTICLE_STRINGS.failed, text: message || ARTICLE_FAILURE_TEXT, tone: 'destructive' });
  };

  const send = async () => {
    const { mode } = inputs;
    running.current = true;
    setRequestMode(mode);
    focus.start();
    call.begin();
    try {
      setResult(await mutation.mutateAsync(buildArticleRequest(inputs)));
      setAssistantShown(false);
      showToast({ title: ARTICLE_STRINGS.complete, tone: 'success' });
      focus.finish();
      void utils.counters.get.invalidate();
    } catch (error) {
      onFailure(error instanceof Error ? error.message : '', mode);
    } finally {
      running.current = false;
    }
  };

  /** Checks and sends; Quick Analyze differs only in what it says when there is no keyword (#85, #86). */
  const analyze = (from: 'main' | 'quick' = 'main') => {
    if (running.current) return;
    const broken = checkArticleInput(inputs);
    const shown = broken?.field === 'keywords' && from === 'quick' ? QUICK_KEYWORDS_REQUIRED : broken;
    setProblem(shown);
    if (shown) showToast(shown.toast);
    else void send();
  };

  return {
    analyze,
    cancel: call.cancel,
    pending: mutation.isPending,
    requestMode,
    result,
    problem,
    clearProblem: () => setProblem(null),
    assistantShown,
    dismissAssistant: () => setAssistantShown(false),
    switchToManual,
    headingRef,
  };
}
