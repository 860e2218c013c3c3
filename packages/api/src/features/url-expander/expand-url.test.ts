import { Failure } from '@earshot/schema/failures';
import { ExpansionResult } from '@earshot/schema/url-expander/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from '../../adapters/outbound/create-outbound.ts';
import { causeOf } from '../../adapters/outbound/testing/cause-of.ts';
import { type LocalSite, startSite } from '../../adapters/outbound/testing/local-site.ts';
import { type LandingJob, readLanding } from '../../core/url/read-landing.ts';
import type { Compute } from '../../ports.ts';
import { expandUrl, MAX_HOPS } from './expand-url.ts';

const page = (head: string, body = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const DESTINATION = page(
  '<title>Ferry timetable agreed | Harbour Post</title><meta property="og:site_name" content="Harbour Post"><meta name="description" content="The council agreed on a new timetable.">',
  `<article><h1>Ferry timetable agreed</h1>${'<p>The council of the harbour town agreed on a new timetable after a long debate.</p>'.repeat(8)}</article>`,
);

/** Addresses of the test's site: what each answers. */
const ROUTES: Readonly<Record<string, { status?: number; headers?: Record<string, string>; body?: string }>> =
  {
    '/story': { body: DESTINATION },
    '/story?utm_source=mail&id=7&fbclid=x': { body: DESTINATION },
    '/301': { status: 301, headers: { location: '/story' } },
    '/302': { status: 302, headers: { location: '/story' } },
    '/303': { status: 303, headers: { location: '/story' } },
    '/307': { status: 307, headers: { location: '/story' } },
    '/308': { status: 308, headers: { location: '/story' } },
    '/refresh-header': { headers: { refresh: '0; url=/story' }, body: page('<title>Moved</title>') },
    '/meta': { body: page('<meta http-equiv="Refresh" content="0; URL=\'/story\'">') },
    '/meta-base': { body: page('<base href="/sub/"><meta http-equiv="refresh" content="0;url=../story">') },
    '/noscript': { body: page('<noscript><meta http-equiv="refresh" content="0;url=/story"></noscript>') },
    '/script': { body: page('<script>window.location.replace("\\/story")</script>', 'Please wait…') },
    '/timer': {
      body: page(
        '',
        '<p>You are being redirected.</p><script>setTimeout(function(){ location.href = "/story"; }, 100)</script>',
      ),
    },
    '/reload': { body: page('<title>Live</title><meta http-equiv="refresh" content="5">', DESTINATION) },
    '/late': {
      body: page('<title>Live</title><meta http-equiv="refresh" content="300; url=/story">', DESTINATION),
    },
    '/button': {
      body: page(
        '<title>Shop</title>',
        '<button onclick="location.href=\'/story\'">Go</button><script>function go(){ location.href = "/story"; }</script>',
      ),
    },
    '/article-with-script': {
      body: DESTINATION.replace('</body>', '<script>location.href = "/elsewhere"</script></body>'),
    },
    '/tracked': { status: 302, headers: { location: '/story?utm_source=mail&id=7&fbclid=x' } },
    '/many': { status: 302, headers: { location: '/302' } },
    '/loop': { status: 302, headers: { location: '/loop2' } },
    '/loop2': { status: 302, headers: { location: '/loop' } },
    '/meta-loop': { body: page('<meta http-equiv="refresh" content="0;url=/meta-loop2">') },
    '/meta-loop2': { body: page('<meta http-equiv="refresh" content="0;url=/meta-loop">') },
    '/to-private': { status: 302, headers: { location: 'http://10.0.0.5/' } },
    '/to-file': { status: 302, headers: { location: 'file:///etc/passwd' } },
    '/to-ssh': { status: 302, headers: { location: 'http://news.example:22/' } },
    '/meta-to-file': { body: page('<meta http-equiv="refresh" content="0;url=file:///etc/passwd">') },
    '/script-to-private': { body: page('<script>location = "http://127.0.0.1:1/"</script>') },
    '/to-refusal': { status: 302, headers: { location: '/refused' } },
    '/refused': { status: 403, body: page('<title>Access denied</title>') },
    '/to-pdf': { status: 302, headers: { location: '/report.pdf' } },
    '/report.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' },
    '/gone': { status: 410 },
  };

