/**
 * No address from a visitor leads this service into a private network (#381): every vector through every entry point, while
 * recording all connection attempts of the process.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { Socket } from 'node:net';
import { PROCEDURES, type ProcedurePath } from '@earshot/schema/contract';
import { escapeHtml } from '@earshot/schema/escape-html';
import { Failure, ValidationFailure } from '@earshot/schema/failures';
import { callTRPCProcedure, TRPCError } from '@trpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from '../src/adapters/outbound/create-outbound.ts';
import { type LocalSite, startSite } from '../src/adapters/outbound/testing/local-site.ts';
import { analyzeArticle } from '../src/features/article/analyze-article.ts';
import { readPreview, resolvePostLink } from '../src/features/social/read-post.ts';
import { openApiDocument, requestName } from '../src/openapi/openapi-document.ts';
import { appRouter } from '../src/router.ts';
import addressesByClass from './fixtures/forbidden-addresses.json' with { type: 'json' };
import hostsByClass from './fixtures/forbidden-hosts.json' with { type: 'json' };
import forbiddenNames from './fixtures/forbidden-names.json' with { type: 'json' };
import redirectTargets from './fixtures/redirect-targets.json' with { type: 'json' };
import { NAMED_ONLY, REDIRECT_KINDS } from './fixtures/ssrf-vectors.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const PDF = readFileSync(new URL('fixtures/documents/producers/museum-weasyprint.pdf', import.meta.url));
const PICTURE = readFileSync(new URL('./data/pictures/facebook-french.png', import.meta.url));
const POST = 'https://www.tiktok.com/@ferry/video/6718335390845095173';
const SENTENCE = 'The harbor council agreed on a new ferry timetable after a long debate in the town hall. ';
const STORY = `<!doctype html><title>Council agrees on ferries</title><h1>Council agrees on ferries</h1>${`<p>${SENTENCE.repeat(4)}</p>`.repeat(6)}`;

const FEED =
  '<rss version="2.0"><channel><title>Ferry news</title><item><title>Ferry sails</title></item></channel></rss>';

/** Minimum number of vectors to try through every entry point. */
const MIN_VECTORS = 522;

const forbidden: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(forbiddenNames));

/** Servers send addresses as UTF-8. node:http expects each byte as a character. */
const asBytes = (text: string) => Buffer.from(text).toString('latin1');

/** Content read from an address. Null if nothing was read. */
type Way = (address: string) => Promise<string | null>;

let bait: LocalSite;
let site: LocalSite;
let test: TestApp;
let names: (host: string) => readonly string[];
const attempts: string[] = [];

function onSocket(message: unknown): void {
  const socket = typeof message === 'object' && message && 'socket' in message ? message.socket : null;
  if (socket instanceof Socket)
    socket.on('connectionAttempt', (ip: string, port: number) => attempts.push(`${ip}:${port}`));
}

beforeAll(async () => {
  subscribe('net.client.socket', onSocket);
  bait = await startSite((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(STORY),
  );
  site = await startSite((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://public.example');
    const to = searchParams.get('to');
    const kind = REDIRECT_KINDS[searchParams.get('kind') ?? '302'];
    if (to !== null && kind !== undefined) {
      const headers = Object.entries(kind.headers?.(asBytes(to)) ?? {});
      return response
        .writeHead(kind.status, { 'content-type': 'text/html', ...Object.fromEntries(headers) })
        .end(kind.body?.(to) ?? '');
    }
    const named = NAMED_ONLY[searchParams.get('named') ?? ''];
    if (named) return response.writeHead(200, { 'content-type': 'text/html' }).end(named(bad(bait)) + STORY);
    const feed = searchParams.get('feed');
    if (feed !== null)
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feed)}">${STORY}`);
    if (pathname === '/feed.xml')
      return response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(FEED);
    if (pathname === '/robots.txt') return response.writeHead(302, { location: bad(bait) }).end();
    if (pathname === '/report.pdf')
      return response.writeHead(200, { 'content-type': 'application/pdf' }).end(PDF);
    if (pathname === '/picture.png')
      return response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
    if (!/^\/(?:story|next)$/.test(pathname)) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'text/html' }).end(STORY);
  });
  names = (host) => (host === 'public.example' ? ['127.0.0.1'] : (forbidden.get(host) ?? []));
  test = await createTestApp({ services: { outbound: clientOf({}) } });
});
afterAll(async () => {
  unsubscribe('net.client.socket', onSocket);
  await Promise.all([bait.close(), site.close(), test.close()]);
});

