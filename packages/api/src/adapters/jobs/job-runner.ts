/**
 * Runs jobs from the shared queue in this instance, and requeues the jobs of instances that have stopped sending heartbeats.
 */
import { Failure } from '@earshot/schema/failures';
import type { JobProgress } from '@earshot/schema/jobs/model';
import type { WorkerUtils } from 'graphile-worker';
import type { Pool } from 'pg';
import type { RunCall } from '../../jobs/jobs.ts';
import { packAnswer } from '../../jobs/pack-answer.ts';
import { answerFailure } from '../../offload/answer-request.ts';
import type { OffloadedRequest } from '../../ports.ts';
import type { JobLimits } from './local-jobs.ts';
import { enqueue } from './postgres-jobs.ts';

export interface RunnerTimes {
  /** Interval between heartbeats. */
  readonly beatMs: number;
  /**
   * Time without a heartbeat after which an instance counts as lost. Generous, because a busy machine may delay a heartbeat.
   */
  readonly lostAfterMs: number;
}

/** A job fails once this many instances have been lost while running it. */
const MAX_LOST = 2;
const LOST_TWICE = 'The instances that worked on it ended without a word.';

export class JobRunner {
  readonly #pool: Pool;
  readonly #queue: WorkerUtils;
  readonly #runCall: RunCall;
  readonly #limits: JobLimits;
  readonly #times: RunnerTimes;
  readonly #stopping = new AbortController();

  constructor(pool: Pool, queue: WorkerUtils, runCall: RunCall, limits: JobLimits, times: RunnerTimes) {
    this.#pool = pool;
    this.#queue = queue;
    this.#runCall = runCall;
    this.#limits = limits;
    this.#times = times;
  }

  /** Aborts the running jobs. Each of them is requeued. */
  stop(): void {
    this.#stopping.abort();
  }

  /** Runs a job if it is still waiting. Throws if this instance is stopping and the job must be run again. */
  async run(id: string, worker: string): Promise<void> {
    const { rows } = await this.#pool.query(
      `update jobs set state = 'running', worker = $2, beat_at = now(), tries = tries + 1
       where id = $1 and state = 'waiting' and expires_at > now() returning owner, request, body, tries`,
      [id, worker],
    );
    const [row] = rows;
    if (!row) return;
    const request: OffloadedRequest = {
      ...JSON.parse(row.request),
      client: row.owner,
      body: Uint8Array.from(row.body),
    };
    const gone = new AbortController();
    let progress: JobProgress | null = null;
    const beat = setInterval(() => {
      this.#beat(id, worker, progress)
        .catch(() => true)
        .then((mine) => mine || gone.abort());
    }, this.#times.beatMs);
    const signal = AbortSignal.any([this.#stopping.signal, gone.signal]);
    const onProgress = (next: JobProgress) => {
      progress = next;
    };
    const { maxMs } = this.#limits;
    const answer =
      row.tries > MAX_LOST
        ? answerFailure(new Failure('job-too-large', { detail: LOST_TWICE }), request)
        : await this.#runCall(request, { client: request.client, signal, onProgress, maxMs });
    clearInterval(beat);
    if (this.#stopping.signal.aborted) return this.#putBack(id, worker);
    if (gone.signal.aborted) return;
    const { body, ...head } = await packAnswer(answer, request, this.#limits.maxAnswerBytes);
    await this.#pool.query(
      `update jobs set state = 'done', progress = $3, answer = $4, body = $5, expires_at = now() + $6 * interval '1 ms'
       where id = $1 and worker = $2 and state = 'running'`,
      [id, worker, JSON.stringify(progress), JSON.stringify(head), Buffer.from(body), this.#limits.keepMs],
    );
  }

  /** Requeues the jobs of lost instances and deletes expired jobs. */
  async recover(): Promise<void> {
    const lost = await this.#pool.query(
      `select id, owner, worker from jobs
       where state = 'running' and beat_at < now() - $1 * interval '1 ms'`,
      [this.#times.lostAfterMs],
    );
    for (const { id, owner, worker } of lost.rows) {
      await this.#queue.forceUnlockWorkers([worker]);
      const { rowCount } = await this.#pool.query(
        `update jobs set state = 'waiting', worker = null where id = $1 and worker = $2 and state = 'running'`,
        [id, worker],
      );
      if (rowCount === 1) await enqueue(this.#queue, id, owner);
    }
    await this.#pool.query('delete from jobs where expires_at <= now()');
  }

  /** Records a heartbeat and the progress. Returns whether the job still belongs to this worker. */
  async #beat(id: string, worker: string, progress: JobProgress | null): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `update jobs set beat_at = now(), progress = $3 where id = $1 and worker = $2 and state = 'running'`,
      [id, worker, progress && JSON.stringify(progress)],
    );
    return rowCount === 1;
  }

  /** Sets the job back to `waiting`. Always throws, so that the queue assigns the job to another instance. */
  async #putBack(id: string, worker: string): Promise<never> {
    await this.#pool.query(
      `update jobs set state = 'waiting', worker = null, tries = tries - 1
       where id = $1 and worker = $2 and state = 'running'`,
      [id, worker],
    );
    throw new Error('This instance is stopping.');
  }
}
