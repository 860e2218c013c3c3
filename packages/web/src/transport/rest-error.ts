import { type AddressFacts, addressFacts } from '@earshot/schema/address-facts';
import { instantOf } from '@earshot/schema/values/dates/calendar';
import { isRecord } from './complete.ts';

export interface RestFailure {
  /** 0 if the server could not be reached. */
  readonly status: number;
  /** The message without the status. */
  readonly detail: string;
  readonly code?: string | undefined;
  /** From the `Retry-After` header. */
  readonly retryAfterSeconds?: number | undefined;
  /** What is known about an article that could not be read. */
  readonly stated?: AddressFacts | undefined;
}

/** `message` is what the user sees: `status: text` (specification, section 8; A-57). */
export class RestError extends Error implements RestFailure {
  override readonly name = 'RestError';
  readonly status: number;
  readonly detail: string;
  readonly code: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly stated: AddressFacts | undefined;

  constructor(message: string, { status, detail, code, retryAfterSeconds, stated }: RestFailure) {
    super(message);
    this.status = status;
    this.detail = detail;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.stated = stated;
  }
}

/** Null if the call failed in some other way. */
export function restErrorOf(error: unknown): RestError | null {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof RestError ? cause : null;
}

/** The detail is the message in the JSON body, or else the body, or else the status text (#360, #361). */
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

/** Reads seconds or an HTTP date. Undefined if the header is missing, invalid or not in the future. */
function parseRetryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds : (instantOf(header) - Date.now()) / 1000;
  return wait > 0 ? Math.ceil(wait) : undefined;
}

function parseFailure(body: string) {
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

function parseStated(value: unknown): AddressFacts | undefined {
  if (!isRecord(value)) return undefined;
  const text = (field: string) => (typeof value[field] === 'string' ? value[field] : undefined);
  return addressFacts({
    outlet: text('outlet'),
    headline: text('headline'),
    date: text('date'),
    handle: text('handle'),
  });
}
