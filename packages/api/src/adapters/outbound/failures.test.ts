/** Every failure that a website can cause, caused by a real server, with its status, code and message (#380). */

import { gzipSync } from 'node:zlib';
import { FAILURES, Failure, type FailureCause } from '@earshot/schema/failures';
import { expect, it } from 'vitest';
import { useRawSite, useSite } from '../../../test/use-sites.ts';
import { readArticle } from '../../core/page/read-article.ts';
import { createOutbound } from './create-outbound.ts';
import { selfSignedCertificate } from './testing/self-signed-certificate.ts';

const SENTENCE = 'The council of the harbour town agreed on a new ferry timetable after a long debate. ';
const ARTICLE = `<!doctype html><title>Ferry timetable</title><article><h1>Ferry timetable agreed</h1>${`<p>${SENTENCE.repeat(4)}</p>`.repeat(6)}</article>`;
/** Pages that respond with 200 but contain no article; the others of their kind are in `test/pages`. */
const CHALLENGE =
  '<title>One moment</title><script>window._cf_chl_opt={}</script><p>Checking your browser.</p>';
const PAGES: Readonly<Record<string, string>> = { '/challenge': CHALLENGE, '/empty': '<p>Hello.</p>' };
const STATUSES = [401, 402, 403, 404, 410, 418, 429, 451, 500, 503] as const;
const TYPES: Readonly<Record<string, string>> = {
  '/file.pdf': 'application/pdf',
  '/photo.png': 'image/png',
  '/clip.mp4': 'video/mp4',
  '/sound.mp3': 'audio/mpeg',
  '/data.zip': 'application/zip',
};

const certificate = selfSignedCertificate('secure.example');

const site = await useSite((request, response) => {
  const path = request.url ?? '/';
  const send = (status: number, headers: Record<string, string>, body: string | Buffer = '') =>
    response.writeHead(status, headers).end(body);
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const status = Number(/^\/status\/(\d+)$/.exec(path)?.[1]);
  if (PAGES[path] !== undefined) return send(200, html, PAGES[path]);
  if (TYPES[path] !== undefined) return send(200, { 'content-type': TYPES[path] }, 'x');
  if (status) return send(status, html, '<p>Error</p>');
  if (path === '/article') return send(200, html, ARTICLE);
  if (path === '/loop') return send(302, { location: '/loop2' });
  if (path === '/loop2') return send(302, { location: '/loop' });
  if (path.startsWith('/endless')) return send(302, { location: `${path}x` });
  if (path === '/inside') return send(302, { location: 'http://169.254.169.254/' });
  if (path === '/nowhere') return send(302, {});
  if (path === '/blocked') return send(403, html, CHALLENGE);
  if (path === '/mitigated') return send(403, { ...html, 'cf-mitigated': 'challenge' }, '<p>x</p>');
  if (path === '/large') return send(200, html, `<p>${'x'.repeat(70_000)}`);
  if (path === '/stacked')
    return send(200, { ...html, 'content-encoding': 'gzip, gzip' }, gzipSync(gzipSync(ARTICLE)));
  if (path === '/unknown-coding') return send(200, { ...html, 'content-encoding': 'zstd' }, 'x');
  if (path === '/damaged') return send(200, { ...html, 'content-encoding': 'gzip' }, 'this is no gzip');
  if (path === '/cut-gzip')
    return send(200, { ...html, 'content-encoding': 'gzip' }, gzipSync(ARTICLE).subarray(0, 60));
  if (path === '/hidden-pdf') return send(200, { 'content-type': 'application/octet-stream' }, '%PDF-1.7');
  if (path === '/robots.txt')
    return send(200, { 'content-type': 'text/plain' }, 'User-agent: *\nDisallow: /private');
  if (path === '/slow-headers') return undefined;
  if (path === '/slow-body') {
    response.writeHead(200, html).write('<p>');
    return undefined;
  }
  if (path === '/drip') {
    response.writeHead(200, html);
    const timer = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(timer));
    return undefined;
  }
  return send(404, html, '<p>Nothing here</p>');
});

const raw = await useRawSite((socket) => {
  socket.once('data', (data) => {
    if (data.includes('GET /cut ')) socket.destroy();
    else if (data.includes('GET /short '))
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 99\r\n\r\n<p>');
    else socket.end('220 mail.example ESMTP\r\n');
  });
});

const secure = await useSite((_, response) => response.end(ARTICLE), certificate);
const silent = await useRawSite(() => {});
const ports = [site, raw, secure, silent].map(({ port }) => port);
const outbound = createOutbound({
  allowedPrivateHosts: [...ports.map((port) => `127.0.0.1/32:${port}`), '127.0.0.1/32:1'],
  limits: {
    hostIntervalMs: 0,
    maxBodyBytes: 64_000,
    connectTimeoutMs: 800,
    headersTimeoutMs: 600,
    bodyIdleTimeoutMs: 600,
    totalTimeoutMs: 2400,
    maxInFlightPerClient: 50,
    maxInFlightPerHost: 50,
  },
  resolveHost: (host, signal) => {
    if (host === 'slow-dns.example')
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    if (host === 'missing.example') return Promise.reject(new Failure('dns-not-found'));
    return Promise.resolve([host === 'private.example' ? '10.0.0.1' : '127.0.0.1']);
  },
});

