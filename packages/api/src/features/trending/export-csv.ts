import { Failure } from '@earshot/schema/failures';
import type { CsvExport } from '@earshot/schema/trending/model';
import { toCsv } from '../../core/trending/to-csv.ts';
import type { Services } from '../../services.ts';

/** The stored ranking as a CSV file (#396). Throws `Failure('session-not-found')` when it was never there or has expired. */
export async function exportCsv(
  { store }: Pick<Services, 'store'>,
  { session_id }: { readonly session_id: string },
): Promise<CsvExport> {
  const result = await store.trendingSessions.get(session_id);
  if (!result) throw new Failure('session-not-found');
  return { fileName: `trending-${result.session_id}.csv`, csv: toCsv(result) };
}
