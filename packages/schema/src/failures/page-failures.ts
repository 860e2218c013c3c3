/** Failures of a URL, its site or its page. Most messages suggest pasting the text. */
import { row } from './failure-row.ts';

const PUBLIC_ONLY = 'We can only access public websites. You can paste the text instead.';
const NOT_REACHED = 'We could not access this site. Check the link. You can paste the text instead.';
const TOO_SLOW =
  'The site took too long to answer, so we could not access the page. You can paste the text instead.';
const NEEDS_LOGIN = 'This page needs a login, so we could not access it. You can paste the text instead.';
const DAMAGED = 'The site sent a damaged page, so we could not access it. You can paste the text instead.';

export const PAGE_FAILURES = {
  'invalid-url': row(
    400,
    'invalid_url',
    'Please enter a complete web address that starts with http:// or https://.',
  ),
  'forbidden-scheme': row(400, 'invalid_url', 'Only http:// and https:// links are supported.'),
  'forbidden-userinfo': row(
    400,
    'invalid_url',
    'Links that contain a user name or password are not supported.',
  ),
  'forbidden-port': row(400, 'url_not_allowed', PUBLIC_ONLY),
  'forbidden-host': row(400, 'url_not_allowed', PUBLIC_ONLY),
  'forbidden-address-literal': row(400, 'url_not_allowed', PUBLIC_ONLY),
  'not-a-post': row(400, 'not_a_post', 'This does not look like a link to a single post.'),
  'forbidden-address': row(422, 'unreachable', NOT_REACHED),
  'dns-not-found': row(422, 'unreachable', NOT_REACHED),
  unreachable: row(422, 'unreachable', NOT_REACHED),
  network: row(422, 'unreachable', NOT_REACHED),
  tls: row(
    422,
    'tls_error',
    'We could not access this site because its security certificate is not valid. You can paste the text instead.',
  ),
  'tls-protocol': row(
    422,
    'tls_error',
    'We could not access this site because it only offers outdated secure connections. You can paste the text instead.',
  ),
  'dns-unavailable': row(
    503,
    'dns_unavailable',
    'Our service cannot look up web addresses at the moment, so we could not access this site. Your link may be fine. You can paste the text instead.',
  ),
  'dns-timeout': row(504, 'timeout', TOO_SLOW),
  'timeout-connect': row(504, 'timeout', TOO_SLOW),
  'timeout-headers': row(504, 'timeout', TOO_SLOW),
  'timeout-body': row(504, 'timeout', TOO_SLOW),
  'timeout-total': row(504, 'timeout', TOO_SLOW),
  'redirect-loop': row(
    422,
    'redirect_loop',
    'This link keeps redirecting to itself, so we could not access the page. You can paste the text instead.',
  ),
  'too-many-redirects': row(
    422,
    'too_many_redirects',
    'This link redirects too many times, so we could not access the page. You can paste the text instead.',
  ),
  'redirect-forbidden': row(
    422,
    'unreachable',
    'This link leads to an address we cannot access. You can paste the text instead.',
  ),
  'google-news-link': row(
    422,
    'unreachable',
    'Google News does not say where this link leads, so we could not access the article. Open the link in your browser and copy the address of the article. You can paste the text instead.',
  ),
  'http-401': row(422, 'login_required', NEEDS_LOGIN),
  'http-402': row(
    422,
    'paywall',
    'This page is for subscribers only, so we could not access it. You can paste the text instead.',
  ),
  'http-403': row(
    422,
    'access_denied',
    'The site refused access to this page (403). You can paste the text instead.',
  ),
  'http-451': row(
    422,
    'access_denied',
    'The site may not give access to this page here for legal reasons (451). You can paste the text instead.',
  ),
  'http-404': row(
    422,
    'not_found',
    'The page was not found (404). Check the link. You can paste the text instead.',
  ),
  'http-410': row(
    422,
    'not_found',
    'The page has been removed (410), so we could not access it. You can paste the text instead.',
  ),
  'http-429': row(
    422,
    'site_rate_limited',
    'The site is limiting automatic access at the moment. Try again later. You can paste the text instead.',
  ),
  'http-4xx': row(
    422,
    'site_error',
    'The site answered with an error, so we could not access the page. You can paste the text instead.',
  ),
  'http-5xx': row(
    422,
    'site_error',
    'The site has a problem at the moment, so we could not access the page. Try again later. You can paste the text instead.',
  ),
  'bot-challenge': row(
    422,
    'access_denied',
    'The site blocks automatic access to this page. You can paste the text instead.',
  ),
  'login-wall': row(422, 'login_required', NEEDS_LOGIN),
  'consent-wall': row(
    422,
    'consent_required',
    'The site asks for consent first, so we could not access the article. You can paste the text instead.',
  ),
  robots: row(
    422,
    'robots',
    'The site does not allow automatic access to this page. You can paste the text instead.',
  ),
  'type-pdf': row(
    422,
    'unsupported_type',
    'This link is a PDF file whose text we cannot access. You can paste the text instead.',
  ),
  'type-image': row(
    422,
    'unsupported_type',
    'This link is an image, not a page whose text we can access. You can upload the image instead.',
  ),
  'type-media': row(
    422,
    'unsupported_type',
    'This link is a video or audio file, so there is no text we can access. You can paste the text instead.',
  ),
  'unsupported-type': row(
    422,
    'unsupported_type',
    'This link is not a web page, so there is no text we can access. You can paste the text instead.',
  ),
  'too-large': row(422, 'too_large', 'This page is too large to access. You can paste the text instead.'),
  'bad-encoding': row(422, 'bad_response', DAMAGED),
  'bad-response': row(422, 'bad_response', DAMAGED),
  'js-only': row(
    422,
    'no_text',
    'This page builds its text with JavaScript, so we could not access it. You can paste the text instead.',
  ),
  'no-text': row(
    422,
    'no_text',
    'We could not access an article on this page. You can paste the text instead.',
  ),
  'paywall-teaser': row(
    422,
    'paywall',
    'This article is behind a paywall, so we could not access all of it. You can paste the text instead.',
  ),
  'soft-404': row(
    422,
    'not_found',
    'The site says that this page was not found (404). Check the link. You can paste the text instead.',
  ),
  gone: row(
    422,
    'not_found',
    'The article is gone from this address, so we could not access it. You can paste the text instead.',
  ),
  'error-page': row(
    422,
    'site_error',
    'The site shows an error message, so we could not access the article. Try again later. You can paste the text instead.',
  ),
  parked: row(422, 'not_an_article', 'This domain is parked or for sale, so there is no article on it.'),
  'home-page': row(
    422,
    'not_an_article',
    'This link opens a home page, not an article. Open the article and copy its own link.',
  ),
  'story-list': row(
    422,
    'not_an_article',
    'This page is a list of stories, not an article. Open one of them and copy its link.',
  ),
  'search-results': row(
    422,
    'not_an_article',
    'This page shows search results, not an article. Open one of them and copy its link.',
  ),
  form: row(422, 'not_an_article', 'This page is a form to fill in, not an article.'),
  'comments-only': row(
    422,
    'not_an_article',
    'This page contains only readers’ comments. Open the article and copy its own link.',
  ),
  'video-only': row(
    422,
    'not_an_article',
    'This page is a video or audio recording without an article, so there was no text we could access. You can paste the text of a transcript instead.',
  ),
  'gallery-only': row(
    422,
    'not_an_article',
    'This page is a picture gallery without an article, so there was no text we could access. You can paste the text instead.',
  ),
  'notice-only': row(
    422,
    'no_text',
    'This page contains only a legal notice where the article should be, so there was no text we could access. You can paste the text instead.',
  ),
  'offer-page': row(422, 'not_an_article', 'This page offers a product or a service. It is not an article.'),
  'job-ad': row(422, 'not_an_article', 'This page is a job ad, not an article.'),
  'event-page': row(422, 'not_an_article', 'This page announces an event. It is not an article.'),
  feed: row(
    422,
    'not_an_article',
    'This link is a feed, not an article. Copy the link of one of its articles.',
  ),
  'json-data': row(422, 'not_an_article', 'This link leads to data for programs (JSON), not to an article.'),
  'data-file': row(422, 'not_an_article', 'This link leads to a data file for programs, not to an article.'),
  'social-no-public-text': row(
    422,
    'login_required',
    'This network does not let us access this post without signing in. You can upload a screenshot of it instead.',
  ),
  'social-gone': row(
    422,
    'not_found',
    'The post was not found (404) or is private. If you can see it, you can upload a screenshot of it instead.',
  ),
  'social-rate-limited': row(
    422,
    'site_rate_limited',
    'This network is limiting automatic access at the moment. Try again later, or upload a screenshot of the post instead.',
  ),
  'social-unavailable': row(
    422,
    'site_error',
    'We could not access this post at the moment. You can upload a screenshot of it instead.',
  ),
};
