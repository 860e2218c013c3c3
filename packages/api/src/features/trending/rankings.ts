import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Failure, ValidationFailure } from '@earshot/schema/failures';
import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import {
  CsvExport,
  CsvRequest,
  DeleteReceipt,
  SessionRequest,
  TrendingFileRequest,
  TrendingResult,
  TrendingTextRequest,
} from '@earshot/schema/trending/model';
import { checkTrendingFile, checkTrendingInput, checkTrendingTable } from '@earshot/schema/trending/rules';
import { z } from 'zod';
import type { LinesInput } from '../../core/trending/lines/read-lines.ts';
import type { Caller } from '../../ports.ts';
import { packJson, RankingAnswer } from '../../records/records.ts';
import type { Services } from '../../services.ts';
import { procedure, router } from '../../trpc.ts';

/** A ranking, or a stored one as compressed bytes, which only our REST adapter asks for. Clients of tRPC never get bytes. */
const Ranking = z
  .union([TrendingResult, z.instanceof(RankingAnswer).meta({ override: { type: 'null' } })])
  .meta({
    override({ jsonSchema }) {
      delete jsonSchema.anyOf;
      jsonSchema.$ref = '#/components/schemas/TrendingResult';
    },
  }) as z.ZodType<TrendingResult, TrendingResult | RankingAnswer>;

export const trending = router({
  analyzeText: procedure('trending.analyzeText')
    .input(TrendingTextRequest)
    .output(Ranking)
    .mutation(({ ctx, input }) => analyzePastedText(ctx.services, input, ctx)),
  analyzeFile: procedure('trending.analyzeFile')
    .input(TrendingFileRequest)
    .output(Ranking)
    .mutation(({ ctx, input }) => analyzeFile(ctx.services, input, ctx)),
  exportCsv: procedure('trending.exportCsv')
    .input(CsvRequest)
    .output(CsvExport)
    .query(({ ctx, input }) => exportCsv(ctx.services, input, ctx)),
  deleteRanking: procedure('trending.deleteRanking')
    .input(SessionRequest)
    .output(DeleteReceipt)
    .mutation(({ ctx, input }) => deleteRanking(ctx.services, input)),
});

type Needs = Pick<Services, 'clock' | 'compute' | 'records' | 'trendingSessionTtlHours'>;

const HOUR_MS = 60 * 60 * 1000;

const NOT_KEPT =
  'The server could not save this ranking. Download the CSV from this page: its address on the server does not work.';

async function analyzePastedText(
  services: Needs,
  { text, ...asked }: TrendingTextRequest,
  caller: Caller,
): Promise<TrendingResult | RankingAnswer> {
  const problem = checkTrendingInput({ mode: 'paste', text, hasFile: false });
  if (problem) throw new ValidationFailure(problem);
  return rank(services, { ...asked, lines: text }, caller);
}

async function analyzeFile(
  services: Needs & Pick<Services, 'documents'>,
  { file, contents = 'document', ...asked }: TrendingFileRequest,
  caller: Caller,
): Promise<TrendingResult | RankingAnswer> {
  const problem = contents === 'table' ? checkTrendingTable(file) : checkTrendingFile(file);
  if (problem) throw new ValidationFailure(problem);
  if (file.size > UPLOAD_MAX_BYTES) throw new Failure('file-too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { lines, notes } = await services.documents.read({ name: file.name, bytes }, caller);
  return rank(services, { ...asked, lines }, caller, notes);
}

async function rank(
  { clock, compute, records, trendingSessionTtlHours }: Needs,
  asked: Omit<LinesInput, 'referenceDay'>,
  caller: Caller,
  documentNotes: readonly string[] = [],
): Promise<TrendingResult | RankingAnswer> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + trendingSessionTtlHours * HOUR_MS);
  const id = randomUUID();
  const stored = { sessionId: id, storedUntil: expiresAt.toISOString(), documentNotes };
  const input = { ...asked, ...stored, referenceDay: now.toISOString().slice(0, 10) };
  const json = await compute.json('rankLines', input, caller);
  records.count('trending');
  const packed = await packJson(json);
  const isStored = await records.keep({ id, packed, expiresAt, client: caller.client });
  if (isStored && caller.takesPacked) return new RankingAnswer(packed);
  const result: TrendingResult = JSON.parse(json);
  await nextTurn();
  if (isStored) return result;
  const { summary } = result;
  return { ...result, summary: { ...summary, notes: [...summary.notes, NOT_KEPT] }, stored_until: null };
}

async function exportCsv(
  { records, clock, compute }: Pick<Services, 'records' | 'clock' | 'compute'>,
  { session_id, ...options }: CsvRequest,
  caller: Caller,
): Promise<CsvExport> {
  const packed = await records.ranking(session_id);
  const today = clock().toISOString().slice(0, 10);
  return compute.run('exportRanking', { packed, today, ...options }, caller);
}

async function deleteRanking(
  { records }: Pick<Services, 'records'>,
  { session_id }: SessionRequest,
): Promise<DeleteReceipt> {
  await records.forget(session_id);
  return { deleted: true };
}
