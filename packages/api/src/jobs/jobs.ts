/** Calls that are answered later, as the routes and the adapters see them. */
import type { JobProgress } from '@earshot/schema/jobs/model';
import type { Caller, OffloadedRequest, OffloadedResponse } from '../ports.ts';

interface JobStatus {
  readonly state: 'waiting' | 'running' | 'done';
  readonly progress: JobProgress | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
}

/** Calls that are answered later, each known by an id that nobody can guess. Bounded in number, bytes and time. */
export interface Jobs {
  /** Takes a call in and gives its id. Throws `Failure('busy')` when there are too many, of one client or in all. */
  add(request: OffloadedRequest): Promise<string>;
  /** Null when there is none, or no longer. */
  status(id: string): Promise<JobStatus | null>;
  /** The answer of the call; null while it is not done and when there is no such job. */
  answer(id: string): Promise<OffloadedResponse | null>;
  /** Ends a job and forgets its answer; false when there is none. */
  cancel(id: string): Promise<boolean>;
  /** Jobs that wait and that run; with a shared queue, those of all instances. Rejects while the database does not answer. */
  counts(): Promise<JobCounts>;
  /** Resolves once no job runs here; with a shared queue, those that run are done elsewhere. */
  close(): Promise<void>;
}

/** Answers a call whose body has been read. Never rejects: a failure is an answer. */
export type RunCall = (request: OffloadedRequest, caller: Caller) => Promise<OffloadedResponse>;
