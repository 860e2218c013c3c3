import { Failure, type FailureCause } from '@earshot/schema/failures';

const CONNECT_CODES = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'EINVAL',
]);
const DAMAGED_CODES = new Set([
  'UND_ERR_HEADERS_OVERFLOW',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  'UND_ERR_RESPONSE',
  'UND_ERR_NOT_SUPPORTED',
]);

/** An abort, or a thrown value that is no `Error`, is `aborted`; any other unknown error is `network`. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Error && error.cause instanceof Failure) return error.cause;
  return new Failure(causeOf(error), { cause: error });
}

function causeOf(error: unknown): FailureCause {
  if (!(error instanceof Error)) return 'aborted';
  if (error.name === 'AbortError') return 'aborted';
  const code = 'code' in error ? String(error.code) : '';
  if (CONNECT_CODES.has(code)) return 'unreachable';
  if (code === 'UND_ERR_BODY_TIMEOUT') return 'timeout-body';
  if (code === 'UND_ERR_HEADERS_TIMEOUT') return 'timeout-headers';
  if (DAMAGED_CODES.has(code) || error.name === 'HTTPParserError') return 'bad-response';
  if (code.startsWith('Z_') || code.startsWith('ERR_BROTLI') || code.startsWith('ERR__ERROR'))
    return 'bad-encoding';
  return 'network';
}
