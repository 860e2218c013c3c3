import { complete } from '../transport/complete.ts';
import { type RestFailure, restErrorOf } from '../transport/rest-error.ts';
import { type CallControls, contextWithControls } from '../transport/use-cancellable-call.ts';
import { readStored, writeStored } from './stored-value.ts';

/** How one tool stores and parses its analysis results. */
export interface AnalysisKind<Result> {
  /** Key of the result in session storage, e.g. `article.result`. */
  readonly key: string;
  /** Parses a stored result. Throws if it is unusable. */
  readonly parse: (stored: unknown) => Result;
  /**
   * Returns the part of a result to store for a reload. Null removes the stored result. By default, the whole result is
   * stored.
   */
  readonly toStored?: (result: Result) => unknown;
}

/** Texts that describe a running call. `uploading` is shown until the body has been sent, if its upload is tracked. */
export interface Phases {
  readonly uploading?: string;
  readonly working: string;
}

/** Why the last call failed. `detail` is the server's own message, empty if there was none. */
export interface AnalysisFailure extends RestFailure {
  readonly message: string;
}

/** A result, the fingerprint of its inputs, and the time when it was created. */
export interface ShownResult<Result> {
  readonly result: Result;
  /** Fingerprint of the inputs that the result belongs to. */
  readonly resultInputs: string;
  /** When the result was created (ISO 8601). Null if the time is unknown. */
  readonly analyzedAt: string | null;
}

interface AnalysisState<Result> {
  readonly result: Result | null;
  /** Fingerprint of the inputs that the result belongs to. */
  readonly resultInputs: string;
  /** When the result was created (ISO 8601). Null if there is no result or the time is unknown. */
  readonly analyzedAt: string | null;
  /** Phases of the running call. Null if none is running. */
  readonly running: Phases | null;
  /** Fraction of the request body that has been sent, from 0 to 1. Null if it is not tracked. */
  readonly uploadShare: number | null;
  readonly failure: AnalysisFailure | null;
  /** Input mode of the last call, as named by the tool, e.g. `url`. Empty before the first call. */
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
 * Creates the state of one tool: its result and its running call. The state outlives the screen, so a user who opens another
 * page and returns finds the call still running, or its result. Closing the page during a call asks for confirmation.
 */
function createAnalysisSlot<Result>({ key, parse, toStored = (result) => result }: AnalysisKind<Result>) {
  const listeners = new Set<() => void>();
  const controls: CallControls = {};
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
    set({ running: null, uploadShare: null, ...changes });
  };
  const keep = (shown: ShownResult<Result>) =>
    writeStored('session', key, storedOf(shown, toStored(shown.result)));

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Pass as `trpc: { context }` to the mutation hook. */
    context: contextWithControls(controls),
    cancel: () => controller.abort(),
    /** Shows an earlier result again, for example when the user undoes a correction. */
    restore: (earlier: ShownResult<Result>) => {
      keep(earlier);
      set({ ...earlier, failure: null });
    },
    clearFailure: () => {
      if (state.failure) set({ failure: null });
    },
    /** Runs one call and returns how it ended. Never rejects. */
    run: async (call: AnalysisCall<Result>): Promise<'done' | 'canceled' | 'failed'> => {
      start(call);
      try {
        const shown = { result: await call.send(), resultInputs: call.inputs, analyzedAt: nowIso() };
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

const nowIso = () => new Date().toISOString();

/** Returns the value to store for a result. Null if nothing should be stored. */
function storedOf({ resultInputs: inputs, analyzedAt }: ShownResult<unknown>, result: unknown) {
  return result === null ? null : { inputs, analyzedAt, result };
}

/** Returns the initial state of a slot, including any result stored before a reload. */
function firstState<Result>(key: string, parse: AnalysisKind<Result>['parse']): AnalysisState<Result> {
  const stored = readStored('session', key, (value) => {
    const { inputs, result, analyzedAt } = complete({ inputs: '', result: {}, analyzedAt: '' }, value);
    return { result: parse(result), resultInputs: inputs, analyzedAt: analyzedAt || null };
  });
  return {
    ...(stored ?? { result: null, resultInputs: '', analyzedAt: null }),
    running: null,
    uploadShare: null,
    failure: null,
    sent: '',
  };
}

function toFailure(error: unknown): AnalysisFailure {
  const message = error instanceof Error ? error.message : '';
  const { status = 0, detail = '', code, retryAfterSeconds } = restErrorOf(error) ?? {};
  return { message, status, detail, code, retryAfterSeconds };
}

/** Makes the browser ask for confirmation before the page is closed. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Returns a function that returns a tool's slot for an owner, creating the slot on first use. */
export function analysisSlots<Result>(kind: AnalysisKind<Result>): (owner: object) => AnalysisSlot<Result> {
  const slots = new WeakMap<object, AnalysisSlot<Result>>();
  return (owner) => {
    const slot = slots.get(owner) ?? createAnalysisSlot(kind);
    slots.set(owner, slot);
    return slot;
  };
}
