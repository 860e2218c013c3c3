/**
 * Measures how many uses per second three instances on one PostgreSQL can count and store, without losing or repeating any.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { openStore } from '../src/adapters/store/open-store.ts';
import { SERVER_LIMITS } from '../src/limits.ts';
import { createRecords } from '../src/records/records.ts';
import { startPostgres } from '../test/postgres.ts';
import type { Bench } from './harness.ts';

const INSTANCES = 3;
const SECONDS = 10;
const GOAL = 5000;
/** Number of uses that an instance counts before it yields to the event loop. */
const AT_ONCE = 100;

export const bench: Bench = async () => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL could not be started');
  const open = () => openStore({ dataDir: '', databaseUrl: postgres.url }, () => new Date());
  const stores = [await open()];
  while (stores.length < INSTANCES) stores.push(await open());
  const instances = stores.map((store) =>
    createRecords(store, SERVER_LIMITS.records, (error) => console.warn(error)),
  );
  const until = performance.now() + SECONDS * 1000;
  const counts = await Promise.all(
    instances.map(async (records) => {
      let counted = 0;
      while (performance.now() < until) {
        for (let use = 0; use < AT_ONCE; use++) records.count('article');
        counted += AT_ONCE;
        await nextTurn();
      }
      await records.close();
      return counted;
    }),
  );
  const counted = counts.reduce((sum, count) => sum + count, 0);
  const stored = (await stores[0]?.counters.get())?.article ?? 0;
  await Promise.all(stores.map((store) => store.close()));
  await postgres.stop();
  const perSecond = Math.round(stored / SECONDS);
  return [
    {
      title: 'Uses counted by three instances',
      ranOn: `${INSTANCES} instances on one PostgreSQL, in one process, for ${SECONDS} s`,
      rows: [{ name: 'uses', figures: { counted, stored, 'per second': perSecond } }],
      notes: [`goal: ${GOAL} a second, all of them stored`],
      missed: [
        ...(stored === counted ? [] : [`${counted - stored} uses are not stored`]),
        ...(perSecond >= GOAL ? [] : [`${perSecond} a second`]),
      ],
    },
  ];
};
