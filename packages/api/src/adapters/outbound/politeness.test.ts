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
  answer = (_, response) => send(response);
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

/** Returns a function that asks for a page with these limits, and gives the cause of its failure. */
const asking = (limits: Partial<OutboundLimits> = {}, clock = () => new Date(nowMs)) => {
  const outbound = createOutbound({
    allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
    limits: { hostIntervalMs: 0, ...limits },
    clock,
    resolveHost: async () => ['127.0.0.1'],
  });
  return (client: string, path: string, host = 'news') =>
    causeOf(outbound.fetch({ url: url(host, path), accept: 'html', client }));
};
const url = (host: string, path: string) => `http://${host}.example:${site.port}${path}`;
const send = (response: ServerResponse, status = 200, headers = {}, body = PAGE) =>
  response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
const hold = (_: IncomingMessage, response: ServerResponse) => {
  held.push(response);
};
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const releaseAll = async (total: number) => {
  for (let done = 0; done < total; done++) {
    await until(() => held.length >= Math.min(2, total - done));
    const response = held.shift();
    if (response) send(response);
  }
};

it('fetches again at once after the clock was set back', async () => {
  const ask = asking({ hostIntervalMs: 1_000 });
  answer = (_, response) => send(response, 503, { 'retry-after': '60' });
  expect(await ask('one', '/a')).toBe('http-5xx');
  nowMs -= 3_600_000;
  answer = (_, response) => send(response);
  expect(await ask('one', '/b')).toBe('none');
  expect(starts).toEqual(['/a', '/b']);
});

it('requests a page once if two people need it within fifteen minutes', async () => {
  const ask = asking();
  for (const client of ['one', 'two']) expect(await ask(client, '/a#x')).toBe('none');
  expect(starts).toHaveLength(1);
  nowMs += 15 * 60_000 + 1;
  expect(await ask('three', '/a')).toBe('none');
  expect(starts).toHaveLength(2);
});

it('keeps nothing that the site does not want stored, and no errors', async () => {
  const ask = asking();
  answer = ({ url: path }, response) =>
    send(response, path === '/gone' ? 404 : 200, { 'cache-control': 'no-store' });
  for (const path of ['/a', '/a', '/gone', '/gone']) await ask('one', path);
  expect(starts).toHaveLength(4);
});

it('limits the memory of cached pages', async () => {
  const ask = asking({ cacheMaxBytes: 8_000 });
  answer = (_, response) => send(response, 200, {}, 'x'.repeat(250));
  for (let i = 0; i < 20; i++) await ask('one', `/${i}`);
  await ask('one', '/19');
  expect(starts).toHaveLength(20);
  await ask('one', '/0');
  expect(starts).toHaveLength(21);
});

it.each([
  ['visitor', ['one'], ['a', 'b', 'c', 'd']],
  ['site', ['a', 'b', 'c', 'd'], ['news']],
])('has at most two fetches in flight for one %s', async (_, clients, hosts) => {
  const ask = asking();
  answer = hold;
  const fetches = clients.flatMap((client) => hosts.map((host) => ask(client, `/${client}`, host)));
  await releaseAll(4);
  expect(await Promise.all(fetches)).toEqual(Array(4).fill('none'));
  expect(peak).toBe(2);
});

it('limits the fetches of all visitors together, and is busy when it stays full', async () => {
  const ask = asking({ maxInFlight: 1, queueTimeoutMs: 50 });
  answer = hold;
  const first = ask('one', '/', 'a');
  await until(() => held.length === 1);
  expect(await ask('two', '/', 'b')).toBe('busy');
  await releaseAll(1);
  expect(await first).toBe('none');
  answer = (_, response) => send(response);
  expect(await ask('two', '/', 'c')).toBe('none');
});

it('starts one fetch from a site per interval, and refuses to wait too long for a turn', async () => {
  const ask = asking({ hostIntervalMs: 1_000, queueTimeoutMs: 900 });
  expect(await ask('one', '/1')).toBe('none');
  expect(await ask('one', '/2')).toBe('busy');
  expect(await ask('one', '/3', 'other')).toBe('none');
  nowMs += 1_000;
  expect(await ask('one', '/4')).toBe('none');
  expect(starts).toEqual(['/1', '/3', '/4']);
});

