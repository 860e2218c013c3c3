import { JOBS_PATH } from '@earshot/schema/contract';
import type { JobProgress } from '@earshot/schema/jobs/model';
import { isRecord } from './complete.ts';
import type { HttpRequest, HttpResponse } from './http-message.ts';
import { parseRetryAfter } from './rest-error.ts';

/** `Prefer` header (RFC 7240) that lets the server respond with a job if the result takes longer than two seconds. */
export const PREFER_LATER = 'respond-async, wait=2';

/**
 * Pause before the next poll, as a fraction of the time elapsed so far, so that a short job is polled often and a long job
 * rarely.
 */
const PAUSE_SHARE = 0.1;
const MIN_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 5000;
/** Maximum number of retries of a failed poll: after 1, 2, 4, 8 and 16 seconds, or later if `Retry-After` says so. */
const MAX_RETRIES = 5;
const PASSING_STATUSES: readonly number[] = [429, 502, 503, 504];

export interface LaterCall {
  readonly signal?: AbortSignal | undefined;
  /** Called with each progress update that the server reports. */
  readonly onProgress?: ((progress: JobProgress) => void) | undefined;
  readonly send: (request: HttpRequest) => Promise<HttpResponse>;
}

/** Returns the URL of the job that will have the result. Null if the response is itself the result. */
export function jobAddressOf({ status, location }: HttpResponse): string | null {
  return status === 202 && location?.startsWith(`${JOBS_PATH}/`) ? location : null;
}

/**
 * Returns a job's response, as the call itself would have returned it. Null if the server no longer knows the job, e.g.
 * after a restart. Deletes the job when it has succeeded, when `signal` is aborted, or when the page is closed. Throws
 * the error of `send` if the server still cannot be reached after several retries.
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

/**
 * Sends a GET request. Retries after a pause if the server cannot be reached, is temporarily unavailable or limits the
 * rate.
 */
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

/** Deletes a job without waiting for the outcome. A job that is not deleted expires. */
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

/** Returns the progress and the result URL from a job description. Null if the text is not a job description. */
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
