/**
 * Stored rankings, limited for each client and in total. The oldest ones are deleted to make room, and some disk space is
 * always kept free.
 */
import { createHmac } from 'node:crypto';
import { Failure } from '@earshot/schema/failures';
import { type Kysely, sql } from 'kysely';
import type { Clock, Store } from '../../ports.ts';
import type { Tables } from './tables.ts';

export interface RankingStorage {
  /** Maximum total size of all stored rankings, compressed. */
  readonly maxBytes: number;
  readonly maxBytesPerClient: number;
  /** Free bytes of the disk and the reserve to keep free. Omitted if the disk belongs to a database server. */
  readonly disk?: { readonly freeBytes: () => Promise<number>; readonly reserveBytes: number };
}

/** SQLite truncates strings at NUL characters, and PostgreSQL rejects strings that contain them. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** Maximum number of rankings deleted in one statement, so that no call waits long for the write lock. */
const DELETE_STEP = 20;
/**
 * Number of hexadecimal digits in a client's digest. With five, about 4,096 IPv4 addresses share each digest, so a digest
 * alone never identifies a client. Two clients rarely have the same digest at the same time, and if they do, they only share
 * a limit.
 */
const OWNER_DIGITS = 5;

/** @param ownerKey secret of the store, the same on all instances and after every restart */
export function createRankingStorage(
  db: Kysely<Tables>,
  clock: Clock,
  storage: RankingStorage,
  ownerKey: string,
): Store['rankings'] {
  return new KeptRankings(db, clock, storage, ownerKey);
}

type Rankings = Store['rankings'];

class KeptRankings implements Rankings {
  readonly #db: Kysely<Tables>;
  readonly #clock: Clock;
  readonly #storage: RankingStorage;
  readonly #ownerKey: string;

  constructor(db: Kysely<Tables>, clock: Clock, storage: RankingStorage, ownerKey: string) {
    this.#db = db;
    this.#clock = clock;
    this.#storage = storage;
    this.#ownerKey = ownerKey;
  }

