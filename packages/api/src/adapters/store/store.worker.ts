/**
 * Entry point of the thread on which SQLite runs, so that waiting for the disk or a lock never blocks the thread that
 * handles requests.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '@earshot/schema/failures';
import type { Store } from '../../ports.ts';
import { openSqliteStore } from './sqlite.ts';
import type { StoreAnswer, StoreCall, StoreOpened, StoreThreadData } from './store-calls.ts';
import { codeOf } from './store-start-error.ts';

const { dataDir, rankings } = workerData as StoreThreadData;
let now = new Date();

function post(message: StoreAnswer | StoreOpened): void {
  parentPort?.postMessage(message);
}

function call(store: Store, { method, parameters }: StoreCall): Promise<unknown> {
  const [part = '', name = ''] = method.split('.');
  const holder = name === '' ? store : (store as unknown as Record<string, object>)[part];
  const target: unknown = Reflect.get(holder ?? {}, name === '' ? part : name);
  if (typeof target !== 'function') throw new Error(`The store has no ${method}`);
  return target.apply(holder, parameters);
}

async function answer(store: Store, request: StoreCall): Promise<StoreAnswer> {
  const { id } = request;
  now = new Date(request.nowMs);
  try {
    return { id, value: await call(store, request) };
  } catch (error) {
    if (error instanceof Failure) return { id, failureCause: error.failureCause };
    return { id, message: error instanceof Error ? error.message : String(error), code: codeOf(error) };
  }
}

try {
  const store = await openSqliteStore(dataDir, () => now, rankings);
  parentPort?.on('message', (request: StoreCall) => void answer(store, request).then(post));
  post({ startError: null });
} catch (error) {
  post({ startError: error instanceof Error ? error.message : String(error) });
}
