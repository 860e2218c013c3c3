/** The store, on either engine. Every change is atomic, so no instance needs a lock. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Counters } from '@earshot/schema/counters/model';
import { COUNTED_TOOLS } from '@earshot/schema/counters/rules';
import { Failure } from '@earshot/schema/failures';
import { type Kysely, sql } from 'kysely';
import type { Settings } from '../../env.ts';
import { systemCodeOf } from '../../errors.ts';
import type { Clock, Store } from '../../ports.ts';
import { type Engine, migrate, StoreStartError, TABLES, type Tables } from './migrations.ts';
import { postgresEngine } from './postgres.ts';
import { sqliteEngine } from './sqlite.ts';

export interface RankingLimits {
  readonly maxBytes: number;
  readonly maxBytesPerClient: number;
  /** Minimum free disk space. Not checked if the disk belongs to a database server. */
  readonly diskReserveBytes: number;
}

export interface StoreSettings extends Pick<Settings, 'dataDir' | 'databaseUrl'> {
  readonly rankings?: RankingLimits;
}

const UNBOUNDED: RankingLimits = { maxBytes: 1e12, maxBytesPerClient: 1e12, diskReserveBytes: 0 };

/** Throws `StoreStartError`. */
export async function openStore(settings: StoreSettings, clock: Clock): Promise<Store> {
  const { dataDir, databaseUrl, rankings = UNBOUNDED } = settings;
  const engine = databaseUrl ? postgresEngine(databaseUrl) : sqliteEngine(dataDir);
  let db: Kysely<Tables> | undefined;
  try {
    const opened = await patiently(async () => engine.connect());
    db = opened.db;
    await migrateInTurn(db, engine);
    const ownerKey = await patiently(() => secretOf(opened.db, 'ranking-owner'));
    return {
      counters: countersIn(db),
      suggestions: suggestionsIn(db, clock),
      rankings: rankingsIn(db, { clock, ownerKey, limits: rankings, freeBytes: engine.freeBytes }),
      async ping() {
        opened.assertInPlace?.();
        for (const table of TABLES)
          await patiently(() => opened.db.selectFrom(table).selectAll().limit(0).execute());
      },
      close: () => opened.db.destroy(),
    };
  } catch (cause) {
    await db?.destroy();
    const reason = cause instanceof StoreStartError ? cause.message : engine.reasonOf(cause);
    throw new StoreStartError(`The database ${engine.name} cannot be used: ${reason}.`, { cause });
  }
}

/** One instance migrates at a time. If it fails, its turn ends with its connection. */
async function migrateInTurn(db: Kysely<Tables>, { dialect, turn }: Engine): Promise<void> {
  await db.connection().execute(async (connection) => {
    await patiently(() => sql.raw(turn.begin).execute(connection));
    await migrate(connection, dialect);
    await sql.raw(turn.end).execute(connection);
  });
}

/** Maximum wait for a lock of SQLite. The call is retried meanwhile, so that it does not block others. */
const BUSY_PATIENCE_MS = 10_000;
const BUSY_RETRY_MS = 20;

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const givesUpAtMs = performance.now() + BUSY_PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!systemCodeOf(error)?.startsWith('SQLITE_BUSY') || performance.now() > givesUpAtMs) throw error;
      await sleep(BUSY_RETRY_MS);
    }
  }
}

async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await patiently(work);
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure('store-unavailable', { cause });
  }
}

/** Short on purpose: about 4,096 IPv4 addresses share each digest, so it identifies nobody. Clients with the same digest share a limit. */
const OWNER_DIGITS = 5;

