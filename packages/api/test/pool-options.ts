import type { ComputePool, ComputePoolOptions } from '../src/adapters/compute/compute-pool.ts';
import { workerFile } from '../src/adapters/compute/lane.ts';
import type { PoolLoad } from '../src/ports.ts';
import { builtFile } from './built-file.ts';

const builtWorker = builtFile('compute.worker.js');
export const WORKER = builtWorker === undefined ? workerFile() : { path: builtWorker, execArgv: [] };

/** A pool of one process per lane, with generous limits for a loaded machine. */
export const POOL_OPTIONS: ComputePoolOptions = {
  workers: 1,
  maxQueue: 2,
  maxWaitMs: 200_000,
  quickMs: 100_000,
  maxRunMs: 100_000,
  maxDocumentMs: 100_000,
  maxPictureMs: 100_000,
  maxMemoryMb: 600,
  worker: WORKER,
};

/** Returns the sum of the tasks of both lanes. */
export function totalLoad(pool: Pick<ComputePool, 'load'>): PoolLoad {
  const sum = (figure: keyof PoolLoad) =>
    Object.values(pool.load()).reduce((total, load) => total + load[figure], 0);
  return { waiting: sum('waiting'), running: sum('running'), completed: sum('completed') };
}