function clientOf(options: { readonly respectRobots?: boolean }) {
  return createOutbound({
    ...options,
    allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
    webPorts: new Set([80, 443, 8080, 8443, bait.port]),
    limits: { hostIntervalMs: 0, maxInFlightPerHost: 10, connectTimeoutMs: 500 },
    resolveHost: async (host) => [...names(host)],
  });
}

const bad = ({ port }: LocalSite) => `http://127.0.0.1:${port}/`;
const at = (path: string) => `http://public.example:${site.port}${path}`;
const filled = (vector: string) => vector.replaceAll('{port}', String(bait.port));
const leading = (kind: string, target: string, path = '/redirect') =>
  at(`${path}?kind=${encodeURIComponent(kind)}&to=${encodeURIComponent(target)}`);

const caller = (client: string) => ({ client, signal: undefined });
const article = async (url: string, client: string) =>
  (await analyzeArticle(test.services, { url, keywords: ['ferry'], specialEnabled: false }, caller(client)))
    .document.text;

/** Every call of the contract whose request has an address. */
const CALLS = PROCEDURES.filter((procedure) => {
  const name = requestName(procedure);
  const shape = openApiDocument().components?.schemas?.[name] ?? {};
  return 'properties' in shape && 'url' in (shape.properties ?? {});
});

/** Makes a call with an address. Returns its answer if it has any words of the pages here. */
async function ask(procedure: ProcedurePath, url: string): Promise<string | null> {
  const answer = JSON.stringify(
    await callTRPCProcedure({
      router: appRouter,
      path: procedure,
      type: 'mutation',
      ctx: { ...caller(procedure), services: test.services, requestId: '' },
      getRawInput: async () => ({ url, keywords: ['fairway'] }),
      signal: undefined,
      batchIndex: 0,
    }),
  );
  return /timetable|Council|Ferry (?:news|sails)/.test(answer) ? answer : null;
}

const WAYS: Readonly<Record<string, Way>> = {
  ...Object.fromEntries(CALLS.map((procedure) => [procedure, (url: string) => ask(procedure, url)])),
  'article that is a PDF': (url) => article(leading('302', url, '/report.pdf'), 'pdf'),
  'feed that a page names': (url) => ask('feeds.read', at(`/page?feed=${encodeURIComponent(url)}`)),
  'preview image': (url) => readPreview(test.services, url, caller('preview')),
};

async function readBy(way: Way, address: string): Promise<string | null> {
  try {
    return await way(address);
  } catch (error) {
    const cause = error instanceof TRPCError ? error.cause : error;
    if (cause instanceof Failure || cause instanceof ValidationFailure) return null;
    throw error;
  }
}

/** Tries the address through every entry point. Nothing may be read, and only the public site may be connected to. */
async function expectRefused(address: string): Promise<void> {
  attempts.length = 0;
  const read = await Promise.all(
    Object.entries(WAYS).map(async ([name, way]) => [name, await readBy(way, address)]),
  );
  expect(read, address).toEqual(Object.keys(WAYS).map((name) => [name, null]));
  expectOnlySite(address);
}

function expectOnlySite(address: string): void {
  const elsewhere = attempts.filter((attempt) => attempt !== `127.0.0.1:${site.port}`);
  expect(elsewhere, address).toEqual([]);
}

const hosts = Object.entries(hostsByClass);
const addresses = Object.entries(addressesByClass);
const kinds = Object.keys(REDIRECT_KINDS);

