/** Short links that users receive, by host name: every tool that accepts an address understands them. */
import { readShortUrl } from '@earshot/schema/url-expander/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineCompute } from '../../test/inline-compute.ts';
import { createOutbound } from '../adapters/outbound/create-outbound.ts';
import { type LocalSite, startSite } from '../adapters/outbound/testing/local-site.ts';
import { unwrapLink } from '../core/url/wrapped/unwrap-link.ts';
import { resolvePostLink } from '../features/social/read-post.ts';
import { expandUrl } from '../features/url-expander/expand-url.ts';
import { fetchPage } from './fetch-page.ts';

const SHORT_HOSTS = [
  '1drv.ms',
  'a.co',
  'aka.ms',
  'amzn.to',
  'apne.ws',
  'bbc.in',
  'bit.ly',
  'bitly.com',
  'bloom.bg',
  'buff.ly',
  'clck.ru',
  'cnn.it',
  'cutt.ly',
  'dlvr.it',
  'econ.st',
  'fb.me',
  'flip.it',
  'ft.trib.al',
  'goo.gl',
  'hubs.ly',
  'ift.tt',
  'is.gd',
  'lnkd.in',
  'nyti.ms',
  'on.ft.com',
  'on.wsj.com',
  'ow.ly',
  'pin.it',
  'rb.gy',
  'rebrand.ly',
  'reut.rs',
  's.id',
  'share.google',
  'shorturl.at',
  'spoti.fi',
  'spr.ly',
  't.co',
  't.ly',
  'tiny.cc',
  'tinyurl.com',
  'trib.al',
  'v.gd',
  'vk.cc',
  'wapo.st',
  'wp.me',
  'youtube.app.goo.gl',
  'zurl.co',
] as const;

const POST = 'https://www.tiktok.com/@ferry/video/6718335390845095173';
const caller = { client: 'test', signal: undefined };

describe('short links', () => {
  let site: LocalSite;
  let services: Parameters<typeof expandUrl>[0];

  beforeAll(async () => {
    site = await startSite(({ url = '/' }, response) => {
      if (url === '/post') return response.writeHead(301, { location: POST }).end();
      if (url === '/story') return response.writeHead(301, { location: at('news.example', '/end') }).end();
      return response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Ferries</title>');
    });
    services = {
      clock: () => new Date(),
      compute: inlineCompute,
      outbound: createOutbound({
        allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
        limits: { hostIntervalMs: 0 },
        resolveHost: async () => ['127.0.0.1'],
      }),
    };
  });
  afterAll(() => site.close());
  const at = (host: string, path: string) => `http://${host}:${site.port}${path}`;

  it.each(SHORT_HOSTS)('%s', async (host) => {
    expect(readShortUrl(`${host}/abc`)).toEqual({ kind: 'address', url: `https://${host}/abc` });
    expect(unwrapLink(`https://${host}/abc`)).toBeNull();
    const link = at(host, '/story');
    const { expandedUrl, hops } = await expandUrl(services, { url: link }, caller);
    expect(expandedUrl).toBe(at('news.example', '/end'));
    expect(hops.map(({ url, via }) => [url, via])).toEqual([
      [link, 'http'],
      [expandedUrl, 'final'],
    ]);
    expect((await fetchPage(services, link, caller)).url).toBe(expandedUrl);
    const post = await resolvePostLink(services, at(host, '/post'), caller);
    expect(post).toMatchObject({ url: POST, platform: { name: 'TikTok' } });
  });
});
