import { expect, it } from 'vitest';
import { type ReadinessSources, readinessOf } from './readiness.ts';

const fine: ReadinessSources = {
  isStopping: () => false,
  workersReady: async () => undefined,
  picturesReady: async () => undefined,
  pingStore: async () => undefined,
};
const fails =
  (message: string, code = '') =>
  () =>
    Promise.reject(Object.assign(new Error(message), { code }));
const never = () => new Promise<never>(() => undefined);

it('is ready when every part is', async () => {
  expect(await readinessOf(fine)).toEqual({
    status: 'ready',
    parts: {
      server: { status: 'ok' },
      workers: { status: 'ok' },
      pictures: { status: 'ok' },
      store: { status: 'ok' },
    },
  });
});

it.each<[string, Partial<ReadinessSources>, string, string, RegExp]>([
  ['stopping', { isStopping: () => true }, 'not_ready', 'server', /stopping/],
  ['workers that start', { workersReady: never }, 'not_ready', 'workers', /starting/],
  ['workers that cannot start', { workersReady: fails('fork') }, 'not_ready', 'workers', /can be started/],
  ['a recognizer that starts', { picturesReady: never }, 'not_ready', 'pictures', /starting/],
  [
    'a recognizer that cannot start',
    { picturesReady: fails('wasm') },
    'degraded',
    'pictures',
    /cannot be read/,
  ],
  ['a store that is away', { pingStore: fails('gone', 'ECONNREFUSED') }, 'degraded', 'store', /not answer/],
  ['a store that hangs', { pingStore: never }, 'degraded', 'store', /not answer/],
])('names %s', async (_, change, status, part, reason) => {
  const readiness = await readinessOf({ ...fine, ...change });
  expect(readiness.status).toBe(status);
  expect(readiness.parts[part as keyof typeof readiness.parts].reason).toMatch(reason);
});
