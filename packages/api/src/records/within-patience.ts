/** What the work gives, or null when it fails or takes longer than `patienceMs`; the work itself goes on. */
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