describe('#381 private networks', () => {
  it('the bait, the record of connections and every entry point work', async () => {
    await new Promise((resolve) => get(bad(bait), (response) => response.resume().on('end', resolve)));
    expect(attempts).toEqual([`127.0.0.1:${bait.port}`]);
    expect(Object.keys(WAYS)).toEqual(expect.arrayContaining(['article.analyze', 'social.analyze']));
    expect(await WAYS['urlExpander.expand']?.(leading('302', at('/story')))).toContain(
      'Council agrees on ferries',
    );
    for (const kind of kinds)
      expect(await WAYS['article.analyze']?.(leading(kind, at('/story'))), kind).toContain('ferry timetable');
    expect(await WAYS['article that is a PDF']?.(at('/report.pdf'))).toContain(' ');
    expect(await WAYS['feeds.read']?.(leading('302', at('/feed.xml')))).toContain('Ferry news');
    expect(await WAYS['feed that a page names']?.(at('/feed.xml'))).toContain('Ferry news');
    expect(await WAYS['preview image']?.(at('/picture.png'))).toMatch(/^data:image\//);
    const link = await resolvePostLink(test.services, leading('302', POST), caller('social'));
    expect(link.platform.name).toBe('TikTok');
    expect(bait.connections()).toBe(1);
  });

  it('is a table of every class', () => {
    const vectors = [
      ...hosts.flatMap(([, list]) => list),
      ...forbidden.keys(),
      ...addresses.flatMap(([, list]) => list),
      ...kinds.flatMap((kind) => redirectTargets.map((target) => `${kind} ${target}`)),
    ];
    expect(new Set(vectors).size).toBe(vectors.length);
    expect(vectors.length).toBeGreaterThanOrEqual(MIN_VECTORS);
  });

  it.each(hosts)('hosts: %s', async (_, list) => {
    for (const host of list) await expectRefused(filled(`http://${host}:{port}/`));
  });

  it('names that lead into them', async () => {
    for (const name of forbidden.keys()) await expectRefused(filled(`http://${name}:{port}/`));
  });

  it.each(addresses)('addresses: %s', async (_, list) => {
    for (const address of list) await expectRefused(filled(address));
  });

  it.each(kinds)('a page that leads there by %s', async (kind) => {
    for (const target of redirectTargets) await expectRefused(leading(kind, filled(target)));
  });

  it.each(Object.keys(NAMED_ONLY))('a page that only names such an address as its %s', async (name) => {
    attempts.length = 0;
    const page = at(`/story?named=${encodeURIComponent(name)}`);
    expect(await ask('article.analyze', page)).toContain('ferry timetable');
    expect(await ask('urlExpander.expand', page)).toContain('Council agrees on ferries');
    expect(await readBy((url) => ask('social.analyze', url), page)).toBeNull();
    expectOnlySite(page);
  });

  it('a name that is rebound between two hops', async () => {
    const known = names;
    let asked = 0;
    names = (host) => {
      if (host !== 'rebound.example') return known(host);
      asked += 1;
      return asked % 2 === 1 ? ['127.0.0.1'] : ['10.0.0.5'];
    };
    const next = `http://rebound.example:${site.port}/story`;
    const start = `http://rebound.example:${site.port}/x?to=${encodeURIComponent(next)}`;
    for (const way of [...CALLS.map((name) => WAYS[name]), WAYS['preview image']]) {
      attempts.length = 0;
      asked = 0;
      expect(way && (await readBy(way, start))).toBeNull();
      expect(asked).toBe(2);
      expectOnlySite(start);
    }
    names = known;
  });

  it('a robots.txt that leads there', async () => {
    const polite = clientOf({ respectRobots: true });
    attempts.length = 0;
    await expect(polite.fetch({ url: at('/story'), accept: 'html', client: 'robots' })).rejects.toMatchObject(
      { failureCause: 'redirect-forbidden' },
    );
    expectOnlySite('robots.txt');
  });

  it('the bait was never touched', () => {
    expect(bait.connections()).toBe(1);
  });
});
