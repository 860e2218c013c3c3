/**
 * The server's worker processes. Quick tasks and small pictures have separate processes with a higher priority. All other
 * tasks share the rest but have separate slots for each kind of task, so a medium task never waits for a long one.
 */
import type { Compute } from '../../compute/compute.ts';
import { type CostClass, costOfDocument, costOfJob, costOfRequest } from '../../compute/cost-class.ts';
import type { JobInput, JobName, JobOutput } from '../../compute/jobs.ts';
import { type Outcome, unwrapOutcome } from '../../compute/outcome.ts';
import type {
  Caller,
  DocumentReader,
  DocumentText,
  ImageReader,
  Offload,
  OffloadedResponse,
  PoolLoad,
  Records,
} from '../../ports.ts';
import { isLargePicture } from '../images/picture-size.ts';
import { workerFile } from '../worker-file.ts';
import { createProcessPool, type ProcessPool } from './process-pool.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';
import type { AnswerCall } from './worker-process.ts';
import type { WorkerSettings } from './worker-settings.ts';

type PoolKind = CostClass | 'picture' | 'large-picture' | 'preview';

/** The limits of every kind of task. `maxQueue` is for each kind. */
type Limits = Pick<
  WorkerPoolOptions,
  'maxQueue' | 'maxWaitMs' | 'timeoutMs' | 'callMs' | 'maxTaskCpuMs' | 'slowTaskCpuMs'
>;

export interface ComputePoolOptions extends Limits {
  /** Number of slots for quick tasks, and for small pictures. Long tasks have half as many, other kinds have one. */
  readonly workers: number;
  readonly maxMemoryMb: number;
  readonly settings: WorkerSettings;
  /** Called by tasks in worker processes to count uses and store results. */
  readonly records: Pick<Records, 'count' | 'keep'>;
  /** Notified when tasks start and end, for metrics. */
  readonly observer?: PoolObserver;
}

interface PoolObserver {
  onStart(kind: PoolKind, waitedMs: number): void;
  onTaskEnd(use: { readonly cpuMs: number; readonly memoryMb: number }): void;
}

export interface ComputePool {
  readonly compute: Compute;
  readonly offload: Offload;
  readonly documents: DocumentReader;
  readonly images: ImageReader;
  load(): Readonly<Record<PoolKind, PoolLoad>>;
  /** Number of live worker processes, and number of processes that crashed or were killed since startup. */
  processes(): { readonly running: number; readonly ended: number };
  /** Resolves once a process for quick tasks and a shared process have started. Rejects if either cannot start. */
  ready(): Promise<void>;
  /**
   * Resolves once a test picture has been read. Only the first call reads it, and later calls share the result. Rejects if
   * pictures cannot be read.
   */
  picturesReady(): Promise<void>;
  /** Rejects waiting and new tasks with `busy`. Running tasks continue. */
  stopStarting(): void;
  close(): Promise<void>;
}

/** Niceness of worker processes: the main process has the highest priority, then quick tasks and small pictures. */
const QUICK_NICENESS = 5;
const SHARED_NICENESS = 10;
/** How long an idle process is kept. Starting a process takes almost a second, but an idle process uses memory. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

type Pools = Readonly<Record<PoolKind, WorkerPool>>;

function startProcesses(options: ComputePoolOptions, niceness: number, minIdle: number): ProcessPool {
  const { maxMemoryMb, settings, observer, records } = options;
  return createProcessPool({
    entry: workerFile('compute', import.meta.url),
    settings,
    maxMemoryMb,
    niceness,
    answerCall: callAnswers(records),
    minIdle,
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    ...(observer && { onTaskEnd: observer.onTaskEnd }),
  });
}

function createPools(options: ComputePoolOptions) {
  const { workers, observer } = options;
  const quick = startProcesses(options, QUICK_NICENESS, 1);
  const pictures = startProcesses(options, QUICK_NICENESS, 0);
  const shared = startProcesses(options, SHARED_NICENESS, 1);
  const poolOf = (kind: PoolKind, places: number, processes = shared) =>
    createWorkerPool(processes, {
      ...options,
      places,
      onStart: (waitedMs) => observer?.onStart(kind, waitedMs),
    });
  const pools: Pools = {
    quick: poolOf('quick', workers, quick),
    medium: poolOf('medium', 1),
    long: poolOf('long', Math.max(1, Math.floor(workers / 2))),
    picture: poolOf('picture', workers, pictures),
    'large-picture': poolOf('large-picture', 1),
    preview: poolOf('preview', 1),
  };
  return { pools, processes: [quick, pictures, shared] };
}

/**
 * Reads a tiny picture in a process that exits afterward. A recognizer that stays loaded takes 100 MB, and many instances
 * never receive a picture.
 */
async function tryPictures(options: ComputePoolOptions): Promise<void> {
  const processes = startProcesses(options, SHARED_NICENESS, 0);
  try {
    const pool = createWorkerPool(processes, { ...options, places: 1 });
    unwrapOutcome((await pool.run('try-recognizer', null, START)) as Outcome<void>);
  } finally {
    await processes.close();
  }
}

/** Caller of tasks that the server itself starts. */
const START: Caller = { client: 'start', signal: undefined };

/** Returns the handler for calls from tasks to this process. */
function callAnswers({ count, keep }: ComputePoolOptions['records']): AnswerCall {
  return async (call, input) => {
    if (call === 'keep') return keep(input as Parameters<Records['keep']>[0]);
    if (call === 'count') count(input as Parameters<Records['count']>[0]);
    return undefined;
  };
}

export function createComputePool(options: ComputePoolOptions): ComputePool {
  const { pools, processes } = createPools(options);
  const all = Object.values(pools);
  let tried: Promise<void> | undefined;
  const outcome = async <T>(kind: PoolKind, name: string, task: unknown, caller: Caller): Promise<T> =>
    unwrapOutcome((await pools[kind].run(name, task, caller)) as Outcome<T>);

  return {
    compute: {
      run<N extends JobName>(name: N, input: JobInput<N>, caller: Caller) {
        return outcome<JobOutput<N>>(costOfJob(name, input), 'job', { name, input }, caller);
      },
    },
    offload: {
      async run(request, caller) {
        const pool = pools[costOfRequest(request)];
        return (await pool.run('request', request, {
          ...caller,
          client: request.client,
        })) as OffloadedResponse;
      },
    },
    documents: {
      read: (file, caller) => outcome<DocumentText>(costOfDocument(file.bytes), 'document', file, caller),
    },
    images: {
      read: (bytes, caller) =>
        outcome(isLargePicture(bytes) ? 'large-picture' : 'picture', 'picture', bytes, caller),
      preview: (bytes, caller) => outcome('preview', 'preview', bytes, caller),
    },
    load: () =>
      Object.fromEntries(Object.entries(pools).map(([kind, pool]) => [kind, pool.load()])) as Record<
        PoolKind,
        PoolLoad
      >,
    processes: () => ({
      running: processes.reduce((sum, { size }) => sum + size, 0),
      ended: processes.reduce((sum, { ended }) => sum + ended, 0),
    }),
    async ready() {
      await Promise.all([pools.quick.ready(), pools.medium.ready()]);
    },
    picturesReady() {
      tried ??= tryPictures(options);
      return tried;
    },
    stopStarting() {
      for (const pool of all) pool.stopStarting();
    },
    async close() {
      await Promise.all(processes.map((pool) => pool.close()));
    },
  };
}
