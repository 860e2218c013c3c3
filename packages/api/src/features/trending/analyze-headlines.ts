import { randomUUID } from 'node:crypto';
import { Failure, ValidationFailure } from '@earshot/schema/failures';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import type {
  LineType,
  TrendingFileRequest,
  TrendingResult,
  TrendingTextRequest,
} from '@earshot/schema/trending/model';
import { checkTrendingFile, checkTrendingInput } from '@earshot/schema/trending/rules';
import type { Caller } from '../../ports.ts';
import type { Services } from '../../services.ts';

type Needs = Pick<Services, 'clock' | 'compute' | 'store' | 'trendingSessionTtlHours'>;

const HOUR_MS = 60 * 60 * 1000;

/** Ranks a pasted list, keeps the result for export and counts the use. Throws `ValidationFailure` for blank text. */
export async function analyzePastedText(
  services: Needs,
  { text, lineType }: TrendingTextRequest,
  caller: Caller,
): Promise<TrendingResult> {
  const problem = checkTrendingInput({ mode: 'paste', text, hasFile: false });
  if (problem) throw new ValidationFailure(problem);
  return analyzeLines(services, text, lineType, caller);
}

/** Ranks the lines of an uploaded document. Throws `ValidationFailure` for its name, `Failure` for its content. */
export async function analyzeFile(
  services: Needs & Pick<Services, 'documents'>,
  { file, lineType }: TrendingFileRequest,
  caller: Caller,
): Promise<TrendingResult> {
  const problem = checkTrendingFile(file);
  if (problem) throw new ValidationFailure(problem);
  if (file.size > UPLOAD_MAX_BYTES) throw new Failure('file-too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { lines, notes } = await services.documents.read({ name: file.name, bytes }, caller);
  return analyzeLines(services, lines, lineType, caller, notes);
}

async function analyzeLines(
  { clock, compute, store, trendingSessionTtlHours }: Needs,
  lines: string | readonly string[],
  lineType: LineType,
  caller: Caller,
  documentNotes: readonly string[] = [],
): Promise<TrendingResult> {
  const now = clock();
  const referenceDay = now.toISOString().slice(0, 10);
  const ranking = await compute.run('analyzeLines', { lines, lineType, referenceDay }, caller);
  const { summary, items } = ranking;
  const notes = [...documentNotes, ...summary.notes];
  const result = { session_id: randomUUID(), summary: { ...summary, notes }, items };
  const expiresAt = new Date(now.getTime() + trendingSessionTtlHours * HOUR_MS);
  await store.trendingSessions.put(result, { expiresAt, client: caller.client });
  await store.counters.increment('trending');
  return result;
}
