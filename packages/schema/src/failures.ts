/**
 * Every expected failure of the API in one table: cause, HTTP status, stable code and the one plain sentence that the
 * user reads. A sentence that should lead the user to paste the text contains `access`, `scrape` or `404`; no other does.
 */

import type { Problem } from './toast.ts';

export interface FailureRow {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Whether the same request may succeed later. */
  readonly retry: boolean;
}

export const FAILURES = {
  'invalid-json': {
    status: 400,
    code: 'bad_request',
    message: 'The request could not be read.',
    retry: false,
  },
  'request-too-large': {
    status: 413,
    code: 'request_too_large',
    message: 'The text or image is too large.',
    retry: false,
  },
  'invalid-url': {
    status: 400,
    code: 'invalid_url',
    message: 'Please enter a complete web address that starts with http:// or https://.',
    retry: false,
  },
  'forbidden-scheme': {
    status: 400,
    code: 'invalid_url',
    message: 'Only http:// and https:// links are supported.',
    retry: false,
  },
  'forbidden-userinfo': {
    status: 400,
    code: 'invalid_url',
    message: 'Links that contain a user name or password are not supported.',
    retry: false,
  },
  'forbidden-port': {
    status: 400,
    code: 'url_not_allowed',
    message: 'We can only access public websites. You can paste the text instead.',
    retry: false,
  },
  'forbidden-host': {
    status: 400,
    code: 'url_not_allowed',
    message: 'We can only access public websites. You can paste the text instead.',
    retry: false,
  },
  'forbidden-address-literal': {
    status: 400,
    code: 'url_not_allowed',
    message: 'We can only access public websites. You can paste the text instead.',
    retry: false,
  },
  'not-a-post': {
    status: 400,
    code: 'not_a_post',
    message: 'This does not look like a link to a single post.',
    retry: false,
  },
  'forbidden-address': {
    status: 422,
    code: 'unreachable',
    message: 'We could not access this site. Check the link. You can paste the text instead.',
    retry: false,
  },
  'dns-not-found': {
    status: 422,
    code: 'unreachable',
    message: 'We could not access this site. Check the link. You can paste the text instead.',
    retry: false,
  },
  unreachable: {
    status: 422,
    code: 'unreachable',
    message: 'We could not access this site. Check the link. You can paste the text instead.',
    retry: true,
  },
  network: {
    status: 422,
    code: 'unreachable',
    message: 'We could not access this site. Check the link. You can paste the text instead.',
    retry: true,
  },
  tls: {
    status: 422,
    code: 'tls_error',
    message:
      'We could not access this site because its security certificate is not valid. You can paste the text instead.',
    retry: false,
  },
  'dns-timeout': {
    status: 504,
    code: 'timeout',
    message:
      'The site took too long to answer, so we could not access the page. You can paste the text instead.',
    retry: true,
  },
  'timeout-connect': {
    status: 504,
    code: 'timeout',
    message:
      'The site took too long to answer, so we could not access the page. You can paste the text instead.',
    retry: true,
  },
  'timeout-headers': {
    status: 504,
    code: 'timeout',
    message:
      'The site took too long to answer, so we could not access the page. You can paste the text instead.',
    retry: true,
  },
  'timeout-body': {
    status: 504,
    code: 'timeout',
    message:
      'The site took too long to answer, so we could not access the page. You can paste the text instead.',
    retry: true,
  },
  'timeout-total': {
    status: 504,
    code: 'timeout',
    message:
      'The site took too long to answer, so we could not access the page. You can paste the text instead.',
    retry: true,
  },
  'redirect-loop': {
    status: 422,
    code: 'redirect_loop',
    message:
      'This link keeps redirecting to itself, so we could not access the page. You can paste the text instead.',
    retry: false,
  },
  'too-many-redirects': {
    status: 422,
    code: 'too_many_redirects',
    message:
      'This link redirects too many times, so we could not access the page. You can paste the text instead.',
    retry: false,
  },
  'redirect-forbidden': {
    status: 422,
    code: 'unreachable',
    message: 'This link leads to an address we cannot access. You can paste the text instead.',
    retry: false,
  },
  'http-401': {
    status: 422,
    code: 'login_required',
    message: 'This page needs a login, so we could not access it. You can paste the text instead.',
    retry: false,
  },
  'http-402': {
    status: 422,
    code: 'paywall',
    message: 'This page is for paying readers, so we could not access it. You can paste the text instead.',
    retry: false,
  },
  'http-403': {
    status: 422,
    code: 'access_denied',
    message: 'The site refused access to this page (403). You can paste the text instead.',
    retry: false,
  },
  'http-451': {
    status: 422,
    code: 'access_denied',
    message:
      'The site is not allowed to give access to this page here (451). You can paste the text instead.',
    retry: false,
  },
  'http-404': {
    status: 422,
    code: 'not_found',
    message: 'The page was not found (404). Check the link. You can paste the text instead.',
    retry: false,
  },
  'http-410': {
    status: 422,
    code: 'not_found',
    message: 'The page has been removed (410, like a 404). You can paste the text instead.',
    retry: false,
  },
  'http-429': {
    status: 422,
    code: 'site_rate_limited',
    message:
      'The site is limiting automatic access at the moment. Try again later. You can paste the text instead.',
    retry: true,
  },
  'http-4xx': {
    status: 422,
    code: 'site_error',
    message:
      'The site answered with an error, so we could not access the page. You can paste the text instead.',
    retry: false,
  },
  'http-5xx': {
    status: 422,
    code: 'site_error',
    message:
      'The site has a problem at the moment, so we could not access the page. Try again later. You can paste the text instead.',
    retry: true,
  },
  'bot-challenge': {
    status: 422,
    code: 'access_denied',
    message: 'The site blocks automatic access to this page. You can paste the text instead.',
    retry: false,
  },
  'login-wall': {
    status: 422,
    code: 'login_required',
    message: 'This page needs a login, so we could not access it. You can paste the text instead.',
    retry: false,
  },
  'consent-wall': {
    status: 422,
    code: 'consent_required',
    message:
      'The site asks for consent first, so we could not access the article. You can paste the text instead.',
    retry: false,
  },
  robots: {
    status: 422,
    code: 'robots',
    message: 'The site does not allow automatic access to this page. You can paste the text instead.',
    retry: false,
  },
  'type-pdf': {
    status: 422,
    code: 'unsupported_type',
    message: 'This link is a PDF file, which we cannot scrape. You can paste the text instead.',
    retry: false,
  },
  'type-image': {
    status: 422,
    code: 'unsupported_type',
    message: 'This link is an image, not a page we can scrape. You can upload the image instead.',
    retry: false,
  },
  'type-media': {
    status: 422,
    code: 'unsupported_type',
    message: 'This link is a video or sound file, which we cannot scrape. You can paste the text instead.',
    retry: false,
  },
  'unsupported-type': {
    status: 422,
    code: 'unsupported_type',
    message:
      'This link is not a web page, so there is nothing we can scrape. You can paste the text instead.',
    retry: false,
  },
  'too-large': {
    status: 422,
    code: 'too_large',
    message: 'This page is too large to scrape. You can paste the text instead.',
    retry: false,
  },
  'bad-encoding': {
    status: 422,
    code: 'bad_response',
    message: 'The site sent a damaged page, which we could not scrape. You can paste the text instead.',
    retry: false,
  },
  'bad-response': {
    status: 422,
    code: 'bad_response',
    message: 'The site sent a damaged page, which we could not scrape. You can paste the text instead.',
    retry: false,
  },
  'js-only': {
    status: 422,
    code: 'no_text',
    message:
      'This page builds its text with JavaScript, so there was nothing to scrape. You can paste the text instead.',
    retry: false,
  },
  'no-text': {
    status: 422,
    code: 'no_text',
    message: 'We could not scrape an article from this page. You can paste the text instead.',
    retry: false,
  },
  'paywall-teaser': {
    status: 422,
    code: 'paywall',
    message:
      'Only the first lines are free to read, so we could not access the whole article. You can paste the text instead.',
    retry: false,
  },
  'social-no-public-text': {
    status: 422,
    code: 'login_required',
    message:
      'This network does not let us access the post without signing in. You can paste the text instead.',
    retry: false,
  },
  'social-gone': {
    status: 422,
    code: 'not_found',
    message: 'The post was not found (404) or is private. You can paste the text instead.',
    retry: false,
  },
  'social-unavailable': {
    status: 422,
    code: 'site_error',
    message: 'We could not access this post at the moment. You can paste the text instead.',
    retry: true,
  },
  'file-missing': {
    status: 400,
    code: 'file_missing',
    message: 'Please choose a file to upload.',
    retry: false,
  },
  'file-empty': { status: 400, code: 'file_empty', message: 'The file is empty.', retry: false },
  'file-too-large': {
    status: 413,
    code: 'file_too_large',
    message: 'The file is larger than 10 MB.',
    retry: false,
  },
  'file-type': {
    status: 415,
    code: 'file_type',
    message: 'Only .txt, .docx and .pdf files can be read.',
    retry: false,
  },
  'file-type-mismatch': {
    status: 415,
    code: 'file_type_mismatch',
    message: 'The content of this file does not match the ending of its name.',
    retry: false,
  },
  'file-not-text': {
    status: 415,
    code: 'file_not_text',
    message: 'This .txt file does not contain plain text.',
    retry: false,
  },
  'file-corrupt': {
    status: 422,
    code: 'file_corrupt',
    message: 'The file is damaged and cannot be read.',
    retry: false,
  },
  'file-encrypted': {
    status: 422,
    code: 'file_encrypted',
    message: 'The file is protected by a password. Remove the protection and upload it again.',
    retry: false,
  },
  'file-no-text': {
    status: 422,
    code: 'file_no_text',
    message: 'The file contains no text. If it is a scan, run text recognition on it first.',
    retry: false,
  },
  'file-dtd': {
    status: 422,
    code: 'file_dtd',
    message: 'The document contains declarations (a DTD) that Word never writes, so it was not opened.',
    retry: false,
  },
  'file-too-complex': {
    status: 422,
    code: 'file_too_complex',
    message: 'The file needs too much time or memory to read. Save it as plain text and upload that.',
    retry: false,
  },
  'file-archive-too-large': {
    status: 413,
    code: 'file_archive_too_large',
    message: 'The document unpacks to more than we can read.',
    retry: false,
  },
  'file-too-many-entries': {
    status: 413,
    code: 'file_too_many_entries',
    message: 'The document is made of more parts than we can read.',
    retry: false,
  },
  'file-too-many-pages': {
    status: 413,
    code: 'file_too_many_pages',
    message: 'The file has more than 500 pages.',
    retry: false,
  },
  'file-too-many-lines': {
    status: 413,
    code: 'file_too_many_lines',
    message: 'The file has more than 100,000 lines.',
    retry: false,
  },
  'file-too-much-text': {
    status: 413,
    code: 'file_too_much_text',
    message: 'The file contains more text than we can read at once.',
    retry: false,
  },
  'image-base64': {
    status: 400,
    code: 'image_base64',
    message: 'The image did not arrive whole. Please upload it again.',
    retry: false,
  },
  'image-empty': { status: 400, code: 'image_empty', message: 'The image is empty.', retry: false },
  'image-too-large': {
    status: 413,
    code: 'image_too_large',
    message: 'The image is larger than 10 MB.',
    retry: false,
  },
  'image-type': {
    status: 415,
    code: 'image_type',
    message: 'Only PNG and JPEG images can be read.',
    retry: false,
  },
  'image-animated': {
    status: 415,
    code: 'image_animated',
    message: 'Animated images cannot be read. Upload a single picture.',
    retry: false,
  },
  'image-corrupt': {
    status: 422,
    code: 'image_corrupt',
    message: 'The image is damaged and cannot be read.',
    retry: false,
  },
  'image-too-small': {
    status: 422,
    code: 'image_too_small',
    message: 'The image is too small to read. It must be at least 40 pixels wide and high.',
    retry: false,
  },
  'image-too-many-pixels': {
    status: 413,
    code: 'image_too_many_pixels',
    message: 'The image has too many pixels. It may have 25 megapixels, and 12,000 pixels on a side.',
    retry: false,
  },
  'image-no-text': {
    status: 422,
    code: 'image_no_text',
    message: 'No text was found in this image.',
    retry: false,
  },
  'image-timeout': {
    status: 504,
    code: 'image_timeout',
    message: 'Reading this image took too long. Try a smaller part of it.',
    retry: true,
  },
  'too-many-lines': {
    status: 413,
    code: 'too_many_lines',
    message: 'This list has more than 100,000 lines. Please split it into smaller lists.',
    retry: false,
  },
  'rate-limited': {
    status: 429,
    code: 'rate_limited',
    message: 'Too many requests. Please wait a moment and try again.',
    retry: true,
  },
  busy: {
    status: 503,
    code: 'busy',
    message: 'The service is busy. Please try again in a moment.',
    retry: true,
  },
  aborted: { status: 499, code: 'aborted', message: 'The request was cancelled.', retry: false },
  'not-found': { status: 404, code: 'not_found', message: 'There is nothing at this address.', retry: false },
  'framework-not-found': {
    status: 404,
    code: 'not_found',
    message: 'The requested framework could not be found.',
    retry: false,
  },
  'session-not-found': {
    status: 404,
    code: 'not_found',
    message: 'This result is no longer kept; please analyze the list again.',
    retry: false,
  },
  'method-not-allowed': {
    status: 405,
    code: 'method_not_allowed',
    message: 'This address does not answer that kind of request.',
    retry: false,
  },
  'cross-site': {
    status: 403,
    code: 'cross_site',
    message: 'Requests from other sites are refused.',
    retry: false,
  },
  'unsupported-content-type': {
    status: 415,
    code: 'unsupported_content_type',
    message: 'Please send the request as JSON.',
    retry: false,
  },
  'unsupported-form-type': {
    status: 415,
    code: 'unsupported_content_type',
    message: 'Please send the file as a multipart form.',
    retry: false,
  },
  'invalid-form': {
    status: 400,
    code: 'bad_request',
    message: 'The uploaded form could not be read.',
    retry: false,
  },
  'job-too-large': {
    status: 422,
    code: 'too_large',
    message: 'This text is too large to analyze at once. Please send it in parts.',
    retry: false,
  },
  'store-unavailable': {
    status: 503,
    code: 'busy',
    message: 'The service cannot keep its records at the moment. Please try again shortly.',
    retry: true,
  },
  'job-timeout': {
    status: 503,
    code: 'busy',
    message: 'The analysis took too long and was stopped. Please try again with less text.',
    retry: true,
  },
  internal: { status: 500, code: 'internal', message: 'Something went wrong on our side.', retry: true },
} as const satisfies Record<string, FailureRow>;

export type FailureCause = keyof typeof FAILURES;

/** An expected failure; everything else that is thrown is a bug and answers 500. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly failureCause: FailureCause;
  /** How long to wait before another try, in seconds, when that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    failureCause: FailureCause,
    options: ErrorOptions & { readonly retryAfterSeconds?: number } = {},
  ) {
    super(FAILURES[failureCause].message, options);
    this.failureCause = failureCause;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get row(): FailureRow {
    return FAILURES[this.failureCause];
  }
}

/** Input that breaks a rule of the product; `message` is the rule's own text, the status is 400. */
export class ValidationFailure extends Error {
  override readonly name = 'ValidationFailure';
  readonly field: string;

  constructor(problem: Problem) {
    super(problem.toast.text ?? problem.toast.title);
    this.field = problem.field;
  }
}
