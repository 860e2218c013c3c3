import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const CHECK_EVERY_MS = 10;
const MEGABYTE = 1024 * 1024;

/** Runs on a thread of its own, because the code that uses the memory or the time may block the main thread forever. */
const WATCHDOG = `
  const { writeSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  const parent = process.ppid;
  const cpuMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let endAtCpuMs = Infinity;
  parentPort.on('message', (maxCpuMs) => {
    endAtCpuMs = cpuMs() + maxCpuMs;
  });
  const end = (cause) => {
    try {
      if (workerData.reportTo !== undefined) writeSync(workerData.reportTo, cause);
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  };
  const check = () => {
    if (process.ppid !== parent) end('orphan');
    if (process.memoryUsage.rss() > workerData.maxBytes) end('memory');
    if (cpuMs() > endAtCpuMs) end('time');
  };
  check();
  setInterval(check, workerData.everyMs);
  parentPort.postMessage('watching');
`;

/** Why a watchdog ended its process. */
export type WatchdogReport = 'orphan' | 'memory' | 'time';

export interface WatchdogOptions {
  /** Resident set above which the process is ended. */
  readonly maxMemoryMb: number;
  /** Descriptor to which the watchdog writes its `WatchdogReport` before it ends the process. */
  readonly reportTo?: number;
}

export interface Watchdog {
  /** Ends the process once it has used this much processor time (all threads, user and system) from now on. */
  limitCpu(ms: number): void;
}

/**
 * Ends this process with SIGKILL as soon as it uses more memory or processor time than it may, and when the process that
 * started it is gone. Resolves once the watch has begun.
 *
 * What is used is counted, not what is reserved: V8 reserves address space by the gigabyte from Node 24 on, so that
 * `ulimit` refuses harmless work. A heap limit of a thread does not help either: V8 ends the whole process when a single
 * allocation crosses it.
 */
export async function startWatchdog({ maxMemoryMb, reportTo }: WatchdogOptions): Promise<Watchdog> {
  const workerData = { maxBytes: maxMemoryMb * MEGABYTE, everyMs: CHECK_EVERY_MS, reportTo };
  const thread = new Worker(WATCHDOG, { eval: true, workerData });
  await once(thread, 'message');
  thread.unref();
  return { limitCpu: (ms) => thread.postMessage(ms) };
}
