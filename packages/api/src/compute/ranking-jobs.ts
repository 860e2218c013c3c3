/** The two jobs with a stored ranking: making one, and writing one as a CSV file. */
import { rankingFileName } from '@earshot/schema/trending/file-name';
import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import type { CsvExport, CsvRequest, TrendingResult } from '@earshot/schema/trending/model';
import { toCsv } from '@earshot/schema/trending/to-csv';
import { analyzeLines } from '../core/trending/analyze-lines.ts';
import type { LinesInput } from '../core/trending/lines/read-lines.ts';
import { unpackRanking } from '../records/pack-ranking.ts';

interface RankingJob extends LinesInput {
  readonly sessionId: string;
  readonly storedUntil: string;
  /** Notes about the document with the lines. They come first. */
  readonly documentNotes: readonly string[];
}

export function rankLines({ sessionId, storedUntil, documentNotes, ...input }: RankingJob): TrendingResult {
  const { summary, ...ranking } = analyzeLines(input);
  return {
    ...ranking,
    session_id: sessionId,
    summary: { ...summary, notes: [...documentNotes, ...summary.notes] },
    stored_until: storedUntil,
  };
}

interface ExportJob extends Omit<CsvRequest, 'session_id'> {
  readonly packed: Uint8Array;
  readonly today: string;
}

/** Writes a stored ranking as a CSV file, after separating the lines in `taken_out` from their stories. */
export async function exportRanking({
  packed,
  today,
  form = 'stories',
  taken_out,
}: ExportJob): Promise<CsvExport> {
  const lines = taken_out?.split(',').map(Number) ?? [];
  const result = applyHandEdits(
    await unpackRanking(packed),
    lines.map((line) => ({ kind: 'take_out', line })),
  );
  const suffixes = form === 'lines' ? ['lines'] : [];
  const fileName = rankingFileName(result, { suffixes, extension: 'csv', today, isAscii: true });
  return { fileName, csv: toCsv(result, form) };
}
