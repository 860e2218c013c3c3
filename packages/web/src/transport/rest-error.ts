import { type StatedFacts, statedFacts } from '@earshot/schema/stated-facts';
import { instantOf } from '@earshot/schema/values/dates/calendar';
import { isRecord } from './complete.ts';

/** Facts about a failed call. */
export interface RestFailure {
  /** HTTP status, or 0 if the server could not be reached. */
  readonly status: number;
  /** The server's own message, without the status. */
  readonly detail: string;
  /** Stable failure code, if the server sent one. */
  readonly code?: string | undefined;
  /** Seconds to wait before a retry, from `Retry-After`, if the server sent it. */
  readonly retryAfterSeconds?: number | undefined;
  /** What the page states about an article that could not be read. */
  readonly stated?: StatedFacts | undefined;
}

/** A failed call. `message` is shown to the user: `status: text` (spec section 8, A-57). */
export class RestError extends Error implements RestFailure {
  override readonly name = 'RestError';
  readonly status: number;
  readonly detail: string;
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly stated: StatedFacts | undefined;

  constructor(message: string, { status, detail, code, retryAfterSeconds, stated }: RestFailure) {
    super(message);
    this.status = status;
    this.detail = detail;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.stated = stated;
  }
}

/** Returns the failed REST call behind an error of a tRPC hook. Null if the call failed in another way. */
export function restErrorOf(error: unknown): RestError | null {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof RestError ? cause : null;
}

/**
 * Creates the error for a response. Its detail is the message in the JSON body, or else the body text, or else the status
 * text (#360, #361).
 * @param retryAfter value of the `Retry-After` header, in seconds or as an HTTP date
 */
export function errorOfResponse(
  status: number,
  statusText: string,
  body: string,
  retryAfter: string | null = null,
): RestError {
  const failure = parseFailure(body);
  const detail = failure?.message ?? (body.trim() === '' ? statusText : body);
  const retryAfterSeconds = parseRetryAfter(retryAfter);
  const { code, stated } = failure ?? {};
  return new RestError(`${status}: ${detail}`, { status, detail, code, retryAfterSeconds, stated });
}

/**
 * Returns the seconds to wait according to a `Retry-After` header, rounded up. Undefined if the header is missing, invalid
 * or not in the future.
 */
function parseRetryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds : (instantOf(header) - Date.now()) / 1000;
  return wait > 0 ? Math.ceil(wait) : undefined;
}

interface ParsedFailure {
  readonly message: string;
  readonly code: string | undefined;
  readonly stated: StatedFacts | undefined;
}

function parseFailure(body: string): ParsedFailure | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('message' in parsed)) return null;
    const { message } = parsed;
    if (typeof message !== 'string' || message === '') return null;
    const code = 'code' in parsed && typeof parsed.code === 'string' ? parsed.code : undefined;
    return { message, code, stated: 'stated' in parsed ? parseStated(parsed.stated) : undefined };
  } catch {
    return null;
  }
}

function parseStated(value: unknown): StatedFacts | undefined {
  if (!isRecord(value)) return undefined;
  const text = (field: string) => (typeof value[field] === 'string' ? value[field] : undefined);
  return statedFacts({
    outlet: text('outlet'),
    headline: text('headline'),
    date: text('date'),
    handle: text('handle'),
  });
}
