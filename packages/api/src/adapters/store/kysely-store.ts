/** The store on any Kysely engine: every change is atomic, so that no instance needs a lock. */
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Clock, Store } from '../../ports.ts';
import { createCounterStorage } from './counter-storage.ts';
import { createRankingStorage, type RankingStorage } from './ranking-storage.ts';
import { createSuggestionStorage } from './suggestion-storage.ts';
import type { Tables } from './tables.ts';

/** @param db migrated */
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

/** A secret of this store, made when it is first asked for. */
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
  // Another instance may have been first.
  return (await known())?.value ?? value;
}

/**
 * Rejects when the database does not answer, or has no longer the tables and columns that this release needs: during an upgrade,
 * an instance that can no longer serve says so.
 */
async function ping(db: Kysely<Tables>): Promise<void> {
  await sql`
    select 1
    from counters, counter_batches, suggestions, rankings, ranking_totals
    where counters.uses + counter_batches.sequence + suggestions.created_at_ms + rankings.expires_at_ms + ranking_totals.bytes < 0
      and rankings.ranking is null and rankings.stored_bytes < 0 and 1 = 0
    limit 1
  `.execute(db);
}
