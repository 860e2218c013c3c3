import { type AddressFacts, addressFacts } from '@earshot/schema/address-facts';
import { instantOf } from '@earshot/schema/values/dates/calendar';
import { isRecord } from './complete.ts';

export interface HttpResponse {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  readonly retryAfter: string | null;
}

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
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly failure: RestFailure;

  constructor(message: string, failure: RestFailure) {
    super(message);
    this.failure = failure;
  }
}

/** Null if the call failed in some other way. */
export function restFailureOf(error: unknown): RestFailure | null {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof RestError ? cause.failure : null;
}

/** The detail is the message in the JSON body, or else the body, or else the status text (#360, #361). */
export function errorOfResponse({ status, statusText, text, retryAfter }: HttpResponse): RestError {
  const failure = parseFailure(text);
  const detail = failure?.message ?? (text.trim() === '' ? statusText : text);
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
    if (!isRecord(parsed)) return null;
    const { message, code, stated } = parsed;
    if (typeof message !== 'string' || message === '') return null;
    return { message, code: typeof code === 'string' ? code : undefined, stated: parseStated(stated) };
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
