/** The same procedures over native tRPC, called by a typed client. */

import type { AnalysisResult, PublisherScope } from '@earshot/schema/analysis-result';
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import request from 'supertest';
import { expect, expectTypeOf, it } from 'vitest';
import { useSite, useTestApp } from '../../test/use-sites.ts';
import type { AppRouter } from '../router.ts';

const ARTICLE = {
  manualContent: {
    headline: 'Harbor City opens solar ferry line',
    source: 'Harbor City Courier',
    content: 'Harbor City opened its first solar ferry line on Monday, the port authority said.',
  },
  keywords: ['solar ferry', 'port authority'],
};

const test = await useTestApp();
const { port } = await useSite(test.app);
const client = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: `http://127.0.0.1:${port}/api/trpc` })],
});

it('#415 answers a typed call with what REST answers', async () => {
  const answer = await client.article.analyze.mutate(ARTICLE);
  expectTypeOf(answer.keywordMatches).toExtend<AnalysisResult['keywordMatches']>();
  expectTypeOf(answer.metadata.publisherScope).toEqualTypeOf<PublisherScope>();
  const overRest = await request(test.app).post('/api/analyze/article').send(ARTICLE);
  expect(answer).toEqual(overRest.body);
  expect(answer.keywordMatches.map(({ mentions }) => mentions)).toEqual([2, 1]);
});

it('#415 answers a batch of queries', async () => {
  const [framework, { terms }, counters] = await Promise.all([
    client.help.framework.query({ slug: 'peso-model' }),
    client.help.search.query({ q: 'share of voice' }).then(({ glossary }) => ({ terms: glossary })),
    client.counters.get.query(),
  ]);
  expect(framework.slug).toBe('peso-model');
  expect(terms[0]?.term).toBe('Share of Voice');
  expect(counters.article).toBeTypeOf('number');
});

it('#415 reaches every procedure of the product', async () => {
  const { items, session_id } = await client.trending.analyzeText.mutate({
    text: 'Solar ferry opens\nTram strike begins',
    lineType: 'headline',
  });
  expect(items).toHaveLength(2);
  expect((await client.trending.exportCsv.query({ session_id })).csv).toContain('Tram strike begins');
  expect(await client.suggestions.send.mutate({ name: '', email: 'a@b.example', idea: '12345678' })).toEqual({
    received: true,
  });
  expect(await client.help.quizzes.query()).toHaveLength(3);
  expect(await client.help.playbooks.query()).toHaveLength(5);
  expect(await client.help.frameworks.query({})).toHaveLength(11);
  expect((await client.help.glossary.query({})).length).toBeGreaterThanOrEqual(42);
});

it('#415 refuses what REST refuses, with the same words', async () => {
  const refused = await client.article.analyze.mutate({ ...ARTICLE, keywords: [] }).catch((error) => error);
  expect(refused).toBeInstanceOf(TRPCClientError);
  expect(refused.message).toBe('Please add at least one keyword to track.');
  await expect(client.help.framework.query({ slug: 'unknown' })).rejects.toThrow(
    'The requested framework could not be found.',
  );
});

it('#415 says the status of a failure in its envelope too, and calls JSON by its name', async () => {
  const refused = await request(test.app)
    .post('/api/trpc/suggestions.send')
    .send({ email: 'no', idea: 'no' });
  expect([refused.status, refused.body.error.data.httpStatus]).toEqual([400, 400]);
  const batch = Array(11).fill('counters.get').join(',');
  const tooMany = await request(test.app).get(`/api/trpc/${batch}?batch=1`);
  expect([tooMany.status, tooMany.type]).toEqual([400, 'application/json']);
  const unreadable = await request(test.app).get('/api/trpc/%E0%A4%A');
  expect([unreadable.status, unreadable.body.code]).toEqual([404, 'not_found']);
  const put = await request(test.app).put('/api/trpc/counters.get');
  expect([put.status, put.headers.allow, put.body.code]).toEqual([
    405,
    'GET, HEAD, POST',
    'method_not_allowed',
  ]);
});
