/** One lane of worker processes: clients take turns, and queue, time and memory are limited. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { LimitsOf } from '../../limits.ts';
import type { Caller, PoolLoad } from '../../ports.ts';
import { abortable, enterInTime, JobGate } from '../job-gate.ts';
import { limitFailure, type Outcome, type Task } from './tasks.ts';

export interface WorkerFile {
  readonly path: string;
  readonly execArgv: readonly string[];
}

export interface LaneOptions extends Pick<LimitsOf<'pool'>, 'maxQueue' | 'maxWaitMs' | 'maxMemoryMb'> {
  readonly places: number;
  /** From 0 (same as this process) to 19 (gives way to everything else). */
  readonly niceness: number;
  readonly onStart?: ((waitedMs: number) => void) | undefined;
  readonly worker?: WorkerFile | undefined;
}

class TaskTimeout extends Error {
  override readonly name = 'TaskTimeout';
}

const HEAP_SHARE = 0.75;
/** Minimum run time of a task whose client has left. Letting a nearly finished task end costs less than starting a new process. */
const MIN_RUN_MS = 2_000;
const IDLE_TIMEOUT_MS = 60_000;
const MEMORY_CHECK_MS = 100;
/** Processes of an idle lane are replaced if one is above this, because the OCR engine never frees memory. */
const MAX_IDLE_MB = 300;
const MEGABYTE = 1024 * 1024;
const PAGE_BYTES = 4096;

export class Lane {
  readonly #options: LaneOptions;
  readonly #gate: JobGate;
  readonly #pool: Tinypool;
  readonly #memoryCheck: NodeJS.Timeout;
  #completed = 0;
  #ended = 0;

  constructor(options: LaneOptions) {
    const { places, maxQueue, maxMemoryMb, niceness, worker = workerFile() } = options;
    this.#options = options;
    this.#gate = new JobGate({
      maxRunning: places,
      maxQueued: maxQueue,
      maxQueuedPerKey: Math.ceil(maxQueue / 2),
    });
    this.#pool = new Tinypool({
      filename: worker.path,
      name: 'run',
      runtime: 'child_process',
      serialization: 'advanced',
      minThreads: 1,
      maxThreads: places,
      idleTimeout: IDLE_TIMEOUT_MS,
      argv: [String(niceness)],
      execArgv: [`--max-old-space-size=${Math.round(maxMemoryMb * HEAP_SHARE)}`, ...worker.execArgv],
      // The input may be hostile, so a process gets no environment variables, which may contain secrets.
      env: {},
    });
    this.#pool.on('error', () => {
      this.#ended += 1;
    });
    this.#memoryCheck = setInterval(() => void this.#checkMemory(), MEMORY_CHECK_MS).unref();
  }

  /** Throws `TaskTimeout` after `timeoutMs`, `Failure` for a full queue or memory, the client's abort reason, or the task's error. */
  async run(task: Task, { client, signal }: Caller, timeoutMs: number): Promise<Outcome> {
    const arrivedMs = performance.now();
    const release = await enterInTime(this.#gate, client, this.#options.maxWaitMs, signal);
    this.#options.onStart?.(performance.now() - arrivedMs);
    const stop = new AbortController();
    const startedMs = performance.now();
    const timers = [setTimeout(() => stop.abort(), timeoutMs)];
    const onLeave = () => {
      const leftMs = MIN_RUN_MS - (performance.now() - startedMs);
      timers.push(setTimeout(() => stop.abort(), Math.max(0, leftMs)));
    };
    signal?.addEventListener('abort', onLeave, { once: true });
    const output = this.#output(task, stop.signal).finally(() => {
      signal?.removeEventListener('abort', onLeave);
      for (const timer of timers) clearTimeout(timer);
      release();
    });
    return signal ? abortable(output, signal) : output;
  }

  load(): PoolLoad {
    return { running: this.#gate.running, waiting: this.#gate.queued, completed: this.#completed };
  }

  processes(): { readonly running: number; readonly ended: number } {
    return { running: this.#pool.threads.length, ended: this.#ended };
  }

  stopStarting(): void {
    this.#gate.close();
  }

  async recycle(): Promise<void> {
    await this.#pool.recycleWorkers();
  }

  async close(): Promise<void> {
    clearInterval(this.#memoryCheck);
    this.#gate.close();
    await this.#pool.destroy();
  }

  async #output(task: Task, stop: AbortSignal): Promise<Outcome> {
    try {
      const outcome: Outcome = await this.#pool.run(task, { signal: stop });
      this.#completed += 1;
      return outcome;
    } catch (error) {
      if (stop.aborted) {
        this.#ended += 1;
        throw new TaskTimeout('The task exceeded its time limit', { cause: error });
      }
      if (!isExit(error)) throw error;
      this.#ended += 1;
      throw limitFailure(task, 'memory', error);
    }
  }

  /** Kills processes above the limit. The heap limit of V8 does not cover buffers and native code. */
  async #checkMemory(): Promise<void> {
    const isIdle = this.#gate.running === 0;
    for (const { threadId } of this.#pool.threads) {
      const bytes = await residentBytes(threadId);
      if (bytes > this.#options.maxMemoryMb * MEGABYTE) endProcess(threadId);
      else if (isIdle && bytes > MAX_IDLE_MB * MEGABYTE && this.#gate.running === 0) await this.recycle();
    }
  }
}

export function workerFile(): WorkerFile {
  const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  if (!import.meta.url.endsWith('.ts')) return { path: pathOf('./compute.worker.js'), execArgv: [] };
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { path: pathOf('./compute.worker.ts'), execArgv: ['--import', tsx] };
}

/** Error codes when a task is sent to a process that has already exited. */
const GONE = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ERR_IPC_CHANNEL_CLOSED']);

function isExit(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /exited unexpectedly|Terminating worker/.test(error.message) || ('code' in error && GONE.has(error.code))
  );
}

/** 0 if the system does not report it (only Linux does). */
async function residentBytes(pid: number): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has just exited.
  }
}

export function orLimitFailure(task: Task, error: unknown): unknown {
  return error instanceof TaskTimeout ? limitFailure(task, 'time', error) : error;
}

/** True if the task ran out of time and its client is still there: it may be run again with more time. */
export function isSlow(error: unknown, { signal }: Caller): boolean {
  return error instanceof TaskTimeout && signal?.aborted !== true;
}
