/** Bounds of a request, each crossed by one. */
import { CONTRACT } from '@earshot/schema/contract';
import { KEYWORD_LIST_TOO_LONG } from '@earshot/schema/keywords/rules';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { REQUEST_EXAMPLES } from './openapi-examples.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const article = REQUEST_EXAMPLES['article.analyze'] as object;
const TOO_LARGE = { message: 'The text or image is too large.', code: 'request_too_large' };

describe('bounds of a request', () => {
  it('keywords have 200,000 characters together', async () => {
    const keywords = (extra: string) => [...Array(400).fill('k'.repeat(500)), extra];
    const over = await request(test.app)
      .post('/api/analyze/article')
      .send({ ...article, keywords: keywords('k') });
    expect([over.status, over.body.message]).toEqual([400, KEYWORD_LIST_TOO_LONG]);
    const exact = await request(test.app)
      .post('/api/analyze/article')
      .send({ ...article, keywords: keywords('') });
    expect(exact.status).toBe(200);
  });

  it.each(['/api/expand-url', '/api/suggestions', '/api/analyze/article'] as const)(
    '%s: a body over its bound is refused, declared or not',
    async (path) => {
      const row = Object.values(CONTRACT).find((entry) => entry.path === path);
      const body = JSON.stringify({ idea: 'x'.repeat(row?.maxBodyBytes ?? 0) });
      const declared = await request(test.app).post(path).type('json').send(body);
      expect([declared.status, declared.body]).toEqual([413, TOO_LARGE]);
      const chunked = request(test.app).post(path).type('json').set('Transfer-Encoding', 'chunked');
      chunked.write(body.slice(0, 100));
      chunked.write(body.slice(100));
      const { status, body: answer } = await chunked;
      expect([status, answer]).toEqual([413, TOO_LARGE]);
    },
  );

  it('native tRPC takes 2 MiB', async () => {
    const { status, body } = await request(test.app)
      .post('/api/trpc/suggestions.send')
      .type('json')
      .send(JSON.stringify({ idea: 'x'.repeat(2 * 1024 * 1024) }));
    expect(status).toBe(413);
    expect(body.error.data.body).toEqual(TOO_LARGE);
  });

  it('a compressed body is refused, because it may hold a thousand times its size', async () => {
    const { status, body } = await request(test.app)
      .post('/api/suggestions')
      .type('json')
      .set('Content-Encoding', 'gzip')
      .send('{}');
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });

  it('a form on another site cannot spend a visitor’s allowance', async () => {
    for (const site of ['cross-site', 'same-site']) {
      for (const path of ['/api/suggestions', '/api/trpc/suggestions.send', '/api/trending/analyze-file']) {
        const { status, body } = await request(test.app).post(path).set('Sec-Fetch-Site', site).send({});
        expect([status, body.code]).toEqual([403, 'cross_site']);
      }
    }
    expect(
      (await request(test.app).post('/api/suggestions').set('Sec-Fetch-Site', 'same-origin').send({})).status,
    ).toBe(400);
  });
});
