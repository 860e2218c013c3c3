/**
 * Resolves with the result of `work`, or with null if it fails or takes longer than `patienceMs`. The work itself continues.
 */
export async function withinPatience<T>(work: Promise<T>, patienceMs: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  try {
    return await Promise.race([work.catch(() => null), patience]);
  } finally {
    clearTimeout(timer);
  }
}
