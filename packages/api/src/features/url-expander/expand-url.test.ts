import { Failure } from '@earshot/schema/failures';
import { ExpansionResult } from '@earshot/schema/url-expander/model';
import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { useSite } from '../../../test/use-sites.ts';
import { createOutbound } from '../../adapters/outbound/create-outbound.ts';
import { causeOf } from '../../adapters/outbound/testing/cause-of.ts';
import type { Compute } from '../../compute/jobs.ts';
import { type LandingJob, readLanding } from '../../core/url/landing/read-landing.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { expandUrl } from './expand-url.ts';
import { DESTINATION, ROUTES } from './testing/routes.ts';

/** Runs the tool's only job on the calling thread. */
const compute = { run: async (_: string, job: LandingJob) => readLanding(job) } as unknown as Compute;

const methods: Set<string> = new Set();

const site = await useSite((request, response) => {
  methods.add(request.method ?? '');
  const path = request.url ?? '/';
  if (path.startsWith('/endless')) return response.writeHead(302, { location: `${path}x` }).end();
  if (path === '/cookie')
    return request.headers.cookie?.includes('visited=yes')
      ? response.writeHead(302, { location: '/story' }).end()
      : response.writeHead(302, { location: '/cookie', 'set-cookie': 'visited=yes' }).end();
  if (path === '/broken') {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '999999' });
    response.write(DESTINATION);
    return setTimeout(() => response.destroy(), 50);
  }
  const route = ROUTES[path] ?? { status: 404 };
  return response
    .writeHead(route.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...route.headers })
    .end(route.body ?? '');
});
const services: Parameters<typeof expandUrl>[0] = {
  clock: () => new Date(),
  compute,
  outbound: createOutbound({
    allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
    limits: { hostIntervalMs: 0 },
    resolveHost: async (host) => (host.endsWith('.example') ? ['127.0.0.1'] : []),
  }),
};

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

it.each(examples<[string, string, number]>(import.meta.url, 'followed links'))(
  '#236 follows %s, and shows how and with which status',
  async (path, via, status) => {
    const { expandedUrl, hops } = await expand(at(path));
    expect(expandedUrl).toBe(at('/story'));
    expect(hops.map((hop) => [hop.url, hop.via, hop.status])).toEqual([
      [at(path), via, status],
      [at('/story'), 'final', 200],
    ]);
    expect(hops.every((hop) => hop.durationMs >= 0 && !hop.downgrade)).toBe(true);
  },
);

it.each(['/reload', '/late', '/button', '/article-with-script'])(
  'stays on %s, which is a page to read',
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

it('unwraps known wrapper links without any request', async () => {
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

it.each(examples<[string, string]>(import.meta.url, 'failures'))(
  '#240 #399 #400 %s ends with one plain sentence and no destination',
  async (path, error) => {
    const result = await expand(at(path));
    expect(result).toMatchObject({ error, expandedUrl: null, cleanUrl: null, title: null });
    expect(() => ExpansionResult.parse(result)).not.toThrow();
  },
);

it.each(
  examples<[string, string, string]>(
    import.meta.url,
    'a destination that is known is given with the reason why it was not opened',
  ),
)(
  '%s: a destination that is known is given, with the reason why it was not opened',
  async (path, url, why) => {
    const before = site.connections();
    const result = await expand(at(path));
    expect(result).toMatchObject({
      expandedUrl: url.startsWith('/') ? at(url) : url,
      error: null,
      title: null,
    });
    expect(result.warning).toContain(why);
    expect(result.hops[0]?.url).toBe(at(path));
    expect(site.connections() - before).toBeLessThanOrEqual(3);
  },
);

it('gives the destination inside a wrapper whose site cannot be reached, and its clean form', async () => {
  const target = 'https://dead.invalid/a?id=7&utm_source=mail';
  const wrapped = `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(target)}&data=05`;
  expect(await expand(wrapped)).toMatchObject({
    expandedUrl: target,
    cleanUrl: 'https://dead.invalid/a?id=7',
    error: null,
    warning: 'We could not access this site. Check the link.',
    hops: [{ via: 'wrapper', status: null }],
  });
});

it.each([
  ['/frameset', 'frameset'],
  ['/form', 'form'],
  ['/300', 'http'],
])('#236 follows %s', async (path, via) => {
  const result = await expand(at(path));
  expect(result.expandedUrl?.replace(/\?.*/, '')).toBe(at('/story'));
  expect(result.hops[0]?.via).toBe(via);
});

it('removes user name and password from the destination, with a warning', async () => {
  const { expandedUrl, warning } = await expand(at('/to-login-data'));
  expect(expandedUrl).toBe('http://dead.invalid/a');
  expect(warning).toBe(
    'We could not access this site. Check the link. The address contained a user name or password, which was left out.',
  );
});

it('says what to do with a link of Google News that only Google can look up', async () => {
  const id = 'CBMiXkFVX3lxTE9hYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ejAxMjM0NTY3ODlBQkNERUZHSElKS0w';
  const result = await expand(`https://news.google.com/rss/articles/${id}?oc=5`);
  expect(result).toMatchObject({ expandedUrl: null, title: null });
  expect(result.error).toMatch(/^Google News does not say where this link leads.*copy the address/);
});

it('gives the original of an AMP page as the clean link', async () => {
  expect(await expand(at('/amp'))).toMatchObject({ expandedUrl: at('/amp'), cleanUrl: at('/story') });
});

it('keeps the destination of a body that breaks off', async () => {
  const result = await expand(at('/broken'));
  expect(result).toMatchObject({
    expandedUrl: at('/broken'),
    error: null,
    title: 'Ferry timetable agreed',
  });
});

it('#400 asks no more than the maximum number of hops', async () => {
  const before = site.connections();
  await expand(at('/endless'));
  expect(site.connections() - before).toBe(SERVER_LIMITS.links.maxHops);
});

it('#399 answers a host that does not exist with an error, too', async () => {
  expect((await expand('https://no-such-host.invalid/x')).error).toBe(
    'We could not access this site. Check the link.',
  );
});

it.each(examples<[string, string]>(import.meta.url, 'refuses with status 400 before anything is asked'))(
  '#381 refuses %j with status 400, before anything is asked',
  async (url, cause) => {
    const before = site.connections();
    expect(await causeOf(expand(url))).toBe(cause);
    expect(new Failure(cause as 'invalid-url').row.status).toBe(400);
    expect(site.connections()).toBe(before);
  },
);

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
  expect(await causeOf(expandUrl(services, { url: at('/301') }, { client: 'test', signal }))).toBe('aborted');
});

it('only ever uses GET', () => {
  expect([...methods]).toEqual(['GET']);
});
