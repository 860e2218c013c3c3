import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const CHECK_EVERY_MS = 10;
const MEGABYTE = 1024 * 1024;

/** Runs on a separate thread, because the code being watched may block the main thread forever. */
const WATCHDOG = `
  const { writeSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  const parent = process.ppid;
  const cpuMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let [endAtCpuMs, slowAtCpuMs, phase] = [Infinity, Infinity, ''];
  parentPort.on('message', (limits) => {
    const now = cpuMs();
    if (limits.endAfterMs !== undefined) endAtCpuMs = now + limits.endAfterMs;
    if (limits.slowAfterMs !== undefined) slowAtCpuMs = now + limits.slowAfterMs;
    phase = limits.phase;
  });
  const report = (text) => writeSync(workerData.reportTo, text + '\\n');
  const end = (cause) => {
    try {
      report(cause + ' ' + phase);
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  };
  const check = () => {
    if (process.ppid !== parent) end('orphan');
    if (process.memoryUsage.rss() > workerData.maxBytes) end('memory');
    const now = cpuMs();
    if (now > endAtCpuMs) end('time');
    if (now > slowAtCpuMs) {
      slowAtCpuMs = Infinity;
      report('slow ' + phase);
    }
  };
  check();
  setInterval(check, workerData.everyMs);
  parentPort.postMessage('watching');
`;

/**
 * A watchdog report: either that the task is slow, or why its process was killed. Each report is one line and ends with the
 * task's phase.
 */
export type WatchdogReport = 'slow' | 'orphan' | 'memory' | 'time';

export interface WatchdogOptions {
  /** Maximum resident set size. If it is exceeded, the process is killed. */
  readonly maxMemoryMb: number;
  /** File descriptor to which the watchdog writes its reports. */
  readonly reportTo: number;
}

/**
 * Limits on CPU time (all threads, user and system), counted from the call to `limit`. An omitted limit is left unchanged.
 */
interface CpuLimits {
  /** CPU time after which the process is killed. */
  readonly endAfterMs?: number;
  /** CPU time after which the watchdog reports, once, that the task is slow. */
  readonly slowAfterMs?: number;
  /** Name of the phase in the reports. */
  readonly phase: string;
}

export interface Watchdog {
  limit(limits: CpuLimits): void;
}

/**
 * Kills this process with SIGKILL as soon as it exceeds its memory or CPU limit, or when its parent process has exited.
 * Resolves once the watchdog is running.
 *
 * Memory in use is counted, not memory reserved: since Node 24, V8 reserves gigabytes of address space, so a `ulimit` would
 * stop harmless work. A heap limit for a thread does not help either: V8 ends the whole process if a single allocation
 * exceeds it. CPU time is counted, not wall-clock time, because a task gets little CPU time on a busy machine.
 */
export async function startWatchdog({ maxMemoryMb, reportTo }: WatchdogOptions): Promise<Watchdog> {
  const workerData = { maxBytes: maxMemoryMb * MEGABYTE, everyMs: CHECK_EVERY_MS, reportTo };
  const thread = new Worker(WATCHDOG, { eval: true, workerData });
  await once(thread, 'message');
  thread.unref();
  return { limit: (limits) => thread.postMessage(limits) };
}
