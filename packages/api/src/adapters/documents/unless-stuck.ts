const CHECK_EVERY_MS = 125;
/** Looks in a row that found nothing to do. */
const MAX_IDLE_CHECKS = 8;
/** Processor time below which nothing has happened between two looks but the look itself and the watchdog. */
const IDLE_CPU_MS = 10;

/**
 * What the work gives. Throws when it waits for something that will never come, as a reader does for a stream that a damaged file cuts
 * off: the process then has nothing to do. On a busy machine the looks come late, and the work that is ready runs between them.
 */
export async function unlessStuck<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    let idleChecks = 0;
    let lastCpuMs = cpuTimeMs();
    timer = setInterval(() => {
      const cpuMs = cpuTimeMs();
      idleChecks = cpuMs - lastCpuMs < IDLE_CPU_MS && !isUnpacking() ? idleChecks + 1 : 0;
      lastCpuMs = cpuMs;
      if (idleChecks >= MAX_IDLE_CHECKS) reject(new Error('The reader waits for something that never comes'));
    }, CHECK_EVERY_MS);
  });
  try {
    return await Promise.race([work, stuck]);
  } finally {
    clearInterval(timer);
  }
}

/** Whether the thread pool has work of this process that is not done. */
function isUnpacking(): boolean {
  return process.getActiveResourcesInfo().some((name) => /zlib|FSReq/i.test(name));
}

function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
