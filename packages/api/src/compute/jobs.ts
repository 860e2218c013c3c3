/** The jobs of the compute pool: pure functions of their input, by name. */
import { Failure } from '@earshot/schema/failures';
import { rankingFileName } from '@earshot/schema/trending/file-name';
import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import type { CsvExport, CsvRequest, TrendingResult } from '@earshot/schema/trending/model';
import { toCsv } from '@earshot/schema/trending/to-csv';
import { analyzeArticlePage } from '../core/article/analyze-article-page.ts';
import { analyzeDocument } from '../core/article/analyze-document.ts';
import { analyzeManualArticle } from '../core/article/analyze-manual-article.ts';
import { readFeed } from '../core/feeds/read-feed.ts';
import { readNextPart } from '../core/page/read-article.ts';
import { analyzePost } from '../core/social/analyze-post.ts';
import { readPostAnswer } from '../core/social/recognize-link.ts';
import { analyzeLines } from '../core/trending/analyze-lines.ts';
import type { LinesInput } from '../core/trending/lines/read-lines.ts';
import { readLanding } from '../core/url/landing/read-landing.ts';
import { readLead } from '../core/url/landing/read-lead.ts';
import type { Caller } from '../ports.ts';
import { unpackRanking } from '../records/records.ts';

export const JOBS = {
  analyzeArticlePage,
  analyzeDocument,
  analyzeManualArticle,
  analyzePost,
  exportRanking,
  rankLines,
  readFeed,
  readLanding,
  readLead,
  readNextPart,
  readPostAnswer,
};

export type JobName = keyof typeof JOBS;
export type JobInput<N extends JobName> = Parameters<(typeof JOBS)[N]>[0];
type JobOutput<N extends JobName> = Awaited<ReturnType<(typeof JOBS)[N]>>;

export interface Compute {
  /** Throws the job's `Failure`, `busy`, `job-timeout`, `job-too-large`, or the signal's reason if the client disconnects. */
  run<N extends JobName>(name: N, input: JobInput<N>, caller: Caller): Promise<JobOutput<N>>;
  json(name: JobName, input: JobInput<JobName>, caller: Caller): Promise<string>;
}

interface RankingJob extends LinesInput {
  readonly sessionId: string;
  readonly storedUntil: string;
  readonly documentNotes: readonly string[];
}

function rankLines({ sessionId, storedUntil, documentNotes, ...input }: RankingJob): TrendingResult {
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

async function exportRanking({ packed, today, form = 'stories', taken_out }: ExportJob): Promise<CsvExport> {
  const lines = taken_out?.split(',').map(Number) ?? [];
  const result = applyHandEdits(
    await unpackRanking(packed),
    lines.map((line) => ({ kind: 'take_out', line })),
  );
  const suffixes = form === 'lines' ? ['lines'] : [];
  const fileName = rankingFileName(result, { suffixes, extension: 'csv', today, isAscii: true });
  return { fileName, csv: toCsv(result, form) };
}

/** Several times as long as the longest ranking. */
const MAX_RESULT_CHARACTERS = 64_000_000;

/** Returns the result as JSON. Throws `job-too-large` beyond the limit, or if the job exceeds a limit of the JavaScript engine. */
export async function runJob<N extends JobName>(name: N, input: JobInput<N>): Promise<string> {
  const job = JOBS[name] as (input: JobInput<N>) => JobOutput<N> | Promise<JobOutput<N>>;
  return resultOf(() => job(input));
}

export async function resultOf(work: () => unknown): Promise<string> {
  let json: string;
  try {
    json = JSON.stringify(await work()) ?? 'null';
  } catch (error) {
    throw isOutgrown(error) ? new Failure('job-too-large', { cause: error }) : error;
  }
  if (json.length > MAX_RESULT_CHARACTERS) throw new Failure('job-too-large');
  return json;
}

/** True for a `RangeError` of the engine's limits. An invalid date throws one, too, but is a bug in the job. */
function isOutgrown(error: unknown): boolean {
  return (
    error instanceof RangeError && /call stack|string length|array length|Array buffer/.test(error.message)
  );
}