async function failureOf(url: string, client = outbound): Promise<Failure | null> {
  try {
    const response = await client.fetch({ url, accept: 'html', client: 'test' });
    const { refusal } = readArticle(response.text, response.url);
    return refusal === null ? null : new Failure(refusal);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

const onSite = (path: string) => () => `http://site.example:${site.port}${path}`;
const statusRows = STATUSES.map((status): [FailureCause, () => string] => {
  const own = `http-${status}` as FailureCause;
  return [own in FAILURES ? own : status >= 500 ? 'http-5xx' : 'http-4xx', onSite(`/status/${status}`)];
});
const rows: readonly [cause: FailureCause, url: () => string, status?: number, code?: string][] = [
  ['invalid-url', () => 'news', 400, 'invalid_url'],
  ['forbidden-scheme', () => 'ftp://site.example/', 400, 'invalid_url'],
  ['forbidden-userinfo', () => 'http://me@site.example/', 400, 'invalid_url'],
  ['forbidden-port', () => 'http://8.8.8.8:22/', 400, 'url_not_allowed'],
  ['forbidden-host', () => 'http://localhost/', 400, 'url_not_allowed'],
  ['forbidden-address-literal', () => 'http://10.0.0.1/', 400, 'url_not_allowed'],
  ['forbidden-address', () => 'http://private.example/', 422, 'unreachable'],
  ['dns-not-found', () => 'http://missing.example/', 422, 'unreachable'],
  ['dns-timeout', () => 'http://slow-dns.example/', 504, 'timeout'],
  ['unreachable', () => 'http://closed.example:1/', 422, 'unreachable'],
  ['network', () => `http://raw.example:${raw.port}/cut`, 422, 'unreachable'],
  ['bad-response', () => `http://raw.example:${raw.port}/mail`, 422, 'bad_response'],
  ['network', () => `http://raw.example:${raw.port}/short`, 422, 'unreachable'],
  ['tls', () => `https://secure.example:${secure.port}/`, 422, 'tls_error'],
  ['tls-protocol', () => `https://site.example:${site.port}/`, 422, 'tls_error'],
  ['timeout-connect', () => `https://silent.example:${silent.port}/`, 504, 'timeout'],
  ['timeout-headers', onSite('/slow-headers'), 504, 'timeout'],
  ['timeout-headers', () => `http://silent.example:${silent.port}/`, 504, 'timeout'],
  ['timeout-body', onSite('/slow-body'), 504, 'timeout'],
  ['timeout-total', onSite('/drip'), 504, 'timeout'],
  ['redirect-loop', onSite('/loop'), 422, 'redirect_loop'],
  ['too-many-redirects', onSite('/endless'), 422, 'too_many_redirects'],
  ['redirect-forbidden', onSite('/inside'), 422, 'unreachable'],
  ['bad-response', onSite('/nowhere'), 422, 'bad_response'],
  ...statusRows,
  ['bot-challenge', onSite('/blocked'), 422, 'access_denied'],
  ['bot-challenge', onSite('/mitigated'), 422, 'access_denied'],
  ['bot-challenge', onSite('/challenge'), 422, 'access_denied'],
  ['no-text', onSite('/empty'), 422, 'no_text'],
  ['type-pdf', onSite('/file.pdf'), 422, 'unsupported_type'],
  ['type-pdf', onSite('/hidden-pdf'), 422, 'unsupported_type'],
  ['type-image', onSite('/photo.png'), 422, 'unsupported_type'],
  ['type-media', onSite('/clip.mp4'), 422, 'unsupported_type'],
  ['type-media', onSite('/sound.mp3'), 422, 'unsupported_type'],
  ['unsupported-type', onSite('/data.zip'), 422, 'unsupported_type'],
  ['too-large', onSite('/large'), 422, 'too_large'],
  ['bad-encoding', onSite('/stacked'), 422, 'bad_response'],
  ['bad-encoding', onSite('/unknown-coding'), 422, 'bad_response'],
  ['bad-encoding', onSite('/damaged'), 422, 'bad_response'],
  ['bad-encoding', onSite('/cut-gzip'), 422, 'bad_response'],
];

it.each(rows)('#380 %s', async (cause, url, status = 422, code: string = FAILURES[cause].code) => {
  const failure = await failureOf(url());
  expect(failure?.failureCause).toBe(cause);
  expect(failure?.row).toMatchObject({ status, code });
  expect(failure?.message).toBe(FAILURES[cause].message);
  if (code !== 'invalid_url') expect(failure?.message).toMatch(/access|scrape|404/);
});

/** Their pages are in `test/pages`. */
it.each([
  ['login-wall', 'login_required'],
  ['consent-wall', 'consent_required'],
  ['paywall-teaser', 'paywall'],
  ['js-only', 'no_text'],
] as const)('#380 %s is 422 %s', (cause, code) => {
  expect(FAILURES[cause]).toMatchObject({ status: 422, code });
});

it('reads a good article from the same site without a failure', async () => {
  expect(await failureOf(onSite('/article')())).toBeNull();
});

it('obeys robots.txt only when the operator says so', async () => {
  const polite = createOutbound({
    allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
    respectRobots: true,
    limits: { hostIntervalMs: 0 },
    resolveHost: async () => ['127.0.0.1'],
  });
  expect((await failureOf(onSite('/private')(), polite))?.failureCause).toBe('robots');
  expect(await failureOf(onSite('/article')(), polite)).toBeNull();
  expect((await failureOf(onSite('/private')()))?.failureCause).toBe('http-404');
});

it('stops at once when the visitor goes away', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const fetching = outbound.fetch({ url: onSite('/drip')(), accept: 'html', client: 'test', signal });
  controller.abort();
  await expect(fetching).rejects.toMatchObject({ failureCause: 'aborted' });
});

it('gives an error page to a caller that asks for it', async () => {
  const asked = { url: onSite('/status/404')(), accept: 'html', client: 'test' } as const;
  const response = await outbound.fetch({ ...asked, allowErrorStatus: true });
  expect([response.status, response.text]).toEqual([404, '<p>Error</p>']);
});
