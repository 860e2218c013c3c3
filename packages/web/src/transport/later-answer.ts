import { JOBS_PATH } from '@earshot/schema/contract';
import type { JobProgress } from '@earshot/schema/jobs/model';
import { isRecord } from './complete.ts';
import type { HttpRequest, HttpResponse } from './http-message.ts';
import { parseRetryAfter } from './rest-error.ts';

/** Asks for the answer as a job where that takes longer than two seconds (RFC 7240). */
export const PREFER_LATER = 'respond-async, wait=2';

/** Between two questions: a tenth of the time so far, so that a short job is not kept waiting and a long one asks seldom. */
const PAUSE_SHARE = 0.1;
const MIN_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 5000;
/** A question that fails is asked again after 1, 2, 4, 8 and 16 seconds. */
const MAX_RETRIES = 5;
const PASSING_STATUSES: readonly number[] = [429, 502, 503, 504];

export interface LaterCall {
  readonly signal?: AbortSignal | undefined;
  /** Called with each progress that the server reports. */
  readonly onProgress?: ((progress: JobProgress) => void) | undefined;
  readonly send: (request: HttpRequest) => Promise<HttpResponse>;
}

/** Address of the job where the answer will be; null when the response is the answer itself. */
export function jobAddressOf({ status, location }: HttpResponse): string | null {
  return status === 202 && location?.startsWith(`${JOBS_PATH}/`) ? location : null;
}

/**
 * The answer of a job, as the call itself would have given it; null when the server no longer knows the job, e.g. after
 * a restart. Ends the job when `signal` fires or the page is closed. Throws what `send` throws when the server cannot be
 * reached several times in a row.
 */
export async function answerOfJob(address: string, call: LaterCall): Promise<HttpResponse | null> {
  const endOnLeaving = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) endJob(address);
  };
  window.addEventListener('pagehide', endOnLeaving);
  try {
    const answer = await pollJob(address, call);
    if (answer?.status === 200) endJob(address);
    return answer;
  } catch (error) {
    if (call.signal?.aborted) endJob(address);
    throw error;
  } finally {
    window.removeEventListener('pagehide', endOnLeaving);
  }
}

async function pollJob(address: string, call: LaterCall): Promise<HttpResponse | null> {
  const startedAt = performance.now();
  for (;;) {
    const share = (performance.now() - startedAt) * PAUSE_SHARE;
    await pause(Math.min(Math.max(share, MIN_PAUSE_MS), MAX_PAUSE_MS), call.signal);
    const response = await ask(address, call);
    if (response.status === 404) return null;
    const job = response.status === 200 ? readJob(response.text) : null;
    if (job === null) return response;
    if (job.progress) call.onProgress?.(job.progress);
    if (job.result !== null) return ask(job.result, call);
  }
}

/** Sends a question, again after a pause while the server is away or asks for patience. */
async function ask(url: string, { send, signal }: LaterCall): Promise<HttpResponse> {
  for (let failed = 0; ; failed += 1) {
    const response = await send({ method: 'GET', url, headers: {}, signal }).catch((error: unknown) => {
      if (!(error instanceof TypeError) || failed === MAX_RETRIES) throw error;
      return null;
    });
    if (response && (failed === MAX_RETRIES || !PASSING_STATUSES.includes(response.status))) return response;
    const askedMs = (parseRetryAfter(response?.retryAfter ?? null) ?? 0) * 1000;
    await pause(Math.max(askedMs, MIN_PAUSE_MS * 2 ** failed), signal);
  }
}

/** Nobody waits for the outcome: a job that is not ended expires by itself. */
function endJob(address: string): void {
  fetch(address, { method: 'DELETE', credentials: 'include', keepalive: true }).catch(() => undefined);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new DOMException('The request was canceled.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
}

/** What matters of a job's description; null when it is none. */
function readJob(text: string): { progress: JobProgress | null; result: string | null } | null {
  try {
    const job: unknown = JSON.parse(text);
    if (!isRecord(job)) return null;
    const result = typeof job.result === 'string' && job.result.startsWith(`${JOBS_PATH}/`);
    return { progress: readProgress(job.progress), result: result ? String(job.result) : null };
  } catch {
    return null;
  }
}

function readProgress(value: unknown): JobProgress | null {
  if (!isRecord(value)) return null;
  const { unit, done, total } = value;
  if ((unit !== 'lines' && unit !== 'pages') || typeof done !== 'number' || typeof total !== 'number')
    return null;
  return { unit, done, total };
}
