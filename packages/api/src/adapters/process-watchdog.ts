import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const CHECK_EVERY_MS = 10;
const MEGABYTE = 1024 * 1024;

/** Runs on a separate thread, because the code that uses the memory or the time may block the main thread forever. */
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

/** Reports of a watchdog, one per line with the phase of the task: it is slow, or the reason its process was ended. */
export type WatchdogReport = 'slow' | 'orphan' | 'memory' | 'time';

export interface WatchdogOptions {
  /** Resident set above which the process is ended. */
  readonly maxMemoryMb: number;
  /** Descriptor to which the watchdog writes its reports. */
  readonly reportTo: number;
}

/** Processor time (all threads, user and system) counted from this call. A limit that is absent stays unchanged. */
interface CpuLimits {
  /** After which the process is ended. */
  readonly endAfterMs?: number;
  /** After which the watchdog reports, once, that the task is slow. */
  readonly slowAfterMs?: number;
  /** Named in the reports. */
  readonly phase: string;
}

export interface Watchdog {
  limit(limits: CpuLimits): void;
}

/**
 * Ends this process with SIGKILL as soon as it uses more memory or processor time than it may, and when the process that
 * started it is gone. Resolves once the watch has begun.
 *
 * What is used is counted, not what is reserved: V8 reserves address space by the gigabyte from Node 24 on, so that
 * `ulimit` refuses harmless work. A heap limit of a thread does not help either: V8 ends the whole process when a single
 * allocation crosses it. Processor time is counted, not the clock: on a busy machine a task gets little of it.
 */
export async function startWatchdog({ maxMemoryMb, reportTo }: WatchdogOptions): Promise<Watchdog> {
  const workerData = { maxBytes: maxMemoryMb * MEGABYTE, everyMs: CHECK_EVERY_MS, reportTo };
  const thread = new Worker(WATCHDOG, { eval: true, workerData });
  await once(thread, 'message');
  thread.unref();
  return { limit: (limits) => thread.postMessage(limits) };
}
