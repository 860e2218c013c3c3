import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = (path: string) => request(test.app).get(path);

describe('the documentation', () => {
  it('lists every call of the contract', async () => {
    const { type, text } = await get('/api/docs');
    expect(type).toBe('text/html');
    expect(text).toContain('/api/help/frameworks/{slug}');
    expect(text).toContain('-F file=@headlines.txt');
  });

  it('shows the methods, and every link between them leads to a page', async () => {
    const { text } = await get('/api/docs/methods');
    const links = [...text.matchAll(/href="(\/api\/docs\/methods\/[\w-]+)"/g)].map(([, path]) => path ?? '');
    expect(links.length).toBeGreaterThan(10);
    for (const path of new Set(links)) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('loads nothing but its own style sheet', async () => {
    const { headers, text } = await get('/api/docs/methods/mentions');
    expect(headers['content-security-policy']).toContain("style-src 'self'");
    expect(text).not.toMatch(/<script|\ssrc="/);
    expect((await get('/api/docs/docs.css')).type).toBe('text/css');
  });

  it('#24 answers an unknown topic with a JSON 404', async () => {
    const { status, body } = await get('/api/docs/methods/..%2f..%2fREADME');
    expect([status, body.code]).toEqual([404, 'not_found']);
  });
});
