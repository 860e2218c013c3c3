/** Stored rankings: compressed, bounded for each client and in all, and never at the cost of the disk. */
import { createHmac } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { Failure } from '@earshot/schema/failures';
import { TrendingResult } from '@earshot/schema/trending/model';
import { type Kysely, sql } from 'kysely';
import type { Clock, Store } from '../../ports.ts';
import type { Tables } from './tables.ts';

export interface RankingStorage {
  /** What stored rankings may take, compressed. */
  readonly maxBytes: number;
  readonly maxBytesPerClient: number;
  /** Key of the digest that stands for a client. It lives in memory alone, so that no address can be found from the digest. */
  readonly ownerKey: string;
  /** Free bytes of the disk, and how many have to stay free; absent when the disk belongs to a database server. */
  readonly disk?: { readonly freeBytes: () => Promise<number>; readonly reserveBytes: number };
}

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** SQLite cuts strings at NUL and PostgreSQL refuses them. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** Ranking as it is stored: JSON, compressed to about a tenth. */
export function packRanking(json: string): Promise<Buffer> {
  return compress(json, { level: constants.Z_DEFAULT_COMPRESSION });
}

export function createRankingStorage(
  db: Kysely<Tables>,
  clock: Clock,
  storage: RankingStorage,
): Store['trendingSessions'] {
  return {
    async put(result, { expiresAt, client }) {
      const ranking = await packRanking(JSON.stringify(result));
      const owner = createHmac('sha256', storage.ownerKey).update(client).digest('hex');
      await makeRoom(db, storage, owner, ranking.length);
      await db
        .insertInto('rankings')
        .values({
          id: result.session_id,
          owner,
          ranking,
          stored_bytes: ranking.length,
          created_at_ms: clock().getTime(),
          expires_at_ms: expiresAt.getTime(),
        })
        .execute();
    },
    async get(sessionId) {
      const row = await db
        .selectFrom('rankings')
        .select('ranking')
        .where('id', '=', withoutNul(sessionId))
        .where('expires_at_ms', '>', clock().getTime())
        .executeTakeFirst();
      return row ? TrendingResult.parse(JSON.parse((await decompress(row.ranking)).toString('utf8'))) : null;
    },
    async storedBytes(sessionId) {
      const row = await db
        .selectFrom('rankings')
        // Not the column `stored_bytes`: to reach it, SQLite reads all pages of the ranking that stands before it.
        .select(sql<number>`length(ranking)`.as('bytes'))
        .where('id', '=', withoutNul(sessionId))
        .where('expires_at_ms', '>', clock().getTime())
        .executeTakeFirst();
      return row ? Number(row.bytes) : null;
    },
    async deleteExpired() {
      const { numDeletedRows } = await db
        .deleteFrom('rankings')
        .where('expires_at_ms', '<=', clock().getTime())
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Deletes the oldest rankings of the owner until there is room. Throws `Failure('storage-full')` when there is none. */
async function makeRoom(
  db: Kysely<Tables>,
  { disk, maxBytes, maxBytesPerClient }: RankingStorage,
  owner: string,
  bytes: number,
): Promise<void> {
  if (disk && (await disk.freeBytes()) - bytes < disk.reserveBytes) throw new Failure('storage-full');
  const own = await db
    .selectFrom('rankings')
    .select(['id', 'stored_bytes'])
    .where('owner', '=', owner)
    .orderBy('created_at_ms')
    .execute();
  const { sum } = await db
    .selectFrom('rankings')
    .select(({ fn }) => fn.sum<number | null>('stored_bytes').as('sum'))
    .executeTakeFirstOrThrow();
  let ownBytes = own.reduce((total, row) => total + Number(row.stored_bytes), 0);
  let allBytes = Number(sum ?? 0);
  const oldest: string[] = [];
  for (const { id, stored_bytes } of own) {
    if (ownBytes + bytes <= maxBytesPerClient && allBytes + bytes <= maxBytes) break;
    oldest.push(id);
    ownBytes -= Number(stored_bytes);
    allBytes -= Number(stored_bytes);
  }
  if (ownBytes + bytes > maxBytesPerClient || allBytes + bytes > maxBytes) throw new Failure('storage-full');
  if (oldest.length > 0) await db.deleteFrom('rankings').where('id', 'in', oldest).execute();
}
