import type { CsvExport, CsvRequest } from '@earshot/schema/trending/model';
import type { Caller } from '../../ports.ts';
import type { Services } from '../../services.ts';

/**
 * Returns the stored ranking as a CSV file (#396), by stories or by lines, after separating the lines in `taken_out` from
 * their stories. Throws `Failure`: `session-not-found` if it does not exist, has expired or was deleted to make room for
 * newer rankings, `session-not-kept` if it could not be stored.
 */
export async function exportCsv(
  { records, clock, compute }: Pick<Services, 'records' | 'clock' | 'compute'>,
  { session_id, ...options }: CsvRequest,
  caller: Caller,
): Promise<CsvExport> {
  const packed = await records.ranking(session_id);
  const today = clock().toISOString().slice(0, 10);
  return compute.run('exportRanking', { packed, today, ...options }, caller);
}
