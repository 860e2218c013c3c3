import type { ComputePool, ComputePoolOptions } from '../src/adapters/compute/compute-pool.ts';
import type { PoolLoad } from '../src/ports.ts';

/** A pool of one process for quick tasks, with generous limits for a loaded machine. Its records are discarded. */
export const POOL_OPTIONS: ComputePoolOptions = {
  workers: 1,
  maxQueue: 2,
  maxWaitMs: 300_000,
  timeoutMs: 200_000,
  maxTaskCpuMs: 100_000,
  slowTaskCpuMs: 100_000,
  maxMemoryMb: 600,
  settings: { trendingSessionTtlHours: 1 },
  records: { count: () => undefined, keep: async () => true },
};

/** Returns the sum of the tasks of all kinds. */
export function totalLoad(pool: Pick<ComputePool, 'load'>): PoolLoad {
  const sum = (figure: keyof PoolLoad) =>
    Object.values(pool.load()).reduce((total, load) => total + load[figure], 0);
  return { waiting: sum('waiting'), running: sum('running'), completed: sum('completed') };
}
