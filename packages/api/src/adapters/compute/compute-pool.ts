/** The worker processes in three pools by cost: a task of unknown cost never shares a process with small tasks. */
import { Failure } from '@earshot/schema/failures';
import { type CostClass, costOfJob, costOfRequest } from '../../compute/cost-class.ts';
import type { JobInput, JobName, JobOutput } from '../../compute/jobs.ts';
import { type Outcome, unwrapOutcome } from '../../compute/run-job.ts';
import type { Caller, Compute, Offload, OffloadedAnswer, PoolLoad } from '../../ports.ts';
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from './worker-pool.ts';
import type { WorkerSettings } from './worker-settings.ts';

export interface ComputePoolOptions {
  /** Processes for small work. */
  readonly workers: number;
  /** Tasks that may wait in each pool, half of them of one client; one more is refused as busy. */
  readonly maxQueue: number;
  /** How long a task may wait for a process, its start included. */
  readonly maxWaitMs: number;
  /** The same for a large task; a trial before it, and the wait for that, count as waiting. */
  readonly longMaxWaitMs: number;
  /** How long a trial may run; a task that takes longer starts again in the pool for long tasks. */
  readonly trialMs: number;
  /** How long a small task may run. */
  readonly timeoutMs: number;
  /** How long a large task may run: far longer than its processor time, because other work comes first. */
  readonly longTimeoutMs: number;
  readonly maxTaskCpuMs: number;
  readonly maxMemoryMb: number;
  readonly settings: WorkerSettings;
}

export interface ComputePool {
  readonly compute: Compute;
  readonly offload: Offload;
  load(): PoolLoad;
  /** Resolves once processes of each kind have started; throws when none can start. */
  ready(): Promise<void>;
  /** Refuses tasks that wait, and later ones, as busy; running tasks go on. */
  stopStarting(): void;
  close(): Promise<void>;
}

/** Scheduling priorities (`nice`): the process that answers comes first, then small tasks, then long ones. */
const NICENESS: Readonly<Record<CostClass, number>> = { quick: 5, trial: 10, long: 15 };

function createPools(options: ComputePoolOptions): Readonly<Record<CostClass, WorkerPool>> {
  const { workers, maxWaitMs, longMaxWaitMs, trialMs, timeoutMs, longTimeoutMs } = options;
  const poolOf = (
    cost: CostClass,
    own: Pick<WorkerPoolOptions, 'workers' | 'minWorkers' | 'maxWaitMs' | 'timeoutMs'>,
  ) => createWorkerPool({ ...options, ...own, endsAbandoned: cost !== 'quick', niceness: NICENESS[cost] });
  return {
    quick: poolOf('quick', { workers, minWorkers: 1, maxWaitMs, timeoutMs }),
    trial: poolOf('trial', { workers: 1, minWorkers: 0, maxWaitMs, timeoutMs: trialMs }),
    long: poolOf('long', {
      workers: Math.max(1, Math.floor(workers / 2)),
      minWorkers: 0,
      maxWaitMs: longMaxWaitMs,
      timeoutMs: longTimeoutMs,
    }),
  };
}

export function createComputePool(options: ComputePoolOptions): ComputePool {
  const pools = createPools(options);
  const all = Object.values(pools);

  async function run(
    cost: CostClass,
    name: 'job' | 'request',
    task: unknown,
    caller: Caller,
  ): Promise<unknown> {
    if (cost !== 'trial') return pools[cost].run(name, task, caller);
    const arrivedMs = performance.now();
    try {
      return await pools.trial.run(name, task, caller);
    } catch (error) {
      if (!(error instanceof Failure) || error.failureCause !== 'job-timeout') throw error;
      return pools.long.run(name, task, caller, performance.now() - arrivedMs);
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
        const caller = { client: request.client, signal };
        return (await run(costOfRequest(request), 'request', request, caller)) as OffloadedAnswer;
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
    stopStarting() {
      for (const pool of all) pool.stopStarting();
    },
    async close() {
      await Promise.all(all.map((pool) => pool.close()));
    },
  };
}
