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

describe('shared answers', () => {
  it('#405 hold every use that was acknowledged before they were asked for', async () => {
    const { store } = test.services;
    const ask = async () => (await request(test.app).get('/api/counters')).body.article;
    for (let uses = 1; uses <= 20; uses++) {
      const early = Array.from({ length: 5 }, ask);
      await store.counters.increment('article');
      expect(await Promise.all(Array.from({ length: 5 }, ask))).toEqual(Array(5).fill(uses));
      for (const seen of await Promise.all(early)) expect(seen).toBeGreaterThanOrEqual(uses - 1);
    }
  });

  it('fail for each who waits with a message and an id of their own', async () => {
    const broken = await createTestApp({
      services: {
        store: {
          ...test.services.store,
          counters: {
            ...test.services.store.counters,
            get: async () => {
              throw new Error('secret detail');
            },
          },
          close: async () => undefined,
        },
      },
    });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => request(broken.app).get('/api/counters')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(500));
    for (const { body, headers } of answers) expect(body.requestId).toBe(headers['x-request-id']);
    const faults = broken.log.filter(({ msg }) => msg === 'unexpected error');
    expect(new Set(faults.map(({ requestId }) => requestId)).size).toBe(5);
    expect(JSON.stringify(faults)).toContain('secret detail');
    await broken.close();
  });
});
