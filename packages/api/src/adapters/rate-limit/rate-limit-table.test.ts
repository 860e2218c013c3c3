import { describe, expect, it } from 'vitest';
import { useStores } from '../../../test/stores.ts';
import { createPool } from '../store/postgres.ts';
import { createRateLimitTable, RATE_LIMIT_TABLE } from './create-rate-limiter.ts';

const { postgres } = await useStores();
const ROUNDS = 20;
const SESSIONS = 8;

describe.runIf(postgres)('the table of the rate limit', () => {
  it('is created once, however many instances start on an empty database', async () => {
    const pool = createPool(postgres?.url ?? '');
    try {
      for (let round = 0; round < ROUNDS; round++) {
        await pool.query(`drop table if exists ${RATE_LIMIT_TABLE}`);
        await Promise.all(Array.from({ length: SESSIONS }, () => createRateLimitTable(pool)));
      }
      const { rows } = await pool.query('select to_regclass($1)::text as found', [RATE_LIMIT_TABLE]);
      expect(rows).toEqual([{ found: RATE_LIMIT_TABLE }]);
    } finally {
      await pool.end();
    }
  });
});
