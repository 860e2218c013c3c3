import type { AddressFacts } from '@earshot/schema/address-facts';
import { FAILURES, Failure, type FailureCause, ValidationFailure } from '@earshot/schema/failures';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';

export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly retryAfterSeconds?: number;
  readonly stated?: AddressFacts;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** Quoted by the user who reports an unexpected error. */
  readonly requestId?: string;
}

export interface ErrorResponse {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;
  readonly unexpected: boolean;
  readonly cause?: string;
  readonly systemCode?: string;
}

const DEFAULT_RETRY_AFTER_SECONDS = 5;

const CAUSE_BY_TRPC_CODE: Partial<Record<TRPCError['code'], FailureCause>> = {
  PARSE_ERROR: 'invalid-json',
  BAD_REQUEST: 'invalid-json',
  NOT_FOUND: 'not-found',
  PAYLOAD_TOO_LARGE: 'request-too-large',
  METHOD_NOT_SUPPORTED: 'method-not-allowed',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported-content-type',
  TOO_MANY_REQUESTS: 'rate-limited',
  CLIENT_CLOSED_REQUEST: 'aborted',
};

export function describeError(error: unknown, requestId: string): ErrorResponse {
  const root = rootCause(error);
  if (root instanceof ValidationFailure) {
    const issues = [{ path: root.field, message: root.message }];
    return { ...expected(400, { message: root.message, code: 'validation', issues }), cause: 'validation' };
  }
  if (root instanceof z.ZodError && isInputError(error)) return describeZodError(root);
  if (root instanceof Failure) {
    const systemCode = systemCodeOf(root.cause);
    return { ...describeFailure(root.failureCause, root), ...(systemCode && { systemCode }) };
  }
  if (isAbort(root)) return describeFailure('aborted');
  const refusedStatus = statusOfRefusal(root);
  if (refusedStatus) return { ...describeFailure('invalid-request'), status: refusedStatus };
  const reported = root instanceof TRPCError ? root : error;
  const cause = reported instanceof TRPCError ? CAUSE_BY_TRPC_CODE[reported.code] : undefined;
  if (cause) return describeFailure(cause);
  const { status, code, message } = FAILURES.internal;
  return { status, body: { message, code, requestId }, headers: {}, unexpected: true, cause: 'internal' };
}

/** `Retry-After` is sent with every 429 and 503, and with other failures that name a time, such as a site's refusal. */
export function describeFailure(
  cause: FailureCause,
  failure: Partial<Pick<Failure, 'message' | 'retryAfterSeconds' | 'stated'>> = {},
): ErrorResponse {
  const { status, code, message } = FAILURES[cause];
  const isOurs = status === 429 || status === 503;
  const seconds = failure.retryAfterSeconds;
  const retryAfterSeconds = seconds ?? (isOurs ? DEFAULT_RETRY_AFTER_SECONDS : undefined);
  const isTimed = cause === 'rate-limited' && seconds !== undefined;
  const wait = seconds === 1 ? 'a second' : `${seconds} seconds`;
  const sentence = isTimed ? message.replace('a moment', wait) : (failure.message ?? message);
  const body = { message: sentence, code, ...(failure.stated && { stated: failure.stated }) };
  if (retryAfterSeconds === undefined) return { ...expected(status, body), cause };
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return { ...expected(status, { ...body, retryAfterSeconds }, headers), cause };
}

function expected(status: number, body: ErrorBody, headers: Record<string, string> = {}): ErrorResponse {
  return { status, body, headers, unexpected: false };
}

function describeZodError(error: z.ZodError): ErrorResponse {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  const first = issues[0];
  const field = first?.path ? `“${first.path}”` : 'its content';
  // The product's own rules have messages for users. The library's messages are technical.
  const forUsers = error.issues[0]?.code === 'custom' ? first?.message : undefined;
  return expected(400, {
    message: forUsers ?? `The request is not valid: please check ${field}.`,
    code: 'bad_request',
    issues,
  });
}

/** Output that violates its schema is a bug in the server, not the caller's mistake. */
function isInputError(error: unknown): boolean {
  return error instanceof z.ZodError || (error instanceof TRPCError && error.code === 'BAD_REQUEST');
}

function rootCause(error: unknown): unknown {
  return error instanceof TRPCError && error.cause instanceof Error && error.cause !== error
    ? rootCause(error.cause)
    : error;
}

/** Express and its libraries throw client errors with a 4xx status, such as a failed precondition. */
function statusOfRefusal(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  return error.status >= 400 && error.status < 500 ? error.status : undefined;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Error code such as ENOSPC or SQLITE_FULL, of the error or one of its causes. Never a message, which could quote a visitor. */
export function systemCodeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return systemCodeOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[A-Z0-9_]{2,40}$/.test(error.code))
    return error.code;
  return systemCodeOf(error.cause);
}
