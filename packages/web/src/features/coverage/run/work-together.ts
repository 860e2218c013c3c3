/**
 * Runs tasks concurrently until none is active and none can start.
 * @param limits.atOnce maximum number of simultaneous tasks
 * @param next returns the next task that may run alongside the active ones, or undefined if there is none at the moment
 * @param work resolves when the task is done; must not reject
 */
export function workTogether<Task>(
  limits: { readonly atOnce: number },
  next: (active: readonly Task[]) => Task | undefined,
  work: (task: Task) => Promise<void>,
): Promise<void> {
  const active = new Set<Task>();
  return new Promise((resolve) => {
    const start = () => {
      while (active.size < limits.atOnce) {
        const task = next([...active]);
        if (task === undefined) break;
        active.add(task);
        void work(task).then(() => {
          active.delete(task);
          start();
        });
      }
      if (active.size === 0) resolve();
    };
    start();
  });
}
