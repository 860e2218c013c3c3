import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { examples } from '../../test/examples.ts';
import { createTestApp } from '../../test/test-app.ts';
import { useFolder, useTestApp } from '../../test/use-sites.ts';

const webDir = useFolder();
mkdirSync(join(webDir, 'assets'));
mkdirSync(join(webDir, 'pages'));
const PAGE_NAMES = [
  ...['home', 'tab-social', 'about', 'suggestions', 'trending', 'help', 'help-frameworks', 'framework'],
  ...['help-glossary', 'help-playbooks', 'help-quizzes', 'analytics', 'not-found'],
];
for (const name of PAGE_NAMES) {
  writeFileSync(
    join(webDir, 'pages', `${name}.html`),
    `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><meta property="og:image" content="__ORIGIN__/social-card.png"><div id="root">${name}</div>`,
  );
}
writeFileSync(join(webDir, 'assets', 'app-1.js'), 'export {};');
writeFileSync(join(webDir, 'assets', 'app-1.js.gz'), gzipSync('export {};'));
writeFileSync(join(webDir, 'assets', 'gone-1.js'), 'export {};');
writeFileSync(join(webDir, 'assets', 'gone-2.js'), 'export {};');
writeFileSync(join(webDir, 'assets', 'gone-2.js.gz'), gzipSync('export {};'));
writeFileSync(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const test = await useTestApp({ webDir });

const get = (path: string) => request(test.app).get(path);

it('a notice of the operator is linked in the head of each page', async () => {
  const noticeUrl = 'https://pr.example/privacy?a=1&b="2"';
  writeFileSync(join(webDir, 'pages', 'about.html'), '<html><head></head><body>about</body></html>');
  const noticed = await createTestApp({ webDir, noticeUrl });
  const { text } = await request(noticed.app).get('/about');
  expect(text).toContain(
    '<link rel="privacy-policy" href="https://pr.example/privacy?a=1&amp;b=&quot;2&quot;"></head>',
  );
  await noticed.close();
  expect((await get('/about')).text).not.toContain('privacy-policy');
});

describe('the served page', () => {
  it.each(examples<[string, string, string]>(import.meta.url, 'pages'))(
    '%s #25 answers 200 at %s with its own page',
    async (_, path, name) => {
      const { status, type, text } = await get(path);
      expect([status, type]).toEqual([200, 'text/html']);
      expect(text).toContain(`<div id="root">${name}</div>`);
    },
  );

  it.each(examples<[string, string]>(import.meta.url, 'missing pages'))(
    '%s answers the page with status 404 at %s',
    async (_, path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).toContain('<div id="root">not-found</div>');
    },
  );

  it.each(['br', 'gzip', 'identity'])(
    'sends the page as %s to those who take nothing else',
    async (encoding) => {
      const { headers, text } = await get('/about').set('Accept-Encoding', encoding);
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(text).toContain('<div id="root">about</div>');
    },
  );

  it('gives each answer its own nonce, in the page and in the policy alike', async () => {
    const [first, second] = [await get('/'), await get('/')];
    const nonce = /content="([^"]+)"/.exec(first.text)?.[1];
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(second.text).not.toContain(nonce);
    expect(first.text).not.toContain('__CSP_NONCE__');
    expect(first.headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
  });

  it('#25 serves assets as they are, to be cached forever, and no page in their place', async () => {
    const { headers, text } = await get('/assets/app-1.js');
    expect(text).toBe('export {};');
    expect(headers['cache-control']).toContain('immutable');
    for (const missing of [await get('/assets/app-2.js'), await get('/assets/%')])
      expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
  });

  it('serves what the build has compressed to those who take it', async () => {
    const { headers, text } = await get('/assets/app-1.js').set('Accept-Encoding', 'gzip');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(text).toBe('export {};');
  });

  it('survives an asset that vanishes while it runs', async () => {
    rmSync(join(webDir, 'assets', 'gone-1.js'));
    for (const encoding of ['gzip', 'identity']) {
      const { status } = await get('/assets/gone-1.js').set('Accept-Encoding', encoding);
      expect(status).toBe(404);
    }
    rmSync(join(webDir, 'assets', 'gone-2.js.gz'));
    const { status } = await get('/assets/gone-2.js').set('Accept-Encoding', 'gzip');
    expect(status).toBe(404);
  });

  it.each(['/index.html', '/index%2Ehtml', '//index.html', '/pages/home.html', '/assets/..%2findex.html'])(
    'never serves the page without its nonce at %s',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).not.toContain('__CSP_NONCE__');
    },
  );

  it('names a local address in the picture of a shared link, and none that anybody could have sent', async () => {
    expect((await get('/').set('Host', 'localhost:3000')).text).toContain(
      'content="http://localhost:3000/social-card.png"',
    );
    for (const host of ['attacker.example', '"><script>']) {
      const { text } = await get('/').set('Host', host);
      expect(text).toContain('content="/social-card.png"');
      expect(text).not.toContain(host);
    }
  });

  it('refuses other methods and leaves no way out of its folder', async () => {
    const refused = await request(test.app).post('/about');
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(refused.body.code).toBe('method_not_allowed');
    const { status, text } = await get('/..%2f..%2f..%2fetc%2fpasswd');
    expect(status).not.toBe(200);
    expect(text).not.toContain('root:');
  });

  it('says that it is alive and ready, and whom to tell about a vulnerability', async () => {
    expect((await get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await get('/readyz')).body).toMatchObject({ status: 'ready' });
    expect((await get('/.well-known/security.txt')).text).toMatch(
      /^Contact: http.*\/suggestions\nExpires: 2026-/,
    );
    expect((await get('/api/docs')).text).toContain('/api/help/frameworks/{slug}');
  });

  it('names no contact at an invalid host', async () => {
    const { status, body } = await get('/.well-known/security.txt').set('Host', 'a/<script>');
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it('answers a range request and a failed precondition without an unexpected error', async () => {
    const part = await get('/favicon.svg').set('Range', 'bytes=99999999-');
    expect([part.status, part.headers['accept-ranges']]).toEqual([200, undefined]);
    const { status, body } = await get('/favicon.svg').set('If-Match', '"another"');
    expect([status, body.code]).toEqual([412, 'bad_request']);
    expect(test.log.filter(({ msg }) => msg === 'unexpected error')).toEqual([]);
  });
});
