import type { Problem } from '@earshot/schema/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { showToast, type Toast } from '../toasts/toast-store.ts';
import { complete } from '../transport/complete.ts';
import { type RestFailure, restFailureOf } from '../transport/rest-error.ts';
import { trpc } from '../transport/trpc.ts';
import { useFocusWhenDone } from './focus.ts';
import { textHash } from './hash.ts';
import { oncePer } from './once-per.ts';
import { readStored, writeStored } from './stored-value.ts';

export interface AnalysisKind<Result> {
  /** Key in session storage, e.g. `article.result`. */
  readonly key: string;
  /** Throws if the stored value is unusable. */
  readonly parse: (stored: unknown) => Result;
  /** What to store for a reload. Defaults to the whole result; null removes it. */
  readonly toStored?: (result: Result) => unknown;
}

/** `detail` is the server's own message, or empty. */
export interface AnalysisFailure extends RestFailure {
  readonly message: string;
}

export interface ShownResult<Result> {
  readonly result: Result;
  /** Fingerprint of the inputs that the result belongs to. */
  readonly resultInputs: string;
  /** ISO 8601 timestamp. Null if unknown. */
  readonly analyzedAt: string | null;
}

interface AnalysisState<Result> {
  readonly result: Result | null;
  readonly resultInputs: string;
  readonly analyzedAt: string | null;
  /** What the running call does, in words. Null if none is running. */
  readonly phase: string | null;
  readonly failure: AnalysisFailure | null;
  /** Input mode as the tool names it, e.g. `url`. Empty before the first call. */
  readonly sent: string;
}

interface AnalysisCall<Result> {
  readonly sent: string;
  readonly inputs: string;
  /** For example `Fetching and reading the page`. */
  readonly phase: string;
  /** Passes the options on to its tRPC call. */
  readonly send: (options: { readonly signal: AbortSignal }) => Promise<Result>;
}

type AnalysisSlot<Result> = ReturnType<typeof createAnalysisSlot<Result>>;

/** State of a tool's analysis. It outlives the screen: a user who returns finds the call still running, or its result. */
function createAnalysisSlot<Result>({ key, parse, toStored = (result) => result }: AnalysisKind<Result>) {
  const listeners = new Set<() => void>();
  let controller = new AbortController();
  let state = firstState(key, parse);

  const set = (changes: Partial<AnalysisState<Result>>) => {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  };
  const end = (changes: Partial<AnalysisState<Result>>) => {
    window.removeEventListener('beforeunload', askBeforeLeaving);
    set({ phase: null, ...changes });
  };
  const keep = ({ result, resultInputs: inputs, analyzedAt }: ShownResult<Result>) => {
    const stored = toStored(result);
    writeStored('session', key, stored === null ? null : { inputs, analyzedAt, result: stored });
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    cancel: () => controller.abort(),
    /** Shows an earlier result, for example when the user undoes a correction. */
    restore: (earlier: ShownResult<Result>) => {
      keep(earlier);
      set({ ...earlier, failure: null });
    },
    clearFailure: () => {
      if (state.failure) set({ failure: null });
    },
    /** Never rejects. */
    run: async (call: AnalysisCall<Result>): Promise<'done' | 'canceled' | 'failed'> => {
      const { sent, inputs, phase } = call;
      controller = new AbortController();
      window.addEventListener('beforeunload', askBeforeLeaving);
      set({ phase, sent, failure: null });
      try {
        const result = await call.send({ signal: controller.signal });
        const shown = { result, resultInputs: inputs, analyzedAt: new Date().toISOString() };
        keep(shown);
        end(shown);
        return 'done';
      } catch (error) {
        if (controller.signal.aborted) {
          end({});
          return 'canceled';
        }
        end({ failure: toFailure(error) });
        return 'failed';
      }
    },
  };
}

