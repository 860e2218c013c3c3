import type { Problem } from '@earshot/schema/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { showToast, type Toast } from '../toasts/toast-store.ts';
import type { AnalysisFailure, AnalysisSlot, Phases } from './analysis-slot.ts';
import { fingerprint } from './fingerprint.ts';
import { useFocusWhenDone } from './use-focus-when-done.ts';
import { useRefreshCounters } from './use-refresh-counters.ts';

export interface AnalysisTexts {
  readonly complete: string;
  readonly failed: string;
  readonly canceled: string;
  /** Shown for a failure without a message. */
  readonly fallback: string;
}

/** One press of an analyze button. */
export interface AnalysisRequest<Field extends string, Result> {
  /** The rule that the inputs break; nothing is sent then. */
  readonly problem: Problem<Field> | null;
  /** How the call is made, in the tool's own words, e.g. `url`. */
  readonly sent: string;
  readonly phases: Phases;
  readonly trackUpload?: boolean;
  readonly send: () => Promise<Result>;
  /** Another toast than the usual one for a failure. */
  readonly failureToast?: (failure: AnalysisFailure) => Toast | null;
}

/** Why a result does not match the form; null when it does. */
export type StaleReason = 'failed' | 'changed' | null;

/**
 * What the three analysis tools have in common: checks, one call at a time, progress, cancel, the toasts of the error
 * catalog, counters asked again after a success, focus on the result, and whether the result is still about the inputs.
 * @param slotOf the tool's slot in this application
 * @param inputs everything that decides the result, as text, always in the same number; null while nothing is entered
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
    /** Marks a field and says why, without sending anything. */
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

/** Whether the screen is still open, for what happens after a call. */
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