  async put({ id, packed, expiresAt, client }: Parameters<Store['rankings']['put']>[0]): Promise<void> {
    const bytes = packed.length;
    const { disk, maxBytes, maxBytesPerClient } = this.#storage;
    const isTooLarge = bytes > Math.min(maxBytes, maxBytesPerClient);
    if (isTooLarge || (disk && (await disk.freeBytes()) - bytes < disk.reserveBytes))
      throw new Failure('storage-full');
    const owner = createHmac('sha256', this.#ownerKey).update(client).digest('hex').slice(0, OWNER_DIGITS);
    const ownBytes = await this.#db.transaction().execute(async (change) => {
      const { numInsertedOrUpdatedRows } = await change
        .insertInto('rankings')
        .values({
          id: withoutNul(id),
          owner,
          ranking: Buffer.from(packed.buffer, packed.byteOffset, bytes),
          stored_bytes: bytes,
          created_at_ms: this.#clock().getTime(),
          expires_at_ms: expiresAt.getTime(),
        })
        // A call may be retried because its response was lost. The retry must not change anything.
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow();
      return addToTotal(change, owner, numInsertedOrUpdatedRows === 0n ? 0 : bytes);
    });
    if (ownBytes > maxBytesPerClient) await this.#deleteOldest(ownBytes - maxBytesPerClient, owner);
  }

  async get(id: string): Promise<Uint8Array | null> {
    const row = await this.#db
      .selectFrom('rankings')
      .select('ranking')
      .where('id', '=', withoutNul(id))
      .where('expires_at_ms', '>', this.#clock().getTime())
      .executeTakeFirst();
    // libsql returns a plain ArrayBuffer.
    return row ? new Uint8Array(row.ranking) : null;
  }

  async delete(id: string): Promise<boolean> {
    const rows = await this.#db
      .selectFrom('rankings')
      .select(['id', 'owner', sql<number>`length(ranking)`.as('stored_bytes')])
      .where('id', '=', withoutNul(id))
      .execute();
    return (await this.#delete(rows)) > 0;
  }

  async deleteExpired(): Promise<number> {
    let deleted = 0;
    for (;;) {
      const rows = await this.#db
        .selectFrom('rankings')
        .select(['id', 'owner', 'stored_bytes'])
        .where('expires_at_ms', '<=', this.#clock().getTime())
        .orderBy('expires_at_ms')
        .limit(DELETE_STEP)
        .execute();
      if (rows.length === 0) return deleted;
      deleted += await this.#delete(rows);
    }
  }

  async trim(): Promise<number> {
    const excess = (await this.storedBytes()) - this.#storage.maxBytes;
    return excess > 0 ? this.#deleteOldest(excess) : 0;
  }

  async storedBytes(): Promise<number> {
    const { sum } = await this.#db
      .selectFrom('ranking_totals')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('sum'))
      .executeTakeFirstOrThrow();
    return Number(sum ?? 0);
  }

  async recount(): Promise<void> {
    await this.#db.transaction().execute(recountTotals);
  }

  /**
   * Deletes the oldest rankings, of one owner or of all owners, until at least `excessBytes` are freed. Returns the number
   * of deleted rankings.
   */
  async #deleteOldest(excessBytes: number, owner?: string): Promise<number> {
    let [left, deleted] = [excessBytes, 0];
    while (left > 0) {
      const oldest = this.#db
        .selectFrom('rankings')
        .select(['id', 'owner', 'stored_bytes'])
        .orderBy('created_at_ms')
        .limit(DELETE_STEP);
      const rows = await (owner === undefined ? oldest : oldest.where('owner', '=', owner)).execute();
      if (rows.length === 0) return deleted;
      const enough = rows.findIndex((_, i) => bytesOf(rows.slice(0, i + 1)) >= left);
      const doomed = enough < 0 ? rows : rows.slice(0, enough + 1);
      deleted += await this.#delete(doomed);
      left -= bytesOf(doomed);
    }
    return deleted;
  }

  /** Deletes rankings and subtracts them from the totals. Returns how many of them existed. */
  async #delete(rows: readonly StoredRow[]): Promise<number> {
    if (rows.length === 0) return 0;
    return this.#db.transaction().execute(async (change) => {
      const deleted = await change
        .deleteFrom('rankings')
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .returning('id')
        .execute();
      const gone = new Set(deleted.map(({ id }) => id));
      const removed = rows.filter(({ id }) => gone.has(id));
      // Update owners in a fixed order, so that two instances cannot deadlock.
      for (const owner of [...new Set(removed.map((row) => row.owner))].sort())
        await addToTotal(change, owner, -bytesOf(removed.filter((row) => row.owner === owner)));
      return removed.length;
    });
  }
}

interface StoredRow {
  readonly id: string;
  readonly owner: string;
  readonly stored_bytes: number;
}

function bytesOf(rows: readonly StoredRow[]): number {
  return rows.reduce((sum, { stored_bytes }) => sum + Number(stored_bytes), 0);
}

/** Adds `bytes` to the owner's total and returns the new total. */
async function addToTotal(change: Kysely<Tables>, owner: string, bytes: number): Promise<number> {
  const { bytes: total } = await change
    .insertInto('ranking_totals')
    .values({ owner, bytes })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({ bytes: sql`ranking_totals.bytes + ${bytes}` }),
    )
    .returning('bytes')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Recalculates the totals from the rankings. Reads only the `rankings_by_owner` index, not the rows. */
export async function recountTotals(change: Kysely<Tables>): Promise<void> {
  await change.deleteFrom('ranking_totals').execute();
  await sql`
    insert into ranking_totals (owner, bytes)
    select owner, sum(stored_bytes) from rankings group by owner
  `.execute(change);
}
