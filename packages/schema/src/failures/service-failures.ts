/** Failures of a request or of the service itself. */

import { IMAGE_MAX_BYTES } from '../limits.ts';
import { megabytes, row } from './failure-row.ts';

/** Returns the message of `rate-limited` for a known time to wait. */
export function rateLimitedSentence(seconds: number): string {
  return `Too many requests. Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and try again.`;
}

export const SERVICE_FAILURES = {
  'invalid-json': row(400, 'bad_request', 'The request could not be read.'),
  'invalid-request': row(400, 'bad_request', 'The service does not understand this request.'),
  'headers-too-large': row(431, 'headers_too_large', 'The headers of the request are too large.'),
  'request-timeout': row(408, 'request_timeout', 'The request took too long to arrive.'),
  'request-too-large': row(
    413,
    'request_too_large',
    `The text or image is too large. An image may have up to ${megabytes(IMAGE_MAX_BYTES)}.`,
  ),
  'columns-mismatch': row(
    400,
    'bad_request',
    'The list is not a table with as many columns as “columns” names.',
  ),
  'rate-limited': row(429, 'rate_limited', 'Too many requests. Please wait a moment and try again.'),
  busy: row(503, 'busy', 'The service is busy. Please try again in a moment.'),
  aborted: row(499, 'aborted', 'The request was canceled.'),
  'not-found': row(404, 'not_found', 'There is nothing at this address.'),
  'framework-not-found': row(404, 'not_found', 'The requested framework could not be found.'),
  'session-not-found': row(
    404,
    'not_found',
    'This result is no longer available. Please analyze the list again.',
  ),
  'session-not-kept': row(
    404,
    'not_kept',
    'The server could not save this ranking when it was made. Download it from the page that shows it, or analyze the list again.',
  ),
  'method-not-allowed': row(405, 'method_not_allowed', 'This address does not accept that kind of request.'),
  'cross-site': row(403, 'cross_site', 'Requests from other sites are refused.'),
  'foreign-host': row(
    421,
    'foreign_host',
    'This service does not answer under this name. Its operator can set PUBLIC_URL.',
  ),
  'unsupported-content-type': row(415, 'unsupported_content_type', 'Please send the request as JSON.'),
  'unsupported-form-type': row(415, 'unsupported_content_type', 'Please send the file as a multipart form.'),
  'invalid-form': row(400, 'bad_request', 'The uploaded form could not be read.'),
  'store-unavailable': row(
    503,
    'busy',
    'The service cannot save data at the moment. Please try again shortly.',
  ),
  'storage-full': row(
    503,
    'storage_full',
    'There is no space to save another ranking at the moment. Please try again later.',
  ),
  'job-too-large': row(
    422,
    'too_large',
    'This text is too large to analyze at once. Please send it in parts.',
  ),
  'job-timeout': row(
    503,
    'busy',
    'The analysis took too long and was stopped. Please try again with less text.',
  ),
  internal: row(500, 'internal', 'Something went wrong on our side.'),
};
