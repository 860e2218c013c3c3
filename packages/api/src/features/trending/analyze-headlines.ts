import { randomUUID } from 'node:crypto';
import { Failure, ValidationFailure } from '@earshot/schema/failures';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import type {
  TrendingFileRequest,
  TrendingResult,
  TrendingTextRequest,
} from '@earshot/schema/trending/model';
import { checkTrendingFile, checkTrendingInput, checkTrendingTable } from '@earshot/schema/trending/rules';
import type { LinesInput } from '../../core/trending/lines/lines-input.ts';
import type { Caller } from '../../ports.ts';
import { packRanking } from '../../records/pack-ranking.ts';
import type { Services } from '../../services.ts';

type Needs = Pick<Services, 'clock' | 'compute' | 'records' | 'trendingSessionTtlHours'>;

const HOUR_MS = 60 * 60 * 1000;

/** Shown to a visitor whose ranking could not be stored in time. */
const NOT_KEPT =
  'The server could not save this ranking. Download the CSV from this page: its address on the server does not work.';

/** Ranks a pasted list, stores the result for export and counts the use. Throws `ValidationFailure` for blank text. */
export async function analyzePastedText(
  services: Needs,
  { text, ...asked }: TrendingTextRequest,
  caller: Caller,
): Promise<TrendingResult> {
  const problem = checkTrendingInput({ mode: 'paste', text, hasFile: false });
  if (problem) throw new ValidationFailure(problem);
  return analyzeLines(services, { ...asked, lines: text }, caller);
}

/**
 * Ranks the lines of an uploaded document or the rows of a table. Throws `ValidationFailure` for an invalid name, `Failure`
 * for invalid content.
 */
export async function analyzeFile(
  services: Needs & Pick<Services, 'documents'>,
  { file, contents = 'document', ...asked }: TrendingFileRequest,
  caller: Caller,
): Promise<TrendingResult> {
  const problem = contents === 'table' ? checkTrendingTable(file) : checkTrendingFile(file);
  if (problem) throw new ValidationFailure(problem);
  if (file.size > UPLOAD_MAX_BYTES) throw new Failure('file-too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { lines, notes } = await services.documents.read({ name: file.name, bytes }, caller);
  return analyzeLines(services, { ...asked, lines }, caller, notes);
}

/** Maximum number of progress reports for a list. */
const STEPS = 50;

/** Returns a callback that reports the number of ranked lines, at most fifty times, if the caller requests progress. */
function rankedTo({ onProgress }: Caller): Pick<LinesInput, 'onRanked'> {
  let step = 0;
  if (!onProgress) return {};
  return {
    onRanked(done, total) {
      const next = Math.floor((STEPS * done) / total);
      if (next > step) onProgress({ unit: 'lines', done, total });
      step = next;
    },
  };
}

async function analyzeLines(
  { clock, compute, records, trendingSessionTtlHours }: Needs,
  asked: Omit<LinesInput, 'referenceDay' | 'onRanked'>,
  caller: Caller,
  documentNotes: readonly string[] = [],
): Promise<TrendingResult> {
  const now = clock();
  const referenceDay = now.toISOString().slice(0, 10);
  const input = { ...asked, referenceDay, ...rankedTo(caller) };
  const ranking = await compute.run('analyzeLines', input, caller);
  const { summary } = ranking;
  const notes = [...documentNotes, ...summary.notes];
  const expiresAt = new Date(now.getTime() + trendingSessionTtlHours * HOUR_MS);
  const session_id = randomUUID();
  const result = {
    ...ranking,
    session_id,
    summary: { ...summary, notes },
    stored_until: expiresAt.toISOString(),
  };
  records.count('trending');
  const packed = await packRanking(result);
  if (await records.keep({ id: session_id, packed, expiresAt, client: caller.client })) return result;
  return { ...result, summary: { ...summary, notes: [...notes, NOT_KEPT] }, stored_until: null };
}
