/** In-memory jobs of one process, which are lost when it exits. Used if the store is not shared with other instances. */
import { randomUUID } from 'node:crypto';
import { Failure } from '@earshot/schema/failures';
import type { JobProgress } from '@earshot/schema/jobs/model';
import type { JobCounts, Jobs, RunCall } from '../../jobs/jobs.ts';
import { packAnswer, unpackAnswer } from '../../jobs/pack-answer.ts';
import type { Clock, OffloadedRequest, OffloadedResponse } from '../../ports.ts';
import { createJobGate, type JobGate } from '../job-gate.ts';

export interface JobLimits {
  readonly maxPerClient: number;
  readonly maxOpen: number;
  readonly maxMs: number;
  readonly keepMs: number;
  readonly maxAnswerBytes: number;
}

interface LocalJobLimits extends JobLimits {
  readonly maxBytes: number;
  /** Maximum number of simultaneous jobs. Clients take turns. */
  readonly maxRunning: number;
}

interface LocalJob {
  readonly client: string;
  readonly createdAt: Date;
  readonly ended: AbortController;
  state: 'waiting' | 'running' | 'done';
  progress: JobProgress | null;
  expiresAt: Date;
  /** Size of the request while the job waits or runs, then of the response. */
  bytes: number;
  answer?: OffloadedResponse;
  timer?: NodeJS.Timeout;
}

export function createLocalJobs(runCall: RunCall, clock: Clock, limits: LocalJobLimits): Jobs {
  return new LocalJobs(runCall, clock, limits);
}

class LocalJobs implements Jobs {
  readonly #runCall: RunCall;
  readonly #clock: Clock;
  readonly #limits: LocalJobLimits;
  readonly #gate: JobGate;
  readonly #jobs = new Map<string, LocalJob>();
  readonly #running = new Set<Promise<void>>();

  constructor(runCall: RunCall, clock: Clock, limits: LocalJobLimits) {
    this.#runCall = runCall;
    this.#clock = clock;
    this.#limits = limits;
    this.#gate = createJobGate({ maxRunning: limits.maxRunning, maxQueued: limits.maxOpen });
  }

  async add(request: OffloadedRequest): Promise<string> {
    const { maxOpen, maxPerClient, maxBytes, maxMs } = this.#limits;
    const { client } = request;
    const open = [...this.#jobs.values()].filter(({ state }) => state !== 'done');
    const own = open.filter((job) => job.client === client);
    const bytes = [...this.#jobs.values()].reduce((sum, job) => sum + job.bytes, request.body.length);
    if (open.length >= maxOpen || own.length >= maxPerClient || bytes > maxBytes) throw new Failure('busy');
    const id = randomUUID();
    const createdAt = this.#clock();
    const job: LocalJob = {
      client,
      createdAt,
      ended: new AbortController(),
      state: 'waiting',
      progress: null,
      expiresAt: new Date(createdAt.getTime() + maxMs),
      bytes: request.body.length,
    };
    this.#jobs.set(id, job);
    this.#forgetAfter(id, job, maxMs);
    const running = this.#run(id, job, request).finally(() => this.#running.delete(running));
    this.#running.add(running);
    return id;
  }

  async status(id: string) {
    return this.#jobs.get(id) ?? null;
  }

  async answer(id: string): Promise<OffloadedResponse | null> {
    const answer = this.#jobs.get(id)?.answer;
    return answer ? unpackAnswer(answer) : null;
  }

  async cancel(id: string): Promise<boolean> {
    const job = this.#jobs.get(id);
    if (!job) return false;
    clearTimeout(job.timer);
    this.#jobs.delete(id);
    job.ended.abort();
    return true;
  }

  async counts(): Promise<JobCounts> {
    const states = [...this.#jobs.values()].map(({ state }) => state);
    const count = (wanted: LocalJob['state']) => states.filter((state) => state === wanted).length;
    return { waiting: count('waiting'), running: count('running') };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#jobs.keys()].map((id) => this.cancel(id)));
    await Promise.all(this.#running);
  }

  /** Runs a job when its turn comes. Never rejects. */
  async #run(id: string, job: LocalJob, request: OffloadedRequest): Promise<void> {
    const { signal } = job.ended;
    const { maxMs, maxAnswerBytes, keepMs } = this.#limits;
    // A job canceled while waiting has already been removed.
    const release = await this.#gate.enter(job.client, signal).catch(() => null);
    if (!release) return;
    try {
      job.state = 'running';
      const onProgress = (progress: JobProgress) => {
        job.progress = progress;
      };
      const answer = await this.#runCall(request, { client: job.client, signal, onProgress, maxMs });
      job.answer = await packAnswer(answer, request, maxAnswerBytes);
      job.bytes = job.answer.body.length;
      job.expiresAt = new Date(this.#clock().getTime() + keepMs);
      job.state = 'done';
      if (this.#jobs.has(id)) this.#forgetAfter(id, job, keepMs);
    } finally {
      release();
    }
  }

  #forgetAfter(id: string, job: LocalJob, afterMs: number): void {
    clearTimeout(job.timer);
    job.timer = setTimeout(() => void this.cancel(id), afterMs).unref();
  }
}
