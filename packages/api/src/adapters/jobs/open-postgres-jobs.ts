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
  /** Jobs that run in this instance at the same time; 0 for one that only takes them in. */
  readonly maxRunning: number;
  /** Called with the error that keeps lost jobs from being found. */
  readonly onError: (error: unknown) => void;
}

/** Names the lock under which one instance at a time sets the queue up. */
const QUEUE_LOCK = 781_204_419;
/** A new job is announced at once; this finds what an announcement was lost for. */
const POLL_MS = 2000;

/** The shared queue of a migrated database. Throws when it cannot be set up. */
export async function openPostgresJobs(runCall: RunCall, options: PostgresJobsOptions): Promise<Jobs> {
  const { databaseUrl, limits, times, maxRunning, onError } = options;
  const { Logger, makeWorkerUtils, run } = await import('graphile-worker');
  const pgPool = createPool(databaseUrl);
  // Failures of calls are answers, and lost connections are reported by the store.
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
