import request from 'supertest';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test/use-sites.ts';

const test = await useTestApp();

const get = (path: string, encoding: string) => request(test.app).get(path).set('Accept-Encoding', encoding);

it.each([
  '/api/help/frameworks',
  '/api/help/glossary?category=all',
  '/api/help/playbooks',
  '/api/help/quizzes',
])('sends %s compressed to those who take it, and the same text to those who do not', async (path) => {
  const [small, plain] = [await get(path, 'gzip'), await get(path, 'identity')];
  expect([small.status, small.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(small.headers.vary).toContain('Accept-Encoding');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(small.text).toBe(plain.text);
});

it.each(['/api/counters', '/api/help/search?q=crisis'])('leaves %s as it is', async (path) => {
  const { status, headers } = await get(path, 'gzip');
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
});
