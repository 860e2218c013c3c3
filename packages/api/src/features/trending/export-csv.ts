import { rankingFileName } from '@earshot/schema/trending/file-name';
import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import type { CsvExport, CsvRequest } from '@earshot/schema/trending/model';
import { toCsv } from '@earshot/schema/trending/to-csv';
import { unpackRanking } from '../../records/pack-ranking.ts';
import type { Services } from '../../services.ts';

/**
 * Returns the stored ranking as a CSV file (#396), by stories or by lines, after separating the lines in `taken_out` from
 * their stories. Throws `Failure`: `session-not-found` if it does not exist, has expired or was deleted to make room for
 * newer rankings, `session-not-kept` if it could not be stored.
 */
export async function exportCsv(
  { records, clock }: Pick<Services, 'records' | 'clock'>,
  { session_id, form = 'stories', taken_out }: CsvRequest,
): Promise<CsvExport> {
  const stored = await unpackRanking(await records.ranking(session_id));
  const lines = taken_out?.split(',').map(Number) ?? [];
  const result = applyHandEdits(
    stored,
    lines.map((line) => ({ kind: 'take_out', line })),
  );
  const fileName = rankingFileName(result, {
    suffixes: form === 'lines' ? ['lines'] : [],
    extension: 'csv',
    today: clock().toISOString().slice(0, 10),
    isAscii: true,
  });
  return { fileName, csv: toCsv(result, form) };
}
