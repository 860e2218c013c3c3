import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const CHECK_EVERY_MS = 10;
const MEGABYTE = 1024 * 1024;

/** Runs on a thread of its own, because the code that uses the memory may block the main thread forever. */
const WATCHDOG = `
  const { parentPort, workerData } = require('node:worker_threads');
  const parent = process.ppid;
  const check = () => {
    const isOrphan = process.ppid !== parent;
    if (isOrphan || process.memoryUsage.rss() > workerData.maxBytes) process.kill(process.pid, 'SIGKILL');
  };
  check();
  setInterval(check, workerData.everyMs);
  parentPort.postMessage('watching');
`;

/**
 * Ends this process with SIGKILL as soon as it uses more than `maxMemoryMb` of memory (resident set), and when the
 * process that started it is gone. Resolves once the watch has begun.
 *
 * What is used is counted, not what is reserved: V8 reserves address space by the gigabyte from Node 24 on, so that
 * `ulimit` refuses harmless work. A heap limit of a thread does not help either: V8 ends the whole process when a single
 * allocation crosses it.
 */
export async function watchMemory(maxMemoryMb: number): Promise<void> {
  const workerData = { maxBytes: maxMemoryMb * MEGABYTE, everyMs: CHECK_EVERY_MS };
  const watchdog = new Worker(WATCHDOG, { eval: true, workerData });
  await once(watchdog, 'message');
  watchdog.unref();
}
