import type { Problem } from '@earshot/schema/toast';
import {
  checkTrendingFile,
  checkTrendingInput,
  TRENDING_FAILED,
  TRENDING_FAILURE_TEXT,
  type TrendingMode,
} from '@earshot/schema/trending/rules';
import { useRef, useState } from 'react';
import { useFocusWhenDone } from '../../lib/use-focus-when-done.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { detailOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { useCancellableCall } from '../../transport/use-cancellable-call.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { useKeptRanking } from './use-kept-ranking.ts';
import type { TrendingInputs } from './use-trending-inputs.ts';

export type TrendingField = 'text' | 'file';

/** From this length on sending the text takes long enough to be worth a per cent. */
const TRACKED_TEXT_CHARACTERS = 500_000;

/**
 * The trending analysis: idle, pending, then success (result, toast, counters asked again) or failure (toast; the old
 * result stays, A-33). A new result replaces the one before (#224).
 */
export function useTrending(inputs: TrendingInputs) {
  const [ranking, keepRanking] = useKeptRanking();
  const [problem, setProblem] = useState<Problem<TrendingField> | null>(null);
  const [failure, setFailure] = useState('');
  const [pending, setPending] = useState(false);
  const [requestMode, setRequestMode] = useState<TrendingMode>('paste');
  const headingRef = useRef<HTMLHeadingElement>(null);
  const running = useRef(false);
  const focus = useFocusWhenDone(headingRef);
  const call = useCancellableCall();
  const utils = trpc.useUtils();
  const ofText = trpc.trending.analyzeText.useMutation({ trpc: { context: call.context } });
  const ofFile = trpc.trending.analyzeFile.useMutation({ trpc: { context: call.context } });

  const request = () => {
    const { mode, text, file, lineType } = inputs;
    if (mode === 'paste' || !file) {
      call.begin({ trackUpload: text.length >= TRACKED_TEXT_CHARACTERS });
      return ofText.mutateAsync({ text, lineType });
    }
    call.begin({ trackUpload: true });
    return ofFile.mutateAsync({ file, lineType });
  };

  const onFailure = (error: unknown) => {
    if (call.wasCancelled()) {
      showToast({ title: TRENDING_STRINGS.cancelled, tone: 'neutral' });
      return;
    }
    const message = error instanceof Error ? error.message : '';
    setFailure(detailOf(error) || message || TRENDING_FAILURE_TEXT);
    showToast({ title: TRENDING_FAILED, text: message || TRENDING_FAILURE_TEXT, tone: 'destructive' });
  };

  /** Asked for even where no usage line is on the page; a failure of theirs is none of the analysis. */
  const refreshCounters = () => {
    void utils.counters.get.invalidate();
    utils.counters.get.fetch().catch(() => undefined);
  };

  const send = async () => {
    running.current = true;
    setPending(true);
    setFailure('');
    setRequestMode(inputs.mode);
    focus.start();
    try {
      keepRanking(await request());
      showToast({ title: TRENDING_STRINGS.complete, tone: 'success' });
      focus.finish();
      refreshCounters();
    } catch (error) {
      onFailure(error);
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  const analyze = () => {
    if (running.current) return;
    const broken = checkTrendingInput({
      mode: inputs.mode,
      text: inputs.text,
      hasFile: inputs.file !== null,
    });
    setProblem(broken);
    if (broken) showToast(broken.toast);
    else void send();
  };

  /** Takes a file, or refuses it and clears the selection (#192). */
  const chooseFile = (file: File) => {
    const broken = checkTrendingFile(file);
    setFailure('');
    setProblem(broken);
    inputs.setMode('upload');
    inputs.setFile(broken ? null : file);
    if (broken) showToast(broken.toast);
  };

  return {
    analyze,
    chooseFile,
    cancel: call.cancel,
    pending,
    phase: phaseOf(requestMode, call.uploadShare),
    uploadShare: call.uploadShare,
    ranking,
    problem,
    /** What the server said about the last failed call; empty when there was none since. */
    failure,
    clearProblem: () => {
      setProblem(null);
      setFailure('');
    },
    headingRef,
  };
}

function phaseOf(mode: TrendingMode, uploadShare: number | null): string {
  const isSending = uploadShare !== null && uploadShare < 1;
  if (mode === 'upload')
    return isSending ? TRENDING_STRINGS.phases.uploading : TRENDING_STRINGS.phases.document;
  return isSending ? TRENDING_STRINGS.phases.sending : TRENDING_STRINGS.phases.paste;
}

/** The server's own sentence; the toast of a refused upload has a fixed text instead (#227). */
