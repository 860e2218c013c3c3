/** The store on any Kysely engine: every statement is atomic by itself, so that no instance needs a lock. */
import { randomUUID } from 'node:crypto';
import { COUNTED_TOOLS } from '@earshot/schema/counters/rules';
import { type Kysely, sql } from 'kysely';
import type { Clock, Store } from '../../ports.ts';
import { ping } from './migrations.ts';
import { createRankingStorage, type RankingStorage, withoutNul } from './ranking-storage.ts';
import type { Tables } from './tables.ts';

export function createKyselyStore(db: Kysely<Tables>, clock: Clock, rankings: RankingStorage): Store {
  // Compiled once: every page of the product asks for it.
  const allCounters = db.selectFrom('counters').select(['tool', 'uses']).compile();
  return {
    counters: {
      async get() {
        const { rows } = await db.executeQuery(allCounters);
        const uses = new Map(rows.map((row) => [row.tool, Number(row.uses)]));
        const [article, social, trending] = COUNTED_TOOLS.map((tool) => uses.get(tool) ?? 0);
        return { article: article ?? 0, social: social ?? 0, trending: trending ?? 0 };
      },
      async increment(tool) {
        await db
          .insertInto('counters')
          .values({ tool, uses: 1 })
          .onConflict((conflict) => conflict.column('tool').doUpdateSet({ uses: sql`counters.uses + 1` }))
          .execute();
      },
    },
    suggestions: {
      async add({ name, email, idea }) {
        await db
          .insertInto('suggestions')
          .values({
            id: randomUUID(),
            name: withoutNul(name ?? ''),
            email: withoutNul(email),
            idea: withoutNul(idea),
            created_at_ms: clock().getTime(),
          })
          .execute();
      },
      async list(since = new Date(0)) {
        const rows = await db
          .selectFrom('suggestions')
          .selectAll()
          .where('created_at_ms', '>=', since.getTime())
          .orderBy('created_at_ms')
          .orderBy('position')
          .execute();
        return rows.map(({ id, name, email, idea, created_at_ms }) => ({
          id,
          name,
          email,
          idea,
          createdAt: new Date(Number(created_at_ms)),
        }));
      },
    },
    trendingSessions: createRankingStorage(db, clock, rankings),
    ping: () => ping(db),
    close: () => db.destroy(),
  };
}
