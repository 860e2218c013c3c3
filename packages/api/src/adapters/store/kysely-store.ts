/** The store on any Kysely engine. Every change is atomic, so that no instance needs a lock. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock, Store } from '../../ports.ts';
import { createCounterStorage } from './counter-storage.ts';
import { createRankingStorage, type RankingStorage } from './ranking-storage.ts';
import { createSuggestionStorage } from './suggestion-storage.ts';
import { COLUMNS, type Tables } from './tables.ts';

/** @param db a migrated database */
export async function createKyselyStore(
  db: Kysely<Tables>,
  clock: Clock,
  rankings: RankingStorage,
): Promise<Store> {
  return {
    counters: createCounterStorage(db, clock),
    suggestions: createSuggestionStorage(db, clock),
    rankings: createRankingStorage(db, clock, rankings, await secretOf(db, 'ranking-owner')),
    ping: () => ping(db),
    close: () => db.destroy(),
  };
}

/** Returns a secret of this store. It is generated on first use. */
async function secretOf(db: Kysely<Tables>, name: string): Promise<string> {
  const value = randomBytes(32).toString('hex');
  const known = () => db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  const before = await known();
  if (before) return before.value;
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another instance may have stored its own secret first.
  return (await known())?.value ?? value;
}

/**
 * Rejects if the database does not respond or no longer has the tables and columns that this release needs, so that an
 * instance that can no longer serve during an upgrade reports it.
 */
async function ping(db: Kysely<Tables>): Promise<void> {
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const names = Object.keys(columns).map((column) => sql.ref(column));
    await sql`select ${sql.join(names)} from ${sql.table(table)} where 1 = 0`.execute(db);
  }
}
