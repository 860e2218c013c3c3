/**
 * Every expected failure of the API in one table: cause, HTTP status, stable code and the one plain sentence that the
 * user reads. A sentence that should lead the user to paste the text contains `access`, `scrape` or `404`; no other does.
 */

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
  internal: { status: 500, code: 'internal', message: 'Something went wrong on our side.', retry: true },
} as const satisfies Record<string, FailureRow>;

export type FailureCause = keyof typeof FAILURES;

/** An expected failure; everything else that is thrown is a bug and answers 500. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly failureCause: FailureCause;

  constructor(failureCause: FailureCause, options?: ErrorOptions) {
    super(FAILURES[failureCause].message, options);
    this.failureCause = failureCause;
  }

  get row(): FailureRow {
    return FAILURES[this.failureCause];
  }
}