/** The one job of this tool, on the calling thread. */
const compute = { run: async (_: string, job: LandingJob) => readLanding(job) } as Compute;

describe('URL Expander', () => {
  let site: LocalSite;
  let services: Parameters<typeof expandUrl>[0];
  let methods: Set<string>;

  beforeAll(async () => {
    methods = new Set();
    site = await startSite((request, response) => {
      methods.add(request.method ?? '');
      const path = request.url ?? '/';
      if (path.startsWith('/endless')) return response.writeHead(302, { location: `${path}x` }).end();
      if (path === '/cookie')
        return request.headers.cookie?.includes('visited=yes')
          ? response.writeHead(302, { location: '/story' }).end()
          : response.writeHead(302, { location: '/cookie', 'set-cookie': 'visited=yes' }).end();
      const route = ROUTES[path] ?? { status: 404 };
      return response
        .writeHead(route.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...route.headers })
        .end(route.body ?? '');
    });
    services = {
      clock: () => new Date(),
      compute,
      outbound: createOutbound({
        allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
        limits: { hostIntervalMs: 0 },
        resolveHost: async (host) => (host.endsWith('.example') ? ['127.0.0.1'] : []),
      }),
    };
  });
  afterAll(() => site.close());

  const at = (path: string) => `http://news.example:${site.port}${path}`;
  const expand = (url: string) => expandUrl(services, { url }, { client: 'test', signal: undefined });

  it('#236 #237 #399 gives the original, the destination and what its page says', async () => {
    const result = await expand(at('/301'));
    expect(() => ExpansionResult.parse(result)).not.toThrow();
    expect(result).toMatchObject({
      shortUrl: at('/301'),
      expandedUrl: at('/story'),
      title: 'Ferry timetable agreed',
      publisher: 'Harbour Post',
      description: 'The council agreed on a new timetable.',
      error: null,
    });
  });

  it.each([
    ['/301', 'http', 301],
    ['/302', 'http', 302],
    ['/303', 'http', 303],
    ['/307', 'http', 307],
    ['/308', 'http', 308],
    ['/refresh-header', 'refresh-header', 200],
    ['/meta', 'meta-refresh', 200],
    ['/meta-base', 'meta-refresh', 200],
    ['/noscript', 'meta-refresh', 200],
    ['/script', 'script', 200],
    ['/timer', 'script', 200],
  ])('#236 follows %s, and shows how and with which status', async (path, via, status) => {
    const { expandedUrl, hops } = await expand(at(path));
    expect(expandedUrl).toBe(at('/story'));
    expect(hops.map((hop) => [hop.url, hop.via, hop.status])).toEqual([
      [at(path), via, status],
      [at('/story'), 'final', 200],
    ]);
    expect(hops.every((hop) => hop.durationMs >= 0 && !hop.downgrade)).toBe(true);
  });

  it.each(['/reload', '/late', '/button', '/article-with-script'])(
    'stays on %s, which is there to be read',
    async (path) => {
      expect(await expand(at(path))).toMatchObject({ expandedUrl: at(path), error: null });
    },
  );

  it('shows every hop of a longer way', async () => {
    expect((await expand(at('/many'))).hops.map((hop) => hop.status)).toEqual([302, 302, 200]);
  });

  it('follows a redirect that wants its cookie back', async () => {
    const { expandedUrl, hops } = await expand(at('/cookie'));
    expect(expandedUrl).toBe(at('/story'));
    expect(hops).toHaveLength(3);
  });

  it('keeps a fragment that the redirect does not replace', async () => {
    expect((await expand(at('/301#part-2'))).expandedUrl).toBe(at('/story#part-2'));
  });

  it('unwraps known wrapper links without asking anybody', async () => {
    const before = site.connections();
    const wrapped = `https://l.facebook.com/l.php?u=${encodeURIComponent(at('/story'))}&h=x`;
    const { expandedUrl, hops } = await expand(wrapped);
    expect(expandedUrl).toBe(at('/story'));
    expect(hops[0]).toMatchObject({
      url: wrapped,
      status: null,
      durationMs: 0,
      via: 'wrapper',
      downgrade: true,
    });
    expect(site.connections()).toBe(before + 1);
  });

  it('lists tracking parameters and gives the link without them', async () => {
    const result = await expand(at('/tracked'));
    expect(result.expandedUrl).toBe(at('/story?utm_source=mail&id=7&fbclid=x'));
    expect(result.cleanUrl).toBe(at('/story?id=7'));
    expect(result.trackingParameters).toEqual([
      { name: 'utm_source', value: 'mail' },
      { name: 'fbclid', value: 'x' },
    ]);
  });

  it.each(['/to-refusal', '/to-pdf'])(
    '%s: a destination without a readable page is still the destination',
    async (path) => {
      const result = await expand(at(path));
      expect(result).toMatchObject({ error: null, title: null, publisher: null, description: null });
      expect(result.hops).toHaveLength(2);
    },
  );

  it.each([
    ['/loop', 'This link keeps redirecting to itself, so we could not access the page.'],
    ['/meta-loop', 'This link keeps redirecting to itself, so we could not access the page.'],
    ['/endless', 'This link redirects too many times, so we could not access the page.'],
    ['/to-private', 'This link leads to an address we cannot access.'],
    ['/to-file', 'This link leads to an address we cannot access.'],
    ['/to-ssh', 'This link leads to an address we cannot access.'],
    ['/meta-to-file', 'This link leads to an address we cannot access.'],
    ['/script-to-private', 'This link leads to an address we cannot access.'],
    ['/missing', 'The page was not found (404). Check the link.'],
    ['/gone', 'The page has been removed (410, like a 404).'],
    ['/refused', 'The site refused access to this page (403).'],
  ])('#240 #399 #400 %s ends with one plain sentence and no destination', async (path, error) => {
    const result = await expand(at(path));
    expect(result).toMatchObject({ error, expandedUrl: null, cleanUrl: null, title: null });
    expect(() => ExpansionResult.parse(result)).not.toThrow();
  });

  it('#400 asks no more than the bound of hops', async () => {
    const before = site.connections();
    await expand(at('/endless'));
    expect(site.connections() - before).toBe(MAX_HOPS);
  });

  it('#399 answers a host that does not exist with an error, too', async () => {
    expect((await expand('https://no-such-host.invalid/x')).error).toBe(
      'We could not access this site. Check the link.',
    );
  });

  it.each([
    ['', 'invalid-url'],
    ['not a url', 'invalid-url'],
    ['word', 'invalid-url'],
    ['http://', 'invalid-url'],
    ['javascript:alert(1)', 'forbidden-scheme'],
    ['file:///etc/passwd', 'forbidden-scheme'],
    ['http://user@news.example/', 'forbidden-userinfo'],
    ['http://localhost/', 'forbidden-host'],
    ['http://127.0.0.1/', 'forbidden-address-literal'],
    ['169.254.169.254/latest', 'forbidden-address-literal'],
  ])('#381 refuses %j with status 400, before anything is asked', async (url, cause) => {
    const before = site.connections();
    expect(await causeOf(expand(url))).toBe(cause);
    expect(new Failure(cause as 'invalid-url').row.status).toBe(400);
    expect(site.connections()).toBe(before);
  });

  it('#232 completes an address without a scheme', async () => {
    expect((await expand(`news.example:${site.port}/301`)).shortUrl).toBe(
      `https://news.example:${site.port}/301`,
    );
  });

  it('says when two addresses were pasted', async () => {
    await expect(expand(`${at('/301')} ${at('/302')}`)).rejects.toThrow(
      'There are 2 addresses in this field. Please enter one at a time.',
    );
  });

  it('passes on that the visitor went away', async () => {
    const signal = AbortSignal.abort();
    expect(await causeOf(expandUrl(services, { url: at('/301') }, { client: 'test', signal }))).toBe(
      'aborted',
    );
  });

  it('only ever uses GET', () => {
    expect([...methods]).toEqual(['GET']);
  });
});
