/** The three calls that take an address from a visitor, tested with baits and local sites through the whole API. */
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createOutbound } from './create-outbound.ts';
import { type LocalSite, startSite } from './testing/local-site.ts';

const PARAGRAPHS = [
  'The harbour council agreed on Monday on a new ferry timetable after a debate of four hours in the town hall.',
  'Members of the council said that the ferry would run every twenty minutes from May, and twice an hour in winter.',
  'Shop owners near the quay had asked for later ferries, because many of their visitors leave before the evening.',
  'The timetable will be reviewed in two years, when the second solar ferry is expected to begin its service.',
];
const ARTICLE = `<!doctype html><html lang="en"><head><title>Council agrees on ferry timetable</title></head><body><nav><a href="/">Home</a></nav><article><h1>Council agrees on ferry timetable</h1>${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('')}</article></body></html>`;
const KEYWORDS = ['ferry', 'council', 'train'];

const ENDPOINTS = [
  ['/api/analyze/article', (url: string) => ({ url, keywords: KEYWORDS })],
  ['/api/analyze/social', (url: string) => ({ url, keywords: KEYWORDS })],
  ['/api/expand-url', (url: string) => ({ url })],
] as const;

describe('calls that take an address', () => {
  let test: TestApp;
  let bait: LocalSite;
  let site: LocalSite;

  beforeAll(async () => {
    bait = await startSite((_, response) => response.end(ARTICLE));
    site = await startSite(({ url = '/' }, response) => {
      const to = new URL(url, 'http://site.example').searchParams.get('to');
      if (to !== null) response.writeHead(302, { location: to }).end();
      else if (url === '/story') response.writeHead(200, { 'content-type': 'text/html' }).end(ARTICLE);
      else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else response.writeHead(403, { 'content-type': 'text/html' }).end('<p>No.</p>');
    });
    const outbound = createOutbound({
      allowedPrivateHosts: [`site.example:${site.port}`, `127.0.0.1/32:${site.port}`],
      webPorts: new Set([bait.port]),
      limits: { hostIntervalMs: 0 },
      resolveHost: async (host) => (host === 'rebound.example' ? ['127.0.0.1'] : []),
    });
    test = await createTestApp({ services: { outbound } });
  });
  afterAll(async () => {
    await test.close();
    await Promise.all([bait.close(), site.close()]);
  });

  const onSite = (path: string) => `http://127.0.0.1:${site.port}${path}`;
  const hostile = () => [
    ...[
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      'localhost',
      'localhost.',
      'a@127.0.0.1',
      'rebound.example',
    ].map((host) => `http://${host}:${bait.port}/`),
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'file:///etc/passwd',
    'ftp://site.example/',
    'gopher://127.0.0.1/',
  ];

  it.each(ENDPOINTS)(
    '#381 %s refuses private addresses and other schemes, also after a redirect',
    async (path, body) => {
      for (const target of hostile()) {
        for (const url of [target, onSite(`/?to=${encodeURIComponent(target)}`)]) {
          const answer = await request(test.app).post(path).send(body(url));
          const isRefused = answer.status === 400 || answer.status === 422;
          // A forbidden address may be reported, but never opened.
          const isReported =
            path === '/api/expand-url' &&
            answer.status === 200 &&
            (answer.body.error !== null || answer.body.warning !== null);
          expect(isRefused || isReported, `${url}: ${answer.status}`).toBe(true);
          expect(answer.body.title ?? null).toBeNull();
        }
      }
      expect(bait.connections()).toBe(0);
    },
  );

  it.each(['/forbidden', '/loop'])(
    '#380 an article at %s answers 422 with a sentence that leads to manual input',
    async (path) => {
      const answer = await request(test.app)
        .post('/api/analyze/article')
        .send({ url: onSite(path), keywords: KEYWORDS });
      expect(answer.status).toBe(422);
      expect(answer.body.message).toMatch(/scrape|access/);
    },
  );

  it('#377 an article by its address and as pasted text give the same matches', async () => {
    const ask = (body: object) =>
      request(test.app)
        .post('/api/analyze/article')
        .send({ ...body, keywords: KEYWORDS });
    const fetched = await ask({ url: onSite('/story') });
    const pasted = await ask({
      manualContent: {
        headline: 'Council agrees on ferry timetable',
        source: 'Harbour Post',
        content: PARAGRAPHS.join('\n\n'),
      },
    });
    expect([fetched.status, pasted.status]).toEqual([200, 200]);
    expect(fetched.body.keywordMatches).toEqual(pasted.body.keywordMatches);
    expect(fetched.body.keywordMatches.map((match: { found: boolean }) => match.found)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('#244 #399 expanding answers every field and changes no counter', async () => {
    const before = await request(test.app).get('/api/counters');
    const answer = await request(test.app)
      .post('/api/expand-url')
      .send({ url: onSite('/story') });
    expect(answer.body).toMatchObject({
      shortUrl: onSite('/story'),
      expandedUrl: onSite('/story'),
      error: null,
    });
    for (const field of ['title', 'publisher', 'description']) expect(answer.body).toHaveProperty(field);
    const after = await request(test.app).get('/api/counters');
    expect(after.body).toEqual(before.body);
    expect(Object.keys(after.body).sort()).toEqual(['article', 'social', 'trending']);
  });

  it('#399 #400 answers a loop with 200 and an error, and invalid input with 400', async () => {
    const loop = await request(test.app)
      .post('/api/expand-url')
      .send({ url: onSite('/loop') });
    expect(loop.status).toBe(200);
    expect(loop.body.error).toContain('redirecting to itself');
    for (const url of ['', 'not a url', 'http://localhost/']) {
      const answer = await request(test.app).post('/api/expand-url').send({ url });
      expect(answer.status).toBe(400);
    }
  });
});