/** SQLite truncates strings at NUL characters, and PostgreSQL rejects strings that contain them. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

async function secretOf(db: Kysely<Tables>, name: string): Promise<string> {
  const value = randomBytes(32).toString('hex');
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow())
    .value;
}

function countersIn(db: Kysely<Tables>): Store['counters'] {
  return {
    get: () =>
      call(async () => {
        const rows = await db.selectFrom('counters').select(['tool', 'uses']).execute();
        const uses = new Map(rows.map((row) => [row.tool, Number(row.uses)]));
        const counted = COUNTED_TOOLS.map((tool) => [tool, uses.get(tool) ?? 0]);
        return Object.fromEntries(counted) as Counters;
      }),
    add: (added) =>
      call(async () => {
        // Always in the same order, so that two instances never wait for each other's rows.
        const rows = COUNTED_TOOLS.map((tool) => ({ tool, uses: added[tool] })).filter(
          ({ uses }) => uses > 0,
        );
        if (rows.length === 0) return;
        await db
          .insertInto('counters')
          .values(rows)
          .onConflict((conflict) =>
            conflict.column('tool').doUpdateSet({ uses: sql`counters.uses + excluded.uses` }),
          )
          .execute();
      }),
  };
}

function suggestionsIn(db: Kysely<Tables>, clock: Clock): Store['suggestions'] {
  return {
    add: ({ name, email, idea }) =>
      call(async () => {
        const text = { name: withoutNul(name ?? ''), email: withoutNul(email), idea: withoutNul(idea) };
        const row = { ...text, id: randomUUID(), created_at_ms: clock().getTime() };
        await db.insertInto('suggestions').values(row).execute();
      }),
    list: () =>
      call(async () => {
        const inOrder = db.selectFrom('suggestions').selectAll().orderBy('created_at_ms').orderBy('position');
        const rows = await inOrder.execute();
        return rows.map(({ created_at_ms, ...row }) => ({
          ...row,
          createdAt: new Date(Number(created_at_ms)),
        }));
      }),
    deleteBefore: (day) =>
      call(async () => {
        const before = db.deleteFrom('suggestions').where('created_at_ms', '<', day.getTime());
        return Number((await before.executeTakeFirst()).numDeletedRows);
      }),
  };
}

interface RankingOptions {
  readonly clock: Clock;
  readonly ownerKey: string;
  readonly limits: RankingLimits;
  readonly freeBytes: Engine['freeBytes'];
}

function rankingsIn(
  db: Kysely<Tables>,
  { clock, ownerKey, limits, freeBytes }: RankingOptions,
): Store['rankings'] {
  const storedBytes = async (): Promise<number> => {
    const sum = db.selectFrom('rankings').select(({ fn }) => fn.sum<number | null>('stored_bytes').as('sum'));
    return Number((await sum.executeTakeFirstOrThrow()).sum ?? 0);
  };
  /** Keeps the newest rankings that fit, and deletes the others. */
  const deleteBeyond = async (maxBytes: number, owner?: string): Promise<number> => {
    const all = db
      .selectFrom('rankings')
      .select(['id', sql<number>`sum(stored_bytes) over (order by created_at_ms desc, id)`.as('total')]);
    const summed = owner === undefined ? all : all.where('owner', '=', owner);
    const beyond = db.selectFrom(summed.as('summed')).select('id').where('total', '>', maxBytes);
    const { numDeletedRows } = await db.deleteFrom('rankings').where('id', 'in', beyond).executeTakeFirst();
    return Number(numDeletedRows);
  };
  return {
    put: ({ id, packed, expiresAt, client }) =>
      call(async () => {
        const bytes = packed.length;
        const isTooLarge = bytes > Math.min(limits.maxBytes, limits.maxBytesPerClient);
        if (isTooLarge || (freeBytes && (await freeBytes()) - bytes < limits.diskReserveBytes))
          throw new Failure('storage-full');
        const owner = createHmac('sha256', ownerKey).update(client).digest('hex').slice(0, OWNER_DIGITS);
        await db
          .insertInto('rankings')
          .values({
            id: withoutNul(id),
            owner,
            ranking: Buffer.from(packed.buffer, packed.byteOffset, bytes),
            stored_bytes: bytes,
            created_at_ms: clock().getTime(),
            expires_at_ms: expiresAt.getTime(),
          })
          // A call may be retried because its response was lost. The retry must not change anything.
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
        await deleteBeyond(limits.maxBytesPerClient, owner);
      }),
    get: (id) =>
      call(async () => {
        const row = await db
          .selectFrom('rankings')
          .select('ranking')
          .where('id', '=', withoutNul(id))
          .where('expires_at_ms', '>', clock().getTime())
          .executeTakeFirst();
        return row ? new Uint8Array(row.ranking) : null;
      }),
    delete: (id) =>
      call(async () => {
        const found = db.deleteFrom('rankings').where('id', '=', withoutNul(id));
        return (await found.executeTakeFirst()).numDeletedRows > 0n;
      }),
    deleteExpired: () =>
      call(async () => {
        const expired = db.deleteFrom('rankings').where('expires_at_ms', '<=', clock().getTime());
        return Number((await expired.executeTakeFirst()).numDeletedRows);
      }),
    trim: () =>
      call(async () => ((await storedBytes()) > limits.maxBytes ? deleteBeyond(limits.maxBytes) : 0)),
    storedBytes: () => call(storedBytes),
  };
}
