import { CONTRACT, PROCEDURES } from '@earshot/schema/contract';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { inlineCompute } from '../../test/inline-compute.ts';
import { createTestApp } from '../../test/test-app.ts';
import { useTestApp } from '../../test/use-sites.ts';
import { CALL_TEXTS } from '../openapi/api-texts.ts';

const test = await useTestApp();

const NESTED = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
const rows = PROCEDURES.map((procedure) => [procedure, CONTRACT[procedure]] as const);
const address = (path: string) => path.replace('{slug}', 'peso-model').replace('{session_id}', 'unknown');

describe.each(rows)('%s', (procedure, row) => {
  it('#24 answers another method with 405, Allow and a message', async () => {
    const { status, headers, body } = await request(test.app).put(address(row.path));
    expect(status).toBe(405);
    expect(headers.allow).toContain(row.method);
    expect(body).toMatchObject({ code: 'method_not_allowed', message: expect.any(String) });
  });

  it('carries security headers and a request id', async () => {
    const { headers } = await request(test.app).get(address(row.path));
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  if (row.method !== 'GET') {
    it('refuses a request from another site with 403', async () => {
      const send = (site: string) =>
        (row.method === 'POST' ? request(test.app).post(row.path) : request(test.app).delete(row.path)).set(
          'Sec-Fetch-Site',
          site,
        );
      for (const site of ['cross-site', 'same-site']) {
        const { status, body } = await send(site);
        expect([status, body.code]).toEqual([403, 'cross_site']);
      }
      expect((await send('same-origin')).status).not.toBe(403);
    });
  }

  if (row.method === 'POST') {
    it('refuses a body over its limit with 413, declared or not', async () => {
      const file = { message: 'The file is larger than 10 MB.', code: 'file_too_large' };
      const other = {
        message: 'The text or image is too large. An image may have up to 10 MB.',
        code: 'request_too_large',
      };
      const expected = [413, row.kind === 'multipart' ? file : other];
      const body = JSON.stringify({ filler: 'x'.repeat(row.maxBodyBytes) });
      const declared = await request(test.app).post(row.path).type('json').send(body);
      expect([declared.status, declared.body]).toEqual(expected);
      const chunked = request(test.app).post(row.path).type('json').set('Transfer-Encoding', 'chunked');
      chunked.write(body.slice(0, 100));
      chunked.write(body.slice(100));
      const answer = await chunked;
      expect([answer.status, answer.body]).toEqual(expected);
    });
  }

  if (row.method === 'POST' && row.kind === 'json') {
    it('answers the example of its documentation, unless that has an address', async () => {
      const { example } = CALL_TEXTS[procedure];
      if (typeof example !== 'object' || example === null) throw new Error('no example');
      if ('url' in example) return;
      const { status, body } = await request(test.app).post(row.path).send(example);
      expect(status, JSON.stringify(body)).toBe(200);
    });

    it.each([
      ['#412 malformed JSON', 'application/json', '{"a":', 400, 'bad_request'],
      ['JSON that nests too deep', 'application/json', NESTED, 400, 'bad_request'],
      ['a body that is not JSON', 'text/plain', 'hello', 415, 'unsupported_content_type'],
    ])('refuses %s', async (_, type, sent, status, code) => {
      const answer = await request(test.app).post(row.path).type(type).send(sent);
      expect([answer.status, answer.body]).toEqual([status, { message: expect.any(String), code }]);
    });
  }
});

describe('/api', () => {
  it('#24 answers an unknown path with a JSON 404, never with the page', async () => {
    const { status, type, body } = await request(test.app).get('/api/nope');
    expect([status, type]).toEqual([404, 'application/json']);
    expect(body).toEqual({ message: 'There is nothing at this address.', code: 'not_found' });
  });

  it('#411 reads JSON whose type names a character set', async () => {
    const { status, body } = await request(test.app)
      .post('/api/suggestions')
      .set('Content-Type', 'application/json; charset=utf-8')
      .send(JSON.stringify({ email: 'reader@example.com', idea: 'Compare two articles' }));
    expect([status, body]).toEqual([200, { received: true }]);
  });

  it('#413 decodes path parameters', async () => {
    const { status, body } = await request(test.app).get('/api/help/frameworks/peso%2Dmodel');
    expect([status, body.slug]).toEqual([200, 'peso-model']);
    const unknown = await request(test.app).get('/api/help/frameworks/a%20b');
    expect([unknown.status, unknown.body.message]).toEqual([
      404,
      'The requested framework could not be found.',
    ]);
    expect((await request(test.app).get('/api/help/frameworks/%E0%A4%A')).status).toBe(404);
  });

  it('#401 stores a suggestion and refuses a bad one with the text of the form', async () => {
    const before = (await test.store.suggestions.list()).length;
    const post = (body: object) => request(test.app).post('/api/suggestions').send(body);
    expect((await post({ email: ' reader@example.com ', idea: ' 12345678 ' })).status).toBe(200);
    const stored = await test.store.suggestions.list();
    expect(stored).toHaveLength(before + 1);
    expect(stored.at(-1)).toMatchObject({ name: '', email: 'reader@example.com', idea: '12345678' });
    for (const [body, message] of [
      [{ email: '', idea: '12345678' }, 'Please provide a valid email address.'],
      [{ email: 'reader@', idea: '12345678' }, 'Please provide a valid email address.'],
      [{ idea: '12345678' }, 'Please provide a valid email address.'],
      [{ email: 'reader@example.com', idea: '1234567' }, 'Please share at least a couple of sentences.'],
    ] as const) {
      const { status, body: answer } = await post(body);
      expect([status, answer.message]).toEqual([400, message]);
    }
    expect(await test.store.suggestions.list()).toHaveLength(before + 1);
  });

  it('#402 answers the counters as numbers, and only the three', async () => {
    const unused = await createTestApp();
    const { status, body } = await request(unused.app).get('/api/counters');
    await unused.close();
    expect([status, body]).toEqual([200, { article: 0, social: 0, trending: 0 }]);
  });

  it('answers HEAD like GET, without a body', async () => {
    const { status, text } = await request(test.app).head('/api/counters');
    expect([status, text]).toEqual([200, undefined]);
  });

  it('answers an unexpected error with one fixed sentence and a request id, and keeps the rest in the log', async () => {
    const broken = await createTestApp({
      services: { compute: { ...inlineCompute, run: () => Promise.reject(new Error('secret detail')) } },
    });
    const { status, body, headers } = await request(broken.app)
      .post('/api/analyze/article')
      .send(CALL_TEXTS['article.analyze'].example as object);
    expect(status).toBe(500);
    expect(body).toEqual({
      message: 'Something went wrong on our side.',
      code: 'internal',
      requestId: headers['x-request-id'],
    });
    expect(JSON.stringify(broken.log)).toContain('secret detail');
    expect(await broken.services.records.counters()).toMatchObject({ article: 0 });
    await broken.close();
  });

  it('logs a request without what the visitor typed or who asked', async () => {
    await request(test.app).get('/api/help/search?q=secretword');
    const line = test.log.findLast(({ path }) => path === '/api/help/search');
    expect(line).toMatchObject({ method: 'GET', status: 200, durationMs: expect.any(Number) });
    expect(JSON.stringify(line)).not.toMatch(/secretword|127\.0\.0\.1/);
    await request(test.app).get('/api/trending/export-csv/secret-session');
    expect(test.log.at(-1)).toMatchObject({ path: '/api/trending/export-csv/{session_id}', status: 404 });
  });
});
