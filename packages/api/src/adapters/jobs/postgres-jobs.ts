/**
 * Jobs that several instances share through PostgreSQL. graphile-worker assigns each job to one instance, and jobs of a lost
 * instance are run again.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { Failure } from '@earshot/schema/failures';
import type { WorkerUtils } from 'graphile-worker';
import type { Pool } from 'pg';
import type { JobCounts, Jobs } from '../../jobs/jobs.ts';
import { unpackAnswer } from '../../jobs/pack-answer.ts';
import type { OffloadedRequest, OffloadedResponse } from '../../ports.ts';
import type { JobLimits } from './local-jobs.ts';

/** Name of the graphile-worker task that runs a call. */
export const CALL_TASK = 'call';
/** Maximum number of attempts by graphile-worker. If that many attempts fail, the job itself is the cause. */
const MAX_TRIES = 20;
/** Number of hexadecimal digits in the owner's digest, as for rankings. Thousands of IP addresses share each digest. */
const OWNER_DIGITS = 5;

export class PostgresJobs implements Jobs {
  readonly #pool: Pool;
  readonly #queue: WorkerUtils;
  readonly #limits: JobLimits;
  readonly #ownerKey: string;
  readonly #onClose: () => Promise<void>;

  /** @param onClose stops the running jobs of the instance before the connections are closed */
  constructor(
    pool: Pool,
    queue: WorkerUtils,
    limits: JobLimits,
    ownerKey: string,
    onClose: () => Promise<void>,
  ) {
    this.#pool = pool;
    this.#queue = queue;
    this.#limits = limits;
    this.#ownerKey = ownerKey;
    this.#onClose = onClose;
  }

  async add({ body, client, ...request }: OffloadedRequest): Promise<string> {
    const { maxOpen, maxPerClient, maxMs } = this.#limits;
    const owner = createHmac('sha256', this.#ownerKey).update(client).digest('hex').slice(0, OWNER_DIGITS);
    const id = randomUUID();
    const { rowCount } = await this.#query(
      `insert into jobs (id, owner, state, request, body, tries, created_at, expires_at)
       select $1, $2, 'waiting', $3, $4, 0, now(), now() + $5 * interval '1 ms'
       from (select count(*) as open, count(*) filter (where owner = $2) as own
             from jobs where state <> 'done' and expires_at > now()) as counted
       where open < $6 and own < $7`,
      [id, owner, JSON.stringify(request), Buffer.from(body), maxMs, maxOpen, maxPerClient],
    );
    if (!rowCount) throw new Failure('busy');
    await enqueue(this.#queue, id, owner);
    return id;
  }

  async status(id: string) {
    const { rows } = await this.#query(
      'select state, progress, created_at, expires_at from jobs where id = $1 and expires_at > now()',
      [id],
    );
    const [row] = rows;
    if (!row) return null;
    const { state, progress, created_at: createdAt, expires_at: expiresAt } = row;
    return { state, progress: progress === null ? null : JSON.parse(progress), createdAt, expiresAt };
  }

  async answer(id: string): Promise<OffloadedResponse | null> {
    const { rows } = await this.#query(
      `select answer, body from jobs where id = $1 and state = 'done' and expires_at > now()`,
      [id],
    );
    const [row] = rows;
    return row ? unpackAnswer({ ...JSON.parse(row.answer), body: row.body }) : null;
  }

  async cancel(id: string): Promise<boolean> {
    // An instance that is running the job notices the deletion at its next heartbeat.
    const { rowCount } = await this.#query('delete from jobs where id = $1 and expires_at > now()', [id]);
    return rowCount === 1;
  }

  async counts(): Promise<JobCounts> {
    const { rows } = await this.#query(
      `select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'running') as running
       from jobs where state <> 'done' and expires_at > now()`,
      [],
    );
    return { waiting: Number(rows[0]?.waiting ?? 0), running: Number(rows[0]?.running ?? 0) };
  }

  async close(): Promise<void> {
    await this.#onClose();
    await this.#queue.release();
    await this.#pool.end();
  }

  async #query(text: string, values: unknown[]) {
    try {
      return await this.#pool.query(text, values);
    } catch (cause) {
      throw new Failure('store-unavailable', { cause });
    }
  }
}

/** Adds a job to its owner's queue unless it is already waiting there. An owner's jobs run one at a time. */
export async function enqueue(queue: WorkerUtils, id: string, owner: string): Promise<void> {
  try {
    await queue.addJob(CALL_TASK, { id }, { jobKey: id, queueName: owner, maxAttempts: MAX_TRIES });
  } catch (cause) {
    throw new Failure('store-unavailable', { cause });
  }
}
