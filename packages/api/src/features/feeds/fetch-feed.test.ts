import { Failure } from '@earshot/schema/failures';
import { FeedContent } from '@earshot/schema/feeds/model';
import { expect, it } from 'vitest';
import { useSite } from '../../../test/use-sites.ts';
import { createOutbound } from '../../adapters/outbound/create-outbound.ts';
import type { Compute } from '../../compute/jobs.ts';
import { type FeedJob, readFeed } from '../../core/feeds/read-feed.ts';
import { fetchFeed } from './fetch-feed.ts';

const compute = { run: async (_: string, job: FeedJob) => readFeed(job) } as unknown as Compute;
const FEED = `<rss version="2.0"><channel><title>Harbor</title><item><title>One</title>
  <link>https://harbor.example/1</link></item></channel></rss>`;
let asked: string[];
let services: Parameters<typeof fetchFeed>[0];

const site = await useSite((request, response) => {
  const path = request.url ?? '/';
  asked.push(path);
  if (path === '/feed') return response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(FEED);
  if (path === '/gone') return response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Gone.</p>');
  if (path === '/picture') return response.writeHead(200, { 'content-type': 'image/png' }).end('x');
  const link = path === '/' ? '<link rel="alternate" type="application/rss+xml" href="/feed">' : '';
  return response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><head>${link}</head>`);
});

const read = (path: string) => {
  asked = [];
  services = {
    compute,
    outbound: createOutbound({
      allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
      limits: { hostIntervalMs: 0 },
      resolveHost: async (host) => (host.endsWith('.example') ? ['127.0.0.1'] : []),
    }),
  };
  const url = `http://news.example:${site.port}${path}`;
  return fetchFeed(services, { url }, { client: 'test', signal: undefined });
};
const refusalOf = async (path: string) => {
  const error = await read(path).catch((thrown: unknown) => thrown);
  return error instanceof Failure ? [error.failureCause, error.message] : error;
};

it('one request gives the items', async () => {
  const content = await read('/feed');
  expect(FeedContent.parse(content)).toMatchObject({
    title: 'Harbor',
    items: [{ headline: 'One', url: 'https://harbor.example/1' }],
  });
  expect(asked).toEqual(['/feed']);
});

it('of a page, the feed that it names', async () => {
  expect(await read('/')).toMatchObject({ title: 'Harbor', items: [{ headline: 'One' }] });
  expect(asked).toEqual(['/', '/feed']);
});

it('explains the failure without the advice to paste the text', async () => {
  expect(await refusalOf('/page')).toEqual([
    'not-a-feed',
    expect.stringContaining('no feed at this address'),
  ]);
  expect(await refusalOf('/gone')).toEqual(['http-404', expect.not.stringContaining('paste')]);
  expect(await refusalOf('/picture')).toEqual(['type-image', expect.not.stringContaining('paste')]);
});

it('an address in a private network is refused', async () => {
  const call = fetchFeed(services, { url: 'http://10.0.0.1/feed' }, { client: 'test', signal: undefined });
  await expect(call).rejects.toMatchObject({ failureCause: expect.stringContaining('forbidden') });
});
