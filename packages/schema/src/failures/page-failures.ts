/** Failures of an address, its site or its page; most of them tell the visitor to paste the text. */
import { lasting, passing } from './failure-row.ts';

export const PAGE_FAILURES = {
  'invalid-url': lasting(
    400,
    'invalid_url',
    'Please enter a complete web address that starts with http:// or https://.',
  ),
  'forbidden-scheme': lasting(400, 'invalid_url', 'Only http:// and https:// links are supported.'),
  'forbidden-userinfo': lasting(
    400,
    'invalid_url',
    'Links that contain a user name or password are not supported.',
  ),
  'forbidden-port': lasting(
    400,
    'url_not_allowed',
    'We can only access public websites. You can paste the text instead.',
  ),
  'forbidden-host': lasting(
    400,
    'url_not_allowed',
    'We can only access public websites. You can paste the text instead.',
  ),
  'forbidden-address-literal': lasting(
    400,
    'url_not_allowed',
    'We can only access public websites. You can paste the text instead.',
  ),
  'not-a-post': lasting(400, 'not_a_post', 'This does not look like a link to a single post.'),
  'forbidden-address': lasting(
    422,
    'unreachable',
    'We could not access this site. Check the link. You can paste the text instead.',
  ),
  'dns-not-found': lasting(
    422,
    'unreachable',
    'We could not access this site. Check the link. You can paste the text instead.',
  ),
  unreachable: passing(
    422,
    'unreachable',
    'We could not access this site. Check the link. You can paste the text instead.',
  ),
  network: passing(
    422,
    'unreachable',
    'We could not access this site. Check the link. You can paste the text instead.',
  ),
  tls: lasting(
    422,
    'tls_error',
    'We could not access this site because its security certificate is not valid. You can paste the text instead.',
  ),
  'dns-timeout': passing(
    504,
    'timeout',
    'The site took too long to answer, so we could not access the page. You can paste the text instead.',
  ),
  'timeout-connect': passing(
    504,
    'timeout',
    'The site took too long to answer, so we could not access the page. You can paste the text instead.',
  ),
  'timeout-headers': passing(
    504,
    'timeout',
    'The site took too long to answer, so we could not access the page. You can paste the text instead.',
  ),
  'timeout-body': passing(
    504,
    'timeout',
    'The site took too long to answer, so we could not access the page. You can paste the text instead.',
  ),
  'timeout-total': passing(
    504,
    'timeout',
    'The site took too long to answer, so we could not access the page. You can paste the text instead.',
  ),
  'redirect-loop': lasting(
    422,
    'redirect_loop',
    'This link keeps redirecting to itself, so we could not access the page. You can paste the text instead.',
  ),
  'too-many-redirects': lasting(
    422,
    'too_many_redirects',
    'This link redirects too many times, so we could not access the page. You can paste the text instead.',
  ),
  'redirect-forbidden': lasting(
    422,
    'unreachable',
    'This link leads to an address we cannot access. You can paste the text instead.',
  ),
  'http-401': lasting(
    422,
    'login_required',
    'This page needs a login, so we could not access it. You can paste the text instead.',
  ),
  'http-402': lasting(
    422,
    'paywall',
    'This page is for paying readers, so we could not access it. You can paste the text instead.',
  ),
  'http-403': lasting(
    422,
    'access_denied',
    'The site refused access to this page (403). You can paste the text instead.',
  ),
  'http-451': lasting(
    422,
    'access_denied',
    'The site is not allowed to give access to this page here (451). You can paste the text instead.',
  ),
  'http-404': lasting(
    422,
    'not_found',
    'The page was not found (404). Check the link. You can paste the text instead.',
  ),
  'http-410': lasting(
    422,
    'not_found',
    'The page has been removed (410, like a 404). You can paste the text instead.',
  ),
  'http-429': passing(
    422,
    'site_rate_limited',
    'The site is limiting automatic access at the moment. Try again later. You can paste the text instead.',
  ),
  'http-4xx': lasting(
    422,
    'site_error',
    'The site answered with an error, so we could not access the page. You can paste the text instead.',
  ),
  'http-5xx': passing(
    422,
    'site_error',
    'The site has a problem at the moment, so we could not access the page. Try again later. You can paste the text instead.',
  ),
  'bot-challenge': lasting(
    422,
    'access_denied',
    'The site blocks automatic access to this page. You can paste the text instead.',
  ),
  'login-wall': lasting(
    422,
    'login_required',
    'This page needs a login, so we could not access it. You can paste the text instead.',
  ),
  'consent-wall': lasting(
    422,
    'consent_required',
    'The site asks for consent first, so we could not access the article. You can paste the text instead.',
  ),
  robots: lasting(
    422,
    'robots',
    'The site does not allow automatic access to this page. You can paste the text instead.',
  ),
  'type-pdf': lasting(
    422,
    'unsupported_type',
    'This link is a PDF file, which we cannot scrape. You can paste the text instead.',
  ),
  'type-image': lasting(
    422,
    'unsupported_type',
    'This link is an image, not a page we can scrape. You can upload the image instead.',
  ),
  'type-media': lasting(
    422,
    'unsupported_type',
    'This link is a video or sound file, which we cannot scrape. You can paste the text instead.',
  ),
  'unsupported-type': lasting(
    422,
    'unsupported_type',
    'This link is not a web page, so there is nothing we can scrape. You can paste the text instead.',
  ),
  'too-large': lasting(422, 'too_large', 'This page is too large to scrape. You can paste the text instead.'),
  'bad-encoding': lasting(
    422,
    'bad_response',
    'The site sent a damaged page, which we could not scrape. You can paste the text instead.',
  ),
  'bad-response': lasting(
    422,
    'bad_response',
    'The site sent a damaged page, which we could not scrape. You can paste the text instead.',
  ),
  'js-only': lasting(
    422,
    'no_text',
    'This page builds its text with JavaScript, so there was nothing to scrape. You can paste the text instead.',
  ),
  'no-text': lasting(
    422,
    'no_text',
    'We could not scrape an article from this page. You can paste the text instead.',
  ),
  'paywall-teaser': lasting(
    422,
    'paywall',
    'Only the first lines are free to read, so we could not access the whole article. You can paste the text instead.',
  ),
  'social-no-public-text': lasting(
    422,
    'login_required',
    'This network does not let us access this post without signing in. You can upload a screenshot of it instead.',
  ),
  'social-gone': lasting(
    422,
    'not_found',
    'The post was not found (404) or is private. If you can see it, you can upload a screenshot of it instead.',
  ),
  'social-unavailable': passing(
    422,
    'site_error',
    'We could not access this post at the moment. You can upload a screenshot of it instead.',
  ),
  'job-too-large': lasting(
    422,
    'too_large',
    'This text is too large to analyze at once. Please send it in parts.',
  ),
};
