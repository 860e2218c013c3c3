import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('fixed answers', () => {
  it('#406 are the same at the second time, each under its own address', async () => {
    const ask = async (query: string) => (await request(test.app).get(`/api/help/search?q=${query}`)).text;
    const first = await ask('sov');
    expect(await ask('sov')).toBe(first);
    expect(await ask('embargo')).not.toBe(first);
    expect(first).toContain('Share of Voice');
  });

  it('#408 are not made of errors', async () => {
    for (const _ of [1, 2])
      expect((await request(test.app).get('/api/help/frameworks/unknown')).status).toBe(404);
  });

  it('stay bounded: more searches than are kept still answer', async () => {
    for (let index = 0; index < 600; index++) {
      const { status } = await request(test.app).get(`/api/help/search?q=word${index}`);
      expect(status).toBe(200);
    }
  });
});
