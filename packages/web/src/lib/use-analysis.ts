import type { Problem } from '@earshot/schema/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { showToast, type Toast } from '../toasts/toast-store.ts';
import type { AnalysisFailure, AnalysisSlot, Phases } from './analysis-slot.ts';
import { useFocusWhenDone } from './focus.ts';
import { textHash } from './hash.ts';
import { useRefreshCounters } from './use-refresh-counters.ts';

export interface AnalysisTexts {
  readonly complete: string;
  readonly failed: string;
  readonly canceled: string;
  /** Shown for a failure without a message. */
  readonly fallback: string;
}

/** One click of an analyze button. */
export interface AnalysisRequest<Field extends string, Result> {
  /** The rule that the inputs violate. If set, nothing is sent. */
  readonly problem: Problem<Field> | null;
  /** Input mode of the call, as named by the tool, e.g. `url`. */
  readonly sent: string;
  readonly phases: Phases;
  readonly trackUpload?: boolean;
  readonly send: () => Promise<Result>;
  /** Returns a custom toast for a failure, or null to show the default toast. */
  readonly failureToast?: (failure: AnalysisFailure) => Toast | null;
}

/**
 * Why the result on screen no longer matches the form: the last call failed, or the inputs changed. Null if it matches or
 * there is nothing to compare.
 */
export type StaleReason = 'failed' | 'changed' | null;

/**
 * Logic shared by the analysis tools: validation, running one call at a time, progress, canceling, toasts, refreshing
 * the counters after a success, moving focus to the result, and checking whether the result still matches the inputs.
 * @param slotOf returns the tool's slot for the app's query client
 * @param inputs all inputs that determine the result, as a fixed number of strings; null while nothing is entered
 */
export function useAnalysis<Field extends string, Result>(
  slotOf: (owner: object) => AnalysisSlot<Result>,
  inputs: readonly string[] | null,
  texts: AnalysisTexts,
) {
  const slot = slotOf(useQueryClient());
  const state = useSyncExternalStore(slot.subscribe, slot.get, slot.get);
  const [problem, setProblem] = useState<Problem<Field> | null>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const runRef = useRef<HTMLButtonElement>(null);
  const focus = useFocusWhenDone(headingRef, runRef);
  const refreshCounters = useRefreshCounters();
  const joined = inputs === null ? null : inputs.join('\u0000');
  const current = useMemo(() => (joined === null ? null : fingerprint(joined)), [joined]);
  const mounted = useMounted();

  const send = async ({ failureToast, trackUpload = false, ...call }: AnalysisRequest<Field, Result>) => {
    focus.start();
    const outcome = await slot.run({ ...call, trackUpload, inputs: current ?? '' });
    const { failure } = slot.get();
    if (outcome === 'done') {
      showToast({ title: texts.complete, tone: 'success' });
      refreshCounters();
      if (mounted.current) focus.toResult();
    } else {
      if (outcome === 'canceled') showToast({ title: texts.canceled, tone: 'neutral' });
      else if (failure) showToast(failureToast?.(failure) ?? usualToast(failure, texts));
      if (mounted.current) focus.back();
    }
  };

  const refuse = (broken: Problem<Field>) => {
    setProblem(broken);
    showToast(broken.toast);
  };

  return {
    ...state,
    pending: state.running !== null,
    phase: phaseOf(state.running, state.uploadShare),
    stale: staleReason(state, current),
    problem,
    headingRef,
    runRef,
    context: slot.context,
    cancel: slot.cancel,
    restore: slot.restore,
    /** Marks a field as invalid and shows a toast with the reason. Nothing is sent. */
    refuse,
    clearProblem: () => setProblem(null),
    clearFailure: slot.clearFailure,
    run: (request: AnalysisRequest<Field, Result>) => {
      if (slot.get().running !== null) return;
      if (request.problem) return refuse(request.problem);
      setProblem(null);
      void send(request);
    },
  };
}

/** Returns a ref that is true while the screen is mounted. */
function useMounted(): RefObject<boolean> {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}

function usualToast({ message }: AnalysisFailure, { failed, fallback }: AnalysisTexts): Toast {
  return { title: failed, text: message || fallback, tone: 'destructive' };
}

function phaseOf(running: Phases | null, uploadShare: number | null): string {
  const isUploading = uploadShare !== null && uploadShare < 1;
  return (isUploading ? running?.uploading : undefined) ?? running?.working ?? '';
}

function staleReason(
  state: { result: unknown; running: Phases | null; failure: AnalysisFailure | null; resultInputs: string },
  current: string | null,
): StaleReason {
  if (state.result === null || state.running !== null) return null;
  if (state.failure !== null) return 'failed';
  return current !== null && current !== state.resultInputs ? 'changed' : null;
}

/** Returns a short text that differs for different texts, but for one pair in billions. */
export function fingerprint(text: string): string {
  return `${text.length} ${textHash(text)}`;
}