function firstState<Result>(key: string, parse: AnalysisKind<Result>['parse']): AnalysisState<Result> {
  const stored = readStored('session', key, (value) => {
    const { inputs, result, analyzedAt } = complete({ inputs: '', result: {}, analyzedAt: '' }, value);
    return { result: parse(result), resultInputs: inputs, analyzedAt: analyzedAt || null };
  });
  return {
    ...(stored ?? { result: null, resultInputs: '', analyzedAt: null }),
    phase: null,
    failure: null,
    sent: '',
  };
}

function toFailure(error: unknown): AnalysisFailure {
  const message = error instanceof Error ? error.message : '';
  return { status: 0, detail: '', ...restFailureOf(error), message };
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

export function analysisSlots<Result>(kind: AnalysisKind<Result>): (owner: object) => AnalysisSlot<Result> {
  return oncePer(() => createAnalysisSlot(kind));
}

interface AnalysisTexts {
  readonly complete: string;
  readonly failed: string;
  readonly canceled: string;
  /** Message for a failure without one. */
  readonly fallback: string;
}

export interface AnalysisRequest<Field extends string, Result> extends Omit<AnalysisCall<Result>, 'inputs'> {
  /** If set, nothing is sent, and the problem is shown. */
  readonly problem: Problem<Field> | null;
  /** Null shows the default toast. */
  readonly failureToast?: (failure: AnalysisFailure) => Toast | null;
}

/** Why the shown result may not match the form. Null if it does, or if there is nothing to compare. */
export type StaleReason = 'failed' | 'changed' | null;

/** The parts that all analysis tools share. `inputs` are those that determine the result, or null if nothing is entered. */
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
  const current = useMemo(() => (joined === null ? null : `${joined.length} ${textHash(joined)}`), [joined]);

  const send = async ({ failureToast, ...call }: AnalysisRequest<Field, Result>) => {
    focus.start();
    const outcome = await slot.run({ ...call, inputs: current ?? '' });
    const { failure } = slot.get();
    if (outcome === 'done') {
      showToast({ title: texts.complete, tone: 'success' });
      refreshCounters();
      focus.toResult();
    } else {
      if (outcome === 'canceled') showToast({ title: texts.canceled, tone: 'neutral' });
      else if (failure) showToast(failureToast?.(failure) ?? usualToast(failure, texts));
      focus.back();
    }
  };

  const refuse = (broken: Problem<Field>) => {
    setProblem(broken);
    showToast(broken.toast);
    // The toast lies over the bottom of the window. The field to correct is more important than the button below it.
    requestAnimationFrame(() => {
      for (const part of [runRef.current, document.activeElement]) part?.scrollIntoView({ block: 'nearest' });
    });
  };

  return {
    ...state,
    pending: state.phase !== null,
    stale: staleReason(state, current),
    problem,
    headingRef,
    runRef,
    cancel: slot.cancel,
    restore: slot.restore,
    /** Shows a problem without sending anything. */
    refuse,
    clearProblem: () => setProblem(null),
    clearFailure: slot.clearFailure,
    run: (request: AnalysisRequest<Field, Result>) => {
      if (slot.get().phase !== null) return;
      if (request.problem) return refuse(request.problem);
      setProblem(null);
      void send(request);
    },
  };
}

function usualToast({ message }: AnalysisFailure, { failed, fallback }: AnalysisTexts): Toast {
  return { title: failed, text: message || fallback, tone: 'destructive' };
}

function staleReason(state: AnalysisState<unknown>, current: string | null): StaleReason {
  if (state.result === null || state.phase !== null) return null;
  if (state.failure !== null) return 'failed';
  return current !== null && current !== state.resultInputs ? 'changed' : null;
}

/** Stable across renders. Ignores failures, which must not affect the analysis before it. */
export function useRefreshCounters(): () => void {
  const utils = trpc.useUtils();
  return useCallback(() => {
    void utils.counters.get.invalidate();
    utils.counters.get.fetch().catch(() => undefined);
  }, [utils]);
}
