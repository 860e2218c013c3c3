/**
 * Works through tasks, several at a time, until none is left that may start.
 * @param limits.atOnce tasks at the same time
 * @param next  the next task that may start beside those under way; undefined when there is none at the moment
 * @param work  ends when the task is done; must not reject
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
