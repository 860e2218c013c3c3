import type { JobProgress } from '@earshot/schema/jobs/model';
import { type CallControls, contextWithControls } from '../transport/call-controls.ts';
import { complete } from '../transport/complete.ts';
import { type RestFailure, restErrorOf } from '../transport/rest-error.ts';
import { readKept, writeKept } from './kept-value.ts';

/** One tool's way to analyze, for the whole life of the page. */
export interface AnalysisKind<Result> {
  /** Name under which the result is kept for the session, e.g. `article.result`. */
  readonly key: string;
  /** Reads a kept result; throws when it is of no use. */
  readonly parse: (kept: unknown) => Result;
  /** What of a result is kept for a reload; null keeps nothing. All of it unless given. */
  readonly kept?: (result: Result) => unknown;
}

/** What a running call is doing, in words: sending its body first, when that takes time. */
export interface Phases {
  readonly uploading?: string;
  readonly working: string;
}

/** Why the last call failed. `detail` is the server's own sentence, empty when it gave none. */
export interface AnalysisFailure extends RestFailure {
  readonly message: string;
}

interface AnalysisState<Result> {
  readonly result: Result | null;
  /** Fingerprint of the inputs that the result is about. */
  readonly resultInputs: string;
  /** When the result was made, ISO 8601; null when there is none, or none is known. */
  readonly analyzedAt: string | null;
  /** Phases of the running call; null while none runs. */
  readonly running: Phases | null;
  /** Share of the upload that has been sent, 0 to 1; null when it is not tracked. */
  readonly uploadShare: number | null;
  /** How far the server is; null when it has not said. */
  readonly progress: JobProgress | null;
  readonly failure: AnalysisFailure | null;
  /** How the last call was made, in the tool's own words, e.g. `url`. */
  readonly sent: string;
}

interface AnalysisCall<Result> {
  readonly sent: string;
  readonly inputs: string;
  readonly phases: Phases;
  readonly trackUpload: boolean;
  readonly send: () => Promise<Result>;
}

export type AnalysisSlot<Result> = ReturnType<typeof createAnalysisSlot<Result>>;

/**
 * The result and the running call of one tool. It lives longer than the screen: a visitor who goes to another page and
 * comes back finds the call still running, or its result. Closing the page while a call runs asks first.
 */
function createAnalysisSlot<Result>({ key, parse, kept = (result) => result }: AnalysisKind<Result>) {
  const listeners = new Set<() => void>();
  const controls: CallControls = { onProgress: (progress) => set({ progress }) };
  let controller = new AbortController();
  let state = firstState(key, parse);

  const set = (changes: Partial<AnalysisState<Result>>) => {
    state = { ...state, ...changes };
    for (const listener of [...listeners]) listener();
  };
  const start = ({ sent, phases, trackUpload }: AnalysisCall<Result>) => {
    controller = new AbortController();
    controls.signal = controller.signal;
    if (trackUpload) controls.onUploadProgress = (uploadShare) => set({ uploadShare });
    else delete controls.onUploadProgress;
    window.addEventListener('beforeunload', askBeforeLeaving);
    set({ running: phases, sent, failure: null, uploadShare: trackUpload ? 0 : null });
  };
  const end = (changes: Partial<AnalysisState<Result>>) => {
    window.removeEventListener('beforeunload', askBeforeLeaving);
    set({ running: null, uploadShare: null, progress: null, ...changes });
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Pass as `trpc: { context }` to the mutation hook. */
    context: contextWithControls(controls),
    cancel: () => controller.abort(),
    clearFailure: () => {
      if (state.failure) set({ failure: null });
    },
    /** Runs one call to its end; gives how it ended. Never rejects. */
    run: async (call: AnalysisCall<Result>): Promise<'done' | 'canceled' | 'failed'> => {
      start(call);
      try {
        const result = await call.send();
        const keptResult = kept(result);
        const { inputs } = call;
        const analyzedAt = new Date().toISOString();
        writeKept('session', key, keptResult === null ? null : { inputs, analyzedAt, result: keptResult });
        end({ result, resultInputs: inputs, analyzedAt });
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

/** The state of a slot before the first call, with the result that was kept before a reload. */
function firstState<Result>(key: string, parse: AnalysisKind<Result>['parse']): AnalysisState<Result> {
  const kept = readKept('session', key, (stored) => {
    const { inputs, result, analyzedAt } = complete({ inputs: '', result: {}, analyzedAt: '' }, stored);
    return { result: parse(result), resultInputs: inputs, analyzedAt: analyzedAt || null };
  });
  return {
    ...(kept ?? { result: null, resultInputs: '', analyzedAt: null }),
    running: null,
    uploadShare: null,
    progress: null,
    failure: null,
    sent: '',
  };
}

function toFailure(error: unknown): AnalysisFailure {
  const message = error instanceof Error ? error.message : '';
  const { status = 0, detail = '', code, retryAfterSeconds } = restErrorOf(error) ?? {};
  return { message, status, detail, code, retryAfterSeconds };
}

/** The browser asks in its own words whether to leave. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * The slot of a tool within one running application.
 * @param kind of the tool; gives the same slot for the same owner
 */
export function analysisSlots<Result>(kind: AnalysisKind<Result>): (owner: object) => AnalysisSlot<Result> {
  const slots = new WeakMap<object, AnalysisSlot<Result>>();
  return (owner) => {
    const slot = slots.get(owner) ?? createAnalysisSlot(kind);
    slots.set(owner, slot);
    return slot;
  };
}
