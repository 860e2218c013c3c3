import type { Jobs, RunCall } from '../../jobs/jobs.ts';
import { startSweep } from '../../sweep.ts';
import { createPool } from '../store/postgres.ts';
import { JobRunner, type RunnerTimes } from './job-runner.ts';
import type { JobLimits } from './local-jobs.ts';
import { CALL_TASK, PostgresJobs } from './postgres-jobs.ts';

export interface PostgresJobsOptions {
  readonly databaseUrl: string;
  readonly limits: JobLimits;
  readonly times: RunnerTimes & { readonly recoverMs: number };
  /** Maximum number of jobs that this instance runs at once, or 0 if it only accepts jobs. */
  readonly maxRunning: number;
  /** Called with an error that prevents the recovery of lost jobs. */
  readonly onError: (error: unknown) => void;
}

/** Key of the advisory lock that lets only one instance at a time migrate the queue. */
const QUEUE_LOCK = 781_204_419;
/**
 * Interval at which the queue is polled. New jobs are announced right away, and polling only finds jobs whose announcement
 * was lost.
 */
const POLL_MS = 2000;

/** Opens the shared queue of a migrated database. Rejects if it cannot be set up. */
export async function openPostgresJobs(runCall: RunCall, options: PostgresJobsOptions): Promise<Jobs> {
  const { databaseUrl, limits, times, maxRunning, onError } = options;
  const { Logger, makeWorkerUtils, run } = await import('graphile-worker');
  const pgPool = createPool(databaseUrl);
  // No logging here: failed calls are stored as responses, and the store reports lost connections.
  const shared = { pgPool, logger: new Logger(() => () => undefined) };
  const queue = await makeWorkerUtils(shared);
  const lock = await pgPool.connect();
  try {
    await lock.query('select pg_advisory_lock($1::bigint)', [QUEUE_LOCK]);
    await queue.migrate();
  } finally {
    await lock.query('select pg_advisory_unlock($1::bigint)', [QUEUE_LOCK]);
    lock.release();
  }
  const secret = await pgPool.query(`select value from secrets where name = 'ranking-owner'`);
  const ownerKey: string = secret.rows[0]?.value ?? '';
  if (maxRunning === 0) return new PostgresJobs(pgPool, queue, limits, ownerKey, async () => undefined);
  const jobs = new JobRunner(pgPool, queue, runCall, limits, times);
  const runner = await run({
    ...shared,
    concurrency: maxRunning,
    noHandleSignals: true,
    pollInterval: POLL_MS,
    taskList: {
      [CALL_TASK]: (payload, { job }) => jobs.run((payload as { id: string }).id, job.locked_by ?? ''),
    },
  });
  const recovery = startSweep({ run: () => jobs.recover(), everyMs: times.recoverMs, onError });
  return new PostgresJobs(pgPool, queue, limits, ownerKey, async () => {
    jobs.stop();
    await recovery.stop();
    await runner.stop();
  });
}
