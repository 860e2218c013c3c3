/** Requests that could reach a bait server. Every hostile address through every call: `test/ssrf.test.ts`. */

import { get } from 'node:http';
import { VERSION } from '@earshot/schema/version';
import { expect, it, vi } from 'vitest';
import { useSite } from '../../../test/use-sites.ts';
import { createOutbound } from './create-outbound.ts';
import { causeOf } from './testing/cause-of.ts';

/** Servers send addresses as UTF-8, but node:http expects one character per byte. */
const asBytes = (text: string) => Buffer.from(text).toString('latin1');

const bait = await useSite((_, response) => response.end('<p>bait</p>'));
const site = await useSite((request, response) => {
  const url = new URL(request.url ?? '/', 'http://public.example');
  const to = url.searchParams.get('to') ?? '';
  const status = Number(url.searchParams.get('status') ?? 200);
  if (url.pathname === '/redirect') response.writeHead(status, { location: asBytes(to) });
  else response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<p>A public page.</p>');
});
const outbound = createOutbound({
  allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
  webPorts: new Set([80, 443, 8080, 8443, bait.port]),
  limits: { hostIntervalMs: 0, totalTimeoutMs: 5_000 },
  resolveHost: async (host) => (['public.example', 'loop4.example'].includes(host) ? ['127.0.0.1'] : []),
});

const fetchCause = (url: string) => causeOf(outbound.fetch({ url, accept: 'html', client: 'test' }));
const toBait = (host: string) => `http://${host}:${bait.port}/`;

it('has a bait that works and a public site that can be reached', async () => {
  await new Promise((resolve) =>
    get(toBait('127.0.0.1'), (response) => response.resume().on('end', resolve)),
  );
  expect(bait.connections()).toBe(1);
  expect(await fetchCause(`http://public.example:${site.port}/`)).toBe('none');
});

it('judges an IPv4-mapped address as the IPv4 address that it connects to', async () => {
  expect(await fetchCause(`http://[::ffff:127.0.0.1]:${site.port}/mapped`)).toBe('none');
});

it('reads a redirect address that is sent as UTF-8', async () => {
  const to = encodeURIComponent('/fähre?ort=küste');
  const url = `http://public.example:${site.port}/redirect?status=302&to=${to}`;
  const response = await outbound.fetch({ url, accept: 'html', client: 'test' });
  expect(response.url).toBe(`http://public.example:${site.port}/f%C3%A4hre?ort=k%C3%BCste`);
});

it('gives the same response for a name with a private address and one that does not exist', async () => {
  const failureOf = (host: string) =>
    outbound.fetch({ url: toBait(host), accept: 'html', client: host }).catch(({ message }) => message);
  expect(await failureOf('loop4.example')).toBe(await failureOf('no-such-name.example'));
});

it('#381 a name that is rebound between two queries is judged by the address that is connected to', async () => {
  let asked = 0;
  const rebinding = createOutbound({
    allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
    webPorts: new Set([bait.port]),
    limits: { hostIntervalMs: 0, connectTimeoutMs: 50 },
    resolveHost: async () => (asked++ % 2 === 0 ? ['192.88.98.1'] : ['127.0.0.1']),
  });
  const before = bait.connections();
  for (let i = 0; i < 6; i++) {
    const cause = await causeOf(
      rebinding.fetch({ url: toBait('rebind.example'), accept: 'html', client: 'test' }),
    );
    expect(['forbidden-address', 'timeout-connect', 'unreachable']).toContain(cause);
  }
  expect(asked).toBe(6);
  expect(bait.connections()).toBe(before);
});

it('does not ask the name server about addresses and refused names', async () => {
  let asked = 0;
  const counting = createOutbound({
    allowedPrivateHosts: [],
    resolveHost: async () => {
      asked += 1;
      return [];
    },
  });
  for (const url of ['http://127.0.0.1/', 'http://localhost/', 'http://x.internal/', 'http://a.example:22/'])
    await causeOf(counting.fetch({ url, accept: 'html', client: 'test' }));
  expect(asked).toBe(0);
});

it('#381 ignores proxies in the environment', async () => {
  const names = ['http_proxy', 'https_proxy', 'all_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'];
  const before = bait.connections();
  for (const name of names) vi.stubEnv(name, toBait('127.0.0.1'));
  expect(await fetchCause(`http://public.example:${site.port}/?proxy`)).toBe('none');
  vi.unstubAllEnvs();
  expect(bait.connections()).toBe(before);
});

const seen: string[] = [];
const echo = await useSite((request, response) => {
  seen.push(...request.rawHeaders, request.url ?? '');
  response.writeHead(200, { 'content-type': 'text/html' }).end('<p>ok</p>');
});
const base = `http://127.0.0.1:${echo.port}/`;
const fetchEcho = (url: string) =>
  createOutbound({
    allowedPrivateHosts: [`127.0.0.1:${echo.port}`],
    limits: { hostIntervalMs: 0 },
    contactUrl: 'https://earshot.example/about',
  }).fetch({ url, accept: 'html', client: 'test' });

it('#381 lets no line break into a request', async () => {
  await fetchEcho(`${base}a%0d%0aX-Injected:%201?b%0d%0aX-Injected:1`);
  expect(await causeOf(fetchEcho(`${base}a\r\nX-Injected: 1`))).toBe('invalid-url');
  expect(seen.filter((text) => /^x-injected/i.test(text) || /[\r\n]/.test(text))).toEqual([]);
});

it('says who is asking, with the contact page and no crawler’s name', async () => {
  await fetchEcho(base);
  expect(seen).toContain(`Mozilla/5.0 (compatible; Earshot/${VERSION}; +https://earshot.example/about)`);
});
