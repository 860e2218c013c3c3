/** Interfaces of calls that are answered later, for the routes and the adapters. */
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

/** Calls that are answered later, each identified by an unguessable ID. Limited in number, bytes and time. */
export interface Jobs {
  /** Adds a call and returns its ID. Throws `Failure('busy')` if there are too many, from one client or in total. */
  add(request: OffloadedRequest): Promise<string>;
  /** Returns the status of a job. Null if it does not exist or no longer exists. */
  status(id: string): Promise<JobStatus | null>;
  /** Returns the answer of the call. Null if the call is not finished or there is no such job. */
  answer(id: string): Promise<OffloadedResponse | null>;
  /** Ends a job and deletes its answer. Returns false if there is no such job. */
  cancel(id: string): Promise<boolean>;
  /**
   * Returns the number of waiting and running jobs. With a shared queue, the jobs of all instances are counted. Rejects
   * while the database does not respond.
   */
  counts(): Promise<JobCounts>;
  /**
   * Stops the running jobs. Resolves once no job is running in this instance. With a shared queue, other instances run the
   * stopped jobs again.
   */
  close(): Promise<void>;
}

/** Answers a call whose body has been read. Never rejects, because a failure is also an answer. */
export type RunCall = (request: OffloadedRequest, caller: Caller) => Promise<OffloadedResponse>;
