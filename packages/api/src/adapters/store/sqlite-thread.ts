/** SQLite on a separate thread. Calls to the store are sent to the thread as messages. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Failure } from '@earshot/schema/failures';
import type { Clock, Store } from '../../ports.ts';
import { threadCode, workerFile } from '../worker-file.ts';
import type { RankingLimits } from './ranking-limits.ts';
import type { StoreAnswer, StoreCall, StoreOpened, StoreThreadData } from './store-calls.ts';
import { StoreStartError } from './store-start-error.ts';

type Part = 'counters' | 'suggestions' | 'rankings';

/** The methods of each part of the store. The type checker reports a missing method. */
const METHODS: { readonly [P in Part]: { readonly [Method in keyof Store[P]]: true } } = {
  counters: { get: true, add: true, forgetOldBatches: true },
  suggestions: { add: true, list: true, deleteBefore: true },
  rankings: {
    put: true,
    get: true,
    delete: true,
    deleteExpired: true,
    trim: true,
    storedBytes: true,
    recount: true,
  },
};

/** Opens the database in `dataDir` on a new thread. Throws `StoreStartError`. */
export async function openSqliteThread(
  dataDir: string,
  clock: Clock,
  rankings: RankingLimits,
): Promise<Store> {
  const thread = new StoreThread({ dataDir, rankings }, clock);
  await thread.opened();
  const part = <P extends Part>(name: P) =>
    Object.fromEntries(
      Object.keys(METHODS[name]).map((method) => [
        method,
        (...parameters: unknown[]) => thread.call(`${name}.${method}`, parameters),
      ]),
    ) as unknown as Store[P];
  return {
    counters: part('counters'),
    suggestions: part('suggestions'),
    rankings: part('rankings'),
    async ping() {
      await thread.call('ping', []);
    },
    close: () => thread.close(),
  };
}

class StoreThread {
  readonly #worker: Worker;
  readonly #clock: Clock;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #ended: Promise<unknown>;
  #calls = 0;
  #hasEnded = false;

  constructor(workerData: StoreThreadData, clock: Clock) {
    this.#clock = clock;
    const code = threadCode(workerFile('store', import.meta.url));
    this.#worker = new Worker(code, { eval: true, workerData });
    // Without a listener, an error in the thread would end the process. Callers are notified when the thread exits.
    this.#worker.on('error', () => undefined);
    this.#ended = once(this.#worker, 'exit').then(() => {
      this.#hasEnded = true;
      for (const { reject } of this.#waiting.values()) reject(new Error('The thread of the store has ended'));
      this.#waiting.clear();
    });
  }

  async opened(): Promise<void> {
    const first = once(this.#worker, 'message') as Promise<[StoreOpened]>;
    const [{ startError }] = await Promise.race([first, this.#ended.then(() => [{ startError: GONE }])]);
    if (startError !== null) {
      await this.#worker.terminate();
      throw new StoreStartError(startError);
    }
    this.#worker.on('message', (answer: StoreAnswer) => this.#settle(answer));
  }

  call(method: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#hasEnded) return Promise.reject(new Error('The store is closed'));
    const id = ++this.#calls;
    const waiting = withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    const nowMs = this.#clock().getTime();
    this.#worker.postMessage({ id, method, parameters, nowMs } satisfies StoreCall);
    return waiting.promise;
  }

  async close(): Promise<void> {
    if (!this.#hasEnded) await this.call('close', []).catch(() => undefined);
    await this.#worker.terminate();
    await this.#ended;
  }

  #settle(answer: StoreAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('value' in answer) waiting?.resolve(answer.value);
    else if ('failureCause' in answer) waiting?.reject(new Failure(answer.failureCause));
    else waiting?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
  }
}

const GONE = 'The thread of the database ended at its start.';

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: unknown): void;
}

/** Replacement for `Promise.withResolvers`, which requires Node 22. */
function withResolvers<T>(): PromiseWithResolvers<T> {
  let [resolve, reject] = [(_: T) => {}, (_: unknown) => {}];
  const promise = new Promise<T>((onValue, onError) => {
    [resolve, reject] = [onValue, onError];
  });
  return { promise, resolve, reject };
}
