/** Worker processes in two lanes. A quick job that turns out to be slow starts again in the large lane. */
import type { Compute, JobName } from '../../compute/jobs.ts';
import type { LimitsOf } from '../../limits.ts';
import type { Caller, DocumentReader, ImageReader, PoolLoad } from '../../ports.ts';
import { isLargePicture } from '../images/picture-size.ts';
import { isSlow, Lane, orLimitFailure, type WorkerFile } from './lane.ts';
import { jsonOf, type Task } from './tasks.ts';

type LaneName = 'quick' | 'large';

export interface ComputePoolOptions extends LimitsOf<'pool'> {
  readonly workers: number;
  readonly onStart?: (lane: LaneName, waitedMs: number) => void;
  readonly worker?: WorkerFile | undefined;
}

export type ComputePool = ReturnType<typeof createComputePool>;

/** This process, which answers requests, has the highest priority, then quick jobs. */
const NICENESS: Readonly<Record<LaneName, number>> = { quick: 5, large: 10 };
/** Maximum input of a quick job, in characters or bytes. A list takes about five times as long as a page of that size. */
const QUICK_CHARACTERS = 1_000_000;
const QUICK_LIST_CHARACTERS = 200_000;

const START: Caller = { client: 'start', signal: undefined };

export function createComputePool(options: ComputePoolOptions) {
  const laneOf = (name: LaneName, places: number) =>
    new Lane({
      ...options,
      places,
      niceness: NICENESS[name],
      onStart: (waitedMs) => options.onStart?.(name, waitedMs),
    });
  const lanes = {
    quick: laneOf('quick', options.workers),
    large: laneOf('large', Math.max(1, Math.floor(options.workers / 2))),
  };
  const all = Object.values(lanes);
  let [started, tried]: (Promise<void> | undefined)[] = [];

  const runLarge = async (task: Task, caller: Caller, timeoutMs: number): Promise<string> => {
    try {
      return jsonOf(await lanes.large.run(task, caller, timeoutMs));
    } catch (error) {
      throw orLimitFailure(task, error);
    }
  };
  const runJob = async (name: JobName, input: unknown, caller: Caller): Promise<string> => {
    const task: Task = { kind: 'job', name, input };
    if (!isQuick(name, input)) return runLarge(task, caller, options.maxRunMs);
    try {
      return jsonOf(await lanes.quick.run(task, caller, options.quickMs));
    } catch (error) {
      if (isSlow(error, caller)) return runLarge(task, caller, options.maxRunMs);
      throw orLimitFailure(task, error);
    }
  };

  const compute: Compute = {
    run: async (name, input, caller) => JSON.parse(await runJob(name, input, caller)),
    json: runJob,
  };
  const documents: DocumentReader = {
    read: async (file, caller) =>
      JSON.parse(await runLarge({ kind: 'document', input: file }, caller, options.maxDocumentMs)),
  };
  const images: ImageReader = {
    async read(bytes, caller) {
      const timeoutMs = options.maxPictureMs * (isLargePicture(bytes) ? 2 : 1);
      return JSON.parse(await runLarge({ kind: 'picture', input: bytes }, caller, timeoutMs));
    },
    preview: async (bytes, caller) =>
      JSON.parse(await runLarge({ kind: 'preview', input: bytes }, caller, options.maxPictureMs)),
  };
  return {
    compute,
    documents,
    images,
    load: (): Readonly<Record<LaneName, PoolLoad>> => ({
      quick: lanes.quick.load(),
      large: lanes.large.load(),
    }),
    processes: () => {
      const counts = all.map((lane) => lane.processes());
      const sum = (figure: 'running' | 'ended') => counts.reduce((total, count) => total + count[figure], 0);
      return { running: sum('running'), ended: sum('ended') };
    },
    async ready() {
      started ??= Promise.all(all.map((lane) => lane.run({ kind: 'ready' }, START, options.maxWaitMs))).then(
        () => undefined,
      );
      await started.catch((error: unknown) => {
        started = undefined;
        throw error;
      });
    },
    picturesReady() {
      // A recognizer that stays loaded takes 100 MB, and many instances never receive a picture.
      tried ??= runLarge({ kind: 'try-recognizer' }, START, options.maxPictureMs).then(() =>
        lanes.large.recycle(),
      );
      return tried;
    },
    stopStarting() {
      for (const lane of all) lane.stopStarting();
    },
    async close() {
      await Promise.all(all.map((lane) => lane.close()));
    },
  };
}

function isQuick(name: JobName, input: unknown): boolean {
  return sizeOf(input) <= (name === 'rankLines' ? QUICK_LIST_CHARACTERS : QUICK_CHARACTERS);
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const part of Object.values(value)) sum += sizeOf(part);
  return sum;
}
