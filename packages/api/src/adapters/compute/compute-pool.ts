/** The worker threads in three pools by cost: nothing whose cost is not known shares a thread with what is surely small. */
import { Failure } from '@earshot/schema/failures';
import { type CostClass, costOfJob, costOfRequest } from '../../compute/cost-class.ts';
import type { JobInput, JobName, JobOutput } from '../../compute/jobs.ts';
import { type Outcome, unwrapOutcome } from '../../compute/run-job.ts';
import type { Caller, Compute, Offload, OffloadedAnswer, PoolLoad } from '../../ports.ts';
import { createThreads, type Threads } from './threads.ts';
import type { WorkerSettings } from './worker-settings.ts';

export interface ComputePoolOptions {
  /** Threads for work that is surely small. */
  readonly workers: number;
  /** Tasks that may wait in each pool, half of them of one client; one more is refused as busy. */
  readonly maxQueue: number;
  /** How long a task may wait for a thread. */
  readonly maxWaitMs: number;
  /** How long a task may run that is tried; then it starts again among the long ones. */
  readonly trialMs: number;
  /** How long any other task may run. */
  readonly timeoutMs: number;
  readonly maxHeapMb: number;
  readonly settings: Omit<WorkerSettings, 'niceness'>;
}

export interface ComputePool {
  readonly compute: Compute;
  readonly offload: Offload;
  load(): PoolLoad;
  /** Resolves once threads of each kind that is kept have been able to start; throws when none can be. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const MAX_COPIED_BYTES = 2 * 1024 * 1024;

/** Answering comes first, then small work, then long work, which the system slices by itself (`nice`, Linux only). */
const NICENESS: Readonly<Record<CostClass, number>> = { quick: 10, trial: 10, long: 15 };

export function createComputePool(options: ComputePoolOptions): ComputePool {
  const threads = (cost: CostClass, own: { threads: number; minThreads: number; timeoutMs: number }) =>
    createThreads({ ...options, ...own, settings: { ...options.settings, niceness: NICENESS[cost] } });
  const { workers, trialMs, timeoutMs } = options;
  const pools: Readonly<Record<CostClass, Threads>> = {
    quick: threads('quick', { threads: workers, minThreads: 1, timeoutMs }),
    trial: threads('trial', { threads: 1, minThreads: 0, timeoutMs: trialMs }),
    long: threads('long', { threads: Math.max(1, Math.floor(workers / 2)), minThreads: 0, timeoutMs }),
  };
  const all = Object.values(pools);

  async function run(
    cost: CostClass,
    name: 'job' | 'request',
    task: unknown,
    caller: Caller,
    transfer: ArrayBuffer[] = [],
  ): Promise<unknown> {
    // What is tried is copied, so that it is still there for the second run.
    if (cost !== 'trial') return pools[cost].run(name, task, caller, transfer);
    try {
      return await pools.trial.run(name, task, caller);
    } catch (error) {
      if (!(error instanceof Failure) || error.failureCause !== 'job-timeout') throw error;
      return pools.long.run(name, task, caller, transfer);
    }
  }

  return {
    compute: {
      async run<N extends JobName>(name: N, input: JobInput<N>, caller: Caller) {
        const outcome = await run(costOfJob(name, input), 'job', { name, input }, caller);
        return unwrapOutcome(outcome as Outcome<JobOutput<N>>);
      },
    },
    offload: {
      async run(request, signal) {
        const { procedure, body, client, page } = request;
        const cost = costOfRequest(procedure, body.byteLength + (page?.text.length ?? 0));
        // A large body changes hands; what may be asked to run again, with its page, is small and stays.
        const transfer = body.byteLength > MAX_COPIED_BYTES ? [body.buffer] : [];
        return (await run(cost, 'request', request, { client, signal }, transfer)) as OffloadedAnswer;
      },
    },
    load: () =>
      all
        .map((pool) => pool.load())
        .reduce((sum, load) => ({
          waiting: sum.waiting + load.waiting,
          running: sum.running + load.running,
          completed: sum.completed + load.completed,
        })),
    async ready() {
      await Promise.all([pools.quick.ready(), pools.trial.ready()]);
    },
    async close() {
      await Promise.all(all.map((pool) => pool.close()));
    },
  };
}
