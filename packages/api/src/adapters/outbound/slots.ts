import { abortable, startDeadline } from './deadline.ts';

interface Queue {
  used: number;
  readonly waiting: (() => void)[];
}

/** Gives the slot back; safe to call once only. */
export type Release = () => void;

/** A bound on how much runs at the same time for each key; who comes later waits in order. */
export class Slots {
  readonly #max: number;
  readonly #queues = new Map<string, Queue>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Resolves when there is room. Throws `Failure` (`busy`) after `timeoutMs`, or the signal's reason. */
  async acquire(key: string, timeoutMs: number, signal?: AbortSignal): Promise<Release> {
    const queue = this.#queues.get(key) ?? { used: 0, waiting: [] };
    this.#queues.set(key, queue);
    if (queue.used >= this.#max) await this.#wait(key, queue, timeoutMs, signal);
    else queue.used += 1;
    return () => this.#release(key, queue);
  }

  async #wait(key: string, queue: Queue, timeoutMs: number, signal?: AbortSignal): Promise<void> {
    const deadline = startDeadline(timeoutMs, 'busy', signal);
    let enter = () => {};
    const entered = new Promise<void>((resolve) => {
      enter = resolve;
    });
    queue.waiting.push(enter);
    try {
      await abortable(entered, deadline.signal);
    } catch (error) {
      const place = queue.waiting.indexOf(enter);
      if (place >= 0) queue.waiting.splice(place, 1);
      else this.#release(key, queue);
      throw error;
    } finally {
      deadline.clear();
    }
  }

  #release(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) next();
    else {
      queue.used -= 1;
      if (queue.used === 0) this.#queues.delete(key);
    }
  }
}
