/** The three usage counters, which every instance increments in batches. */
import type { Counters } from '@earshot/schema/counters/model';
import { COUNTED_TOOLS } from '@earshot/schema/counters/rules';
import { type Kysely, sql } from 'kysely';
import type { Clock, Store } from '../../ports.ts';
import type { Tables } from './tables.ts';

/**
 * How long the mark of a batch is kept. A batch is retried within seconds, so older marks are no longer
 * needed.
 */
const KEEP_MARKS_MS = 7 * 24 * 60 * 60 * 1000;

export function createCounterStorage(db: Kysely<Tables>, clock: Clock): Store['counters'] {
  // Compiled once, because every page of the app requests the counters.
  const allCounters = db.selectFrom('counters').select(['tool', 'uses']).compile();
  return {
    async get() {
      const { rows } = await db.executeQuery(allCounters);
      const uses = new Map(rows.map((row) => [row.tool, Number(row.uses)]));
      const [article, social, trending] = COUNTED_TOOLS.map((tool) => uses.get(tool) ?? 0);
      return { article: article ?? 0, social: social ?? 0, trending: trending ?? 0 };
    },
    async add(uses, { source, sequence }) {
      await db.transaction().execute(async (batch) => {
        const marked = await batch
          .insertInto('counter_batches')
          .values({ source, sequence, added_at_ms: clock().getTime() })
          .onConflict((conflict) =>
            conflict
              .column('source')
              .doUpdateSet({ sequence, added_at_ms: clock().getTime() })
              .where('counter_batches.sequence', '<', sequence),
          )
          .executeTakeFirst();
        if (marked.numInsertedOrUpdatedRows === 0n) return;
        await addUses(batch, uses);
      });
    },
    async forgetOldBatches() {
      await db
        .deleteFrom('counter_batches')
        .where('added_at_ms', '<', clock().getTime() - KEEP_MARKS_MS)
        .execute();
    },
  };
}

async function addUses(batch: Kysely<Tables>, uses: Counters): Promise<void> {
  // Always in the same order, so that two instances never wait for each other's rows.
  for (const tool of COUNTED_TOOLS) {
    const added = uses[tool];
    if (added === 0) continue;
    await batch
      .insertInto('counters')
      .values({ tool, uses: added })
      .onConflict((conflict) => conflict.column('tool').doUpdateSet({ uses: sql`counters.uses + ${added}` }))
      .execute();
  }
}
