import { Failure } from '@earshot/schema/failures';
import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import type { CsvExport, CsvRequest } from '@earshot/schema/trending/model';

import { toCsv } from '@earshot/schema/trending/to-csv';
import type { Services } from '../../services.ts';

/**
 * The stored ranking as a CSV file (#396), by stories or by lines, after the lines `taken_out` were put on their own. Throws
 * `Failure('session-not-found')` when it was never there or has expired.
 */
export async function exportCsv(
  { store }: Pick<Services, 'store'>,
  { session_id, form = 'stories', taken_out }: CsvRequest,
): Promise<CsvExport> {
  const stored = await store.trendingSessions.get(session_id);
  if (!stored) throw new Failure('session-not-found');
  const lines = taken_out?.split(',').map(Number) ?? [];
  const result = applyHandEdits(
    stored,
    lines.map((line) => ({ kind: 'take_out', line })),
  );
  const suffix = form === 'lines' ? '-lines' : '';
  return { fileName: `trending-${session_id}${suffix}.csv`, csv: toCsv(result, form) };
}
