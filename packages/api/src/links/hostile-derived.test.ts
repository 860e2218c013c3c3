/** Whatever is derived from a page stays small, however hostile the page is. */

import { Failure } from '@earshot/schema/failures';
import { expect, it } from 'vitest';
import { inlineCompute } from '../../test/inline-compute.ts';
import { useSite } from '../../test/use-sites.ts';
import { createOutbound } from '../adapters/outbound/create-outbound.ts';
import { runJob } from '../compute/jobs.ts';
import { expandUrl } from '../features/url-expander/expand-url.ts';
import { fetchPage } from './fetch-page.ts';
import { HOSTILE_DERIVED } from './testing/hostile-derived.ts';

const MAX_ANSWER_CHARACTERS = 64_000;
const caller = { client: 'test', signal: undefined };

const site = await useSite(({ url = '/' }, response) => {
  const chain = /^\/chain\/(\d+)/.exec(url)?.[1];
  if (chain !== undefined)
    return response.writeHead(302, { location: `/chain/${Number(chain) + 1}${'a'.repeat(8_000)}` }).end();
  const answer = HOSTILE_DERIVED[decodeURIComponent(url.slice(1))] ?? { status: 404 };
  return response
    .writeHead(answer.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...answer.headers })
    .end(answer.body ?? '');
});
const services: Parameters<typeof expandUrl>[0] = {
  clock: () => new Date(),
  compute: inlineCompute,
  outbound: createOutbound({
    allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
    limits: { hostIntervalMs: 0 },
    resolveHost: async (host) => (host === 'hostile.example' ? ['127.0.0.1'] : []),
  }),
};
const at = (path: string) => `http://hostile.example:${site.port}/${encodeURIComponent(path)}`;

it.each(Object.keys(HOSTILE_DERIVED))('the expander gives a small answer: %s', async (name) => {
  const result = await expandUrl(services, { url: at(name) }, caller);
  expect(JSON.stringify(result).length).toBeLessThan(MAX_ANSWER_CHARACTERS);
  expect(result.error ?? result.expandedUrl).toBeTruthy();
});

it.each(Object.keys(HOSTILE_DERIVED))('the article call refuses or reports: %s', async (name) => {
  const outcome = await fetchPage(services, at(name), caller)
    .then(({ text, url }) =>
      runJob('analyzeArticlePage', {
        html: text,
        url,
        requestedUrl: url,
        now: '2026-11-23T00:00:00Z',
        keywords: ['ferry'],
        specialTerms: [],
        interruption: null,
      }),
    )
    .catch((error: unknown) => {
      expect(error).toBeInstanceOf(Failure);
      return null;
    });
  expect((outcome ?? '').length).toBeLessThan(MAX_ANSWER_CHARACTERS);
});

it('a chain of long addresses ends while its answer is small', async () => {
  const result = await expandUrl(services, { url: at('').replace(/$/, 'chain/1') }, caller);
  expect(result.error).toMatch(/redirect/i);
  expect(JSON.stringify(result).length).toBeLessThan(MAX_ANSWER_CHARACTERS);
});
