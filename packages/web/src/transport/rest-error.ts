import { type StatedFacts, statedFacts } from '@earshot/schema/stated-facts';
import { isRecord } from './complete.ts';

/** What is known of a call that did not succeed. */
export interface RestFailure {
  /** HTTP status; 0 when the server was not reached. */
  readonly status: number;
  /** The server's own sentence, without the status. */
  readonly detail: string;
  /** Stable code of the failure, when the server gave one. */
  readonly code?: string | undefined;
  /** How long to wait before another try, from `Retry-After`, when the server said so. */
  readonly retryAfterSeconds?: number | undefined;
  /** What the page says of the article that could not be read. */
  readonly stated?: StatedFacts | undefined;
}

/** A call that did not succeed. `message` is what the user reads: `status: text` (spec section 8, A-57). */
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

/** The failed REST call that caused an error of a tRPC hook; null when the call failed in another way. */
export function restErrorOf(error: unknown): RestError | null {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof RestError ? cause : null;
}

/**
 * The error of a response: its JSON message, else its body text, else its status text (#360, #361).
 * @param retryAfter the header of that name, seconds or an HTTP date
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

/** Seconds to wait, rounded up, from `Retry-After`; undefined when the header names no time to come. */
export function parseRetryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(header) - Date.now()) / 1000;
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
  return statedFacts({ outlet: text('outlet'), headline: text('headline'), date: text('date') });
}
