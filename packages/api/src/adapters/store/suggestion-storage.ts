/** Visitors' suggestions, in the order received. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock, Store } from '../../ports.ts';
import { withoutNul } from './ranking-storage.ts';
import type { Tables } from './tables.ts';

export function createSuggestionStorage(db: Kysely<Tables>, clock: Clock): Store['suggestions'] {
  return {
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
    async deleteBefore(day) {
      const { numDeletedRows } = await db
        .deleteFrom('suggestions')
        .where('created_at_ms', '<', day.getTime())
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
