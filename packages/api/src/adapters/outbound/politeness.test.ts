/** How the service behaves toward sites, and fairness between its visitors. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OutboundLimits } from '../limits.ts';
import { createOutbound } from './create-outbound.ts';
import { causeOf } from './testing/cause-of.ts';
import { type LocalSite, startSite } from './testing/local-site.ts';

const PAGE = '<!doctype html><p>ok</p>';

let site: LocalSite;
let nowMs: number;
let starts: string[];
let inFlight: number;
let peak: number;
let held: ServerResponse[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  nowMs = Date.parse('2026-11-20T12:00:00Z');
  starts = [];
  held = [];
  inFlight = 0;
  peak = 0;
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  site = await startSite((request, response) => {
    starts.push(request.url ?? '');
    inFlight += 1;
    peak = Math.max(peak, inFlight);
    response.on('close', () => {
      inFlight -= 1;
    });
    answer(request, response);
  });
});
afterEach(() => site.close());

const build = (limits: Partial<OutboundLimits>, clock = () => new Date(nowMs)) =>
  createOutbound({
    allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
    limits: { hostIntervalMs: 0, ...limits },
    clock,
    resolveHost: async () => ['127.0.0.1'],
  });
const url = (host: string, path: string) => `http://${host}.example:${site.port}${path}`;
const hold = (_: IncomingMessage, response: ServerResponse) => {
  held.push(response);
};
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const releaseAll = async (total: number) => {
  for (let done = 0; done < total; done++) {
    await until(() => held.length >= Math.min(2, total - done));
    held.shift()?.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  }
};

it('fetches again at once after the clock was set back', async () => {
  const outbound = build({ hostIntervalMs: 1_000 });
  answer = (_, response) =>
    response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '60' }).end(PAGE);
  expect(await causeOf(outbound.fetch({ url: url('news', '/a'), accept: 'html', client: 'one' }))).toBe(
    'http-5xx',
  );
  nowMs -= 3_600_000;
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  await outbound.fetch({ url: url('news', '/b'), accept: 'html', client: 'one' });
  expect(starts).toEqual(['/a', '/b']);
});

it('requests a page once if two people need it within fifteen minutes', async () => {
  const outbound = build({});
  for (const client of ['one', 'two'])
    await outbound.fetch({ url: url('news', '/a#x'), accept: 'html', client });
  expect(starts).toHaveLength(1);
  nowMs += 15 * 60_000 + 1;
  await outbound.fetch({ url: url('news', '/a'), accept: 'html', client: 'three' });
  expect(starts).toHaveLength(2);
});

it('keeps nothing that the site does not want stored, and no errors', async () => {
  const outbound = build({});
  answer = (request, response) =>
    response
      .writeHead(request.url === '/gone' ? 404 : 200, {
        'content-type': 'text/html',
        'cache-control': 'no-store',
      })
      .end(PAGE);
  for (const path of ['/a', '/a', '/gone', '/gone'])
    await causeOf(outbound.fetch({ url: url('news', path), accept: 'html', client: 'one' }));
  expect(starts).toHaveLength(4);
});

it('limits the memory of cached pages', async () => {
  const outbound = build({ cacheMaxBytes: 8_000 });
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(250));
  for (let i = 0; i < 20; i++)
    await outbound.fetch({ url: url('news', `/${i}`), accept: 'html', client: 'one' });
  await outbound.fetch({ url: url('news', '/19'), accept: 'html', client: 'one' });
  expect(starts).toHaveLength(20);
  await outbound.fetch({ url: url('news', '/0'), accept: 'html', client: 'one' });
  expect(starts).toHaveLength(21);
});

it('has at most two fetches in flight for one visitor', async () => {
  const outbound = build({});
  answer = hold;
  const fetches = ['a', 'b', 'c', 'd'].map((host) =>
    outbound.fetch({ url: url(host, '/'), accept: 'html', client: 'one' }),
  );
  await releaseAll(4);
  await Promise.all(fetches);
  expect(peak).toBe(2);
});

it('has at most two fetches in flight for one site', async () => {
  const outbound = build({});
  answer = hold;
  const fetches = ['a', 'b', 'c', 'd'].map((client) =>
    outbound.fetch({ url: url('news', `/${client}`), accept: 'html', client }),
  );
  await releaseAll(4);
  await Promise.all(fetches);
  expect(peak).toBe(2);
});

it('limits the fetches of all visitors together, and is busy when it stays full', async () => {
  const outbound = build({ maxInFlight: 1, queueTimeoutMs: 50 });
  answer = hold;
  const first = outbound.fetch({ url: url('a', '/'), accept: 'html', client: 'one' });
  await until(() => held.length === 1);
  expect(await causeOf(outbound.fetch({ url: url('b', '/'), accept: 'html', client: 'two' }))).toBe('busy');
  await releaseAll(1);
  expect((await first).status).toBe(200);
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  expect(await causeOf(outbound.fetch({ url: url('c', '/'), accept: 'html', client: 'two' }))).toBe('none');
});

it('starts one fetch from a site per interval, and refuses to wait too long for a turn', async () => {
  const outbound = build({ hostIntervalMs: 1_000, queueTimeoutMs: 900 });
  expect(await causeOf(outbound.fetch({ url: url('news', '/1'), accept: 'html', client: 'one' }))).toBe(
    'none',
  );
  expect(await causeOf(outbound.fetch({ url: url('news', '/2'), accept: 'html', client: 'one' }))).toBe(
    'busy',
  );
  expect(await causeOf(outbound.fetch({ url: url('other', '/3'), accept: 'html', client: 'one' }))).toBe(
    'none',
  );
  nowMs += 1_000;
  expect(await causeOf(outbound.fetch({ url: url('news', '/4'), accept: 'html', client: 'one' }))).toBe(
    'none',
  );
  expect(starts).toEqual(['/1', '/3', '/4']);
});

it('reads a list of one site’s pages for one visitor at the pace of the site, never busy', async () => {
  const outbound = build({ hostIntervalMs: 10, queueTimeoutMs: 100 }, () => new Date());
  const pages = Array.from({ length: 50 }, (_, i) => url('news', `/${i}`));
  const causes = await Promise.all(
    pages.map((page) => causeOf(outbound.fetch({ url: page, accept: 'html', client: 'one' }))),
  );
  expect(new Set(causes)).toEqual(new Set(['none']));
  expect(peak).toBeLessThanOrEqual(2);
});

it.each([
  ['in seconds', '120'],
  ['as a date', 'Fri, 20 Nov 2026 12:02:00 GMT'],
])('leaves a site alone for as long as it asks, %s', async (_, retryAfter) => {
  const outbound = build({});
  answer = (_request, response) => response.writeHead(429, { 'retry-after': retryAfter }).end();
  const ask = (path: string) =>
    causeOf(outbound.fetch({ url: url('news', path), accept: 'html', client: 'one' }));
  expect(await ask('/1')).toBe('http-429');
  expect(await ask('/2')).toBe('http-429');
  expect(starts).toEqual(['/1']);
  nowMs += 120_000;
  expect(await ask('/3')).toBe('http-429');
  expect(starts).toEqual(['/1', '/3']);
});

it('pauses a site only for the visitor who got its Retry-After', async () => {
  const outbound = build({});
  answer = (request, response) =>
    request.url === '/many'
      ? response.writeHead(429, { 'retry-after': '120' }).end()
      : response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  const ask = (client: string, path: string) =>
    causeOf(outbound.fetch({ url: url('news', path), accept: 'html', client }));
  expect(await ask('one', '/many')).toBe('http-429');
  expect(await ask('one', '/story')).toBe('http-429');
  expect(await ask('two', '/story')).toBe('none');
});

it('leaves slots to other networks, and ends the longest request for those who wait', async () => {
  const limits = { maxInFlight: 4, maxInFlightPerNetwork: 3, minHoldMs: 30, giveWayCheckMs: 10 };
  const outbound = build(limits);
  let isOver = false;
  answer = (request, response) => {
    if (request.url !== '/slow') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    // Waiting requests get the slots of those that end.
    else if (isOver) response.destroy();
    else held.push(response);
  };
  const slow = (client: string, host: string) =>
    causeOf(outbound.fetch({ url: url(host, '/slow'), accept: 'html', client }));
  const ask = (client: string) =>
    causeOf(outbound.fetch({ url: url('news', `/${client}`), accept: 'html', client }));
  const crowd = ['a', 'b', 'c', 'd', 'e'].map((host, i) => slow(`192.0.2.${i}`, host));
  await until(() => held.length === 3);
  expect(await ask('198.51.100.1')).toBe('none');
  const others = ['f', 'g'].map((host, i) => slow(`203.0.${i}.1`, host));
  expect(await ask('198.51.100.2')).toBe('none');
  expect(await crowd[0]).toBe('timeout-headers');
  isOver = true;
  for (const response of held) response.destroy();
  await Promise.all([...crowd, ...others]);
});

it('holds no slot while it waits for its turn at a site', async () => {
  const outbound = build({ maxInFlight: 1, hostIntervalMs: 60_000, queueTimeoutMs: 200 }, () => new Date());
  const ask = (host: string, client: string) =>
    causeOf(outbound.fetch({ url: url(host, `/${client}`), accept: 'html', client }));
  expect(await ask('news', 'one')).toBe('none');
  const waiting = ask('news', 'two');
  expect(await ask('other', 'three')).toBe('none');
  expect(await waiting).toBe('busy');
});

it('does not believe a Retry-After of days', async () => {
  const outbound = build({});
  answer = (_, response) => response.writeHead(503, { 'retry-after': '999999' }).end();
  const ask = () => causeOf(outbound.fetch({ url: url('news', '/'), accept: 'html', client: 'one' }));
  expect(await ask()).toBe('http-5xx');
  nowMs += 15 * 60_000 + 1;
  expect(await ask()).toBe('http-5xx');
  expect(starts).toHaveLength(2);
});

it('keeps cookies for one chain only, and only for the site that set them', async () => {
  const outbound = build({});
  const seen: string[] = [];
  answer = (request, response) => {
    seen.push(`${request.headers.host?.split('.')[0]} ${request.url} ${request.headers.cookie ?? '-'}`);
    if (request.url === '/start' && request.headers.cookie === undefined)
      response
        .writeHead(302, {
          location: '/start',
          'set-cookie': ['seen=1; Path=/', 'x=y; Domain=other.example'],
        })
        .end();
    else if (request.url === '/start') response.writeHead(302, { location: url('other', '/end') }).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  };
  await outbound.fetch({ url: url('news', '/start'), accept: 'html', client: 'one' });
  await outbound.fetch({ url: url('news', '/plain'), accept: 'html', client: 'one' });
  expect(seen).toEqual(['news /start -', 'news /start seen=1', 'other /end -', 'news /plain -']);
});
