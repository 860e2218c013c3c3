/** One run serves everybody who asked before it began, so that a crowd costs one run at a time instead of one each. */
import { setImmediate } from 'node:timers/promises';

interface Line<T> {
  /** Settles when the run that is under way ends; never rejects. */
  running?: Promise<unknown>;
  /** The run that has not begun yet. */
  next?: Promise<T> | undefined;
}

/**
 * Nobody gets what was found out before they asked: a run that is under way is never joined, only the one after it. A
 * run that fails fails for all who share it.
 */
export class SharedRuns<T> {
  readonly #lines = new Map<string, Line<T>>();

  /** Joins the next run for this key; `run` is the first one's and must not depend on who asks. */
  join(key: string, run: () => Promise<T>): Promise<T> {
    let line = this.#lines.get(key);
    if (!line) {
      line = {};
      this.#lines.set(key, line);
    }
    line.next ??= this.#runNext(key, line, run);
    return line.next;
  }

  async #runNext(key: string, line: Line<T>, run: () => Promise<T>): Promise<T> {
    // What has arrived on other connections meanwhile is read first, and joins.
    await (line.running ?? setImmediate());
    line.next = undefined;
    const result = run();
    const running = result.then(
      () => undefined,
      () => undefined,
    );
    line.running = running;
    try {
      return await result;
    } finally {
      if (line.running === running && !line.next) this.#lines.delete(key);
    }
  }
}