it('reads a list of one site’s pages for one visitor at the pace of the site, never busy', async () => {
  const ask = asking({ hostIntervalMs: 10, queueTimeoutMs: 100 }, () => new Date());
  const causes = await Promise.all(Array.from({ length: 50 }, (_, i) => ask('one', `/${i}`)));
  expect(new Set(causes)).toEqual(new Set(['none']));
  expect(peak).toBeLessThanOrEqual(2);
});

it.each([
  ['in seconds', '120'],
  ['as a date', 'Fri, 20 Nov 2026 12:02:00 GMT'],
])('leaves a site alone for as long as it asks, %s', async (_, retryAfter) => {
  const ask = asking();
  answer = (_request, response) => send(response, 429, { 'retry-after': retryAfter });
  expect(await ask('one', '/1')).toBe('http-429');
  expect(await ask('one', '/2')).toBe('http-429');
  expect(starts).toEqual(['/1']);
  nowMs += 120_000;
  expect(await ask('one', '/3')).toBe('http-429');
  expect(starts).toEqual(['/1', '/3']);
});

it('pauses a site only for the visitor who got its Retry-After', async () => {
  const ask = asking();
  answer = (_, response) => send(response, 429, { 'retry-after': '120' });
  expect(await ask('one', '/many')).toBe('http-429');
  answer = (_, response) => send(response);
  expect(await ask('one', '/story')).toBe('http-429');
  expect(await ask('two', '/story')).toBe('none');
});

it('leaves slots to other networks, and ends the longest request for those who wait', async () => {
  const ask = asking({ maxInFlight: 4, maxInFlightPerNetwork: 3, minHoldMs: 30, giveWayCheckMs: 10 });
  let isOver = false;
  answer = ({ url: path }, response) => {
    if (path !== '/slow') send(response);
    // Waiting requests get the slots of those that end.
    else if (isOver) response.destroy();
    else held.push(response);
  };
  const crowd = ['a', 'b', 'c', 'd', 'e'].map((host, i) => ask(`192.0.2.${i}`, '/slow', host));
  await until(() => held.length === 3);
  expect(await ask('198.51.100.1', '/1')).toBe('none');
  const others = ['f', 'g'].map((host, i) => ask(`203.0.${i}.1`, '/slow', host));
  expect(await ask('198.51.100.2', '/2')).toBe('none');
  expect(await crowd[0]).toBe('timeout-headers');
  isOver = true;
  for (const response of held) response.destroy();
  await Promise.all([...crowd, ...others]);
});

it('holds no slot while it waits for its turn at a site', async () => {
  const ask = asking({ maxInFlight: 1, hostIntervalMs: 60_000, queueTimeoutMs: 200 }, () => new Date());
  expect(await ask('one', '/one')).toBe('none');
  const waiting = ask('two', '/two');
  expect(await ask('three', '/three', 'other')).toBe('none');
  expect(await waiting).toBe('busy');
});

it('does not believe a Retry-After of days', async () => {
  const ask = asking();
  answer = (_, response) => send(response, 503, { 'retry-after': '999999' });
  expect(await ask('one', '/')).toBe('http-5xx');
  nowMs += 15 * 60_000 + 1;
  expect(await ask('one', '/')).toBe('http-5xx');
  expect(starts).toHaveLength(2);
});

it('keeps cookies for one chain only, and only for the site that set them', async () => {
  const ask = asking();
  const seen: string[] = [];
  answer = ({ url: path, headers }, response) => {
    seen.push(`${headers.host?.split('.')[0]} ${path} ${headers.cookie ?? '-'}`);
    if (path === '/start' && headers.cookie === undefined)
      send(response, 302, {
        location: '/start',
        'set-cookie': ['seen=1; Path=/', 'x=y; Domain=other.example'],
      });
    else if (path === '/start') send(response, 302, { location: url('other', '/end') });
    else send(response);
  };
  await ask('one', '/start');
  await ask('one', '/plain');
  expect(seen).toEqual(['news /start -', 'news /start seen=1', 'other /end -', 'news /plain -']);
});
