/** The database tables as seen by Kysely. Times are Unix milliseconds in both engines. */
import type { Generated } from 'kysely';

export interface Tables {
  counters: { tool: string; uses: number };
  suggestions: {
    id: string;
    name: string;
    email: string;
    idea: string;
    created_at_ms: number;
    /** Insertion order, for suggestions received in the same millisecond. */
    position: Generated<number>;
  };
  rankings: {
    id: string;
    /** Digest of the client that owns the ranking. Empty for rankings from the first release. */
    owner: string;
    /** The result as JSON, compressed with gzip. */
    ranking: Buffer;
    stored_bytes: number;
    created_at_ms: number;
    expires_at_ms: number;
  };
  secrets: { name: string; value: string };
}
