import { JOBS_PATH } from '@earshot/schema/contract';
import { Failure } from '@earshot/schema/failures';
import type { Job } from '@earshot/schema/jobs/model';
import type { Jobs } from './jobs.ts';

/** Returns a job as described by the API. Throws `Failure('job-not-found')` for null. */
export function describeJob(id: string, status: Awaited<ReturnType<Jobs['status']>>): Job {
  if (!status) throw new Failure('job-not-found');
  const { state, progress, createdAt, expiresAt } = status;
  return {
    id,
    state,
    progress,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    result: state === 'done' ? `${JOBS_PATH}/${id}/result` : null,
  };
}
