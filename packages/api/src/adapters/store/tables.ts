/** The database tables as seen by Kysely. Times are Unix milliseconds in both engines. */
import type { Generated } from 'kysely';

interface CountersTable {
  tool: string;
  uses: number;
}

/** The last batch of uses that each process has added, so that none is added twice. */
interface CounterBatchesTable {
  source: string;
  sequence: number;
  added_at_ms: number;
}

interface SuggestionsTable {
  id: string;
  name: string;
  email: string;
  idea: string;
  created_at_ms: number;
  /** Insertion order, for suggestions received in the same millisecond. */
  position: Generated<number>;
}

interface RankingsTable {
  id: string;
  /** Digest of the client that owns the ranking. Empty for rankings from the first release. */
  owner: string;
  /** The result as JSON, compressed with gzip. */
  ranking: Buffer;
  /** Length of `ranking` in bytes. */
  stored_bytes: number;
  created_at_ms: number;
  expires_at_ms: number;
}

/** Total size of an owner's rankings. */
interface RankingTotalsTable {
  owner: string;
  bytes: number;
}

interface SecretsTable {
  name: string;
  value: string;
}

export interface Tables {
  counters: CountersTable;
  counter_batches: CounterBatchesTable;
  suggestions: SuggestionsTable;
  rankings: RankingsTable;
  ranking_totals: RankingTotalsTable;
  secrets: SecretsTable;
}

/** The tables and columns that this release needs. The type keeps it in step with `Tables`. */
export const COLUMNS: { readonly [Table in keyof Tables]: Readonly<Record<keyof Tables[Table], true>> } = {
  counters: { tool: true, uses: true },
  counter_batches: { source: true, sequence: true, added_at_ms: true },
  suggestions: { id: true, name: true, email: true, idea: true, created_at_ms: true, position: true },
  rankings: {
    id: true,
    owner: true,
    ranking: true,
    stored_bytes: true,
    created_at_ms: true,
    expires_at_ms: true,
  },
  ranking_totals: { owner: true, bytes: true },
  secrets: { name: true, value: true },
};
