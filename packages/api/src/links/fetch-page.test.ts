/** The way to an article's page through redirects and notices, tested with sites on this machine. */

import { expect, it } from 'vitest';
import { inlineCompute } from '../../test/inline-compute.ts';
import { useSite } from '../../test/use-sites.ts';
import { createOutbound } from '../adapters/outbound/create-outbound.ts';
import { causeOf } from '../adapters/outbound/testing/cause-of.ts';
import { analyzeArticlePage } from '../core/article/analyze-article-page.ts';
import { fetchPage } from './fetch-page.ts';

const SENTENCE = 'the harbor council agreed on a new ferry timetable after a long debate in the town hall.';
const PARAGRAPHS = Array.from({ length: 12 }, (_, i) => `<p>Paragraph ${i + 1}: ${SENTENCE}</p>`).join('');
const STORY = `<!doctype html><html lang="en"><head><title>Council agrees on ferry timetable</title></head><body><article><h1>Council agrees on ferry timetable</h1>${PARAGRAPHS}</article></body></html>`;
const ampOf = (original: string) =>
  STORY.replace('<html', '<html amp').replace('<head>', `<head><link rel="canonical" href="${original}">`);
let asked: string[] = [];

const site = await useSite(({ url = '/' }, response) => {
  asked.push(url);
  const html = (body: string, headers: Record<string, string | number> = {}) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
  if (url === '/short') return response.writeHead(302, { location: '/story' }).end();
  if (url === '/meta') return html('<meta http-equiv="refresh" content="0;url=/story">');
  if (url === '/script') return html('<script>var u = "/story"; location.replace(u)</script>');
  if (url === '/amp') return html(ampOf('/story'));
  if (url === '/amp-alone') return html(ampOf('/gone'));
  const [, name, number = '1'] = /^\/(long|endless|broken-off|numbered)(?:\?page=(\d+))?$/.exec(url) ?? [];
  if (name === 'broken-off' && number === '2') return response.writeHead(500).end();
  if (name) {
    const isLast = ['long', 'numbered'].includes(name) && number === '3';
    const [more, address] = [Number(number) + 1, `/${name}?page=${Number(number) + 1}`];
    const link =
      name === 'numbered'
        ? `<p>Page: <a href="${address}">${more}</a></p>`
        : `<link rel="next" href="${address}">`;
    const next = isLast ? '' : link;
    return html(
      STORY.replace('<head>', `<head>${next}`).replaceAll('Paragraph', `Page ${number}, paragraph`),
    );
  }
  if (url === '/gone') return response.writeHead(410).end();
  if (url === '/busy') return response.writeHead(429, { 'retry-after': '40' }).end();
  if (url === '/odd-coding') return html(STORY, { 'content-encoding': 'UTF-8' });
  if (url === '/twice') return html(STORY, { 'content-type': 'text/html, text/html' });
  if (url === '/xml') return html(STORY, { 'content-type': 'text/xml' });
  if (url === '/large') return html(STORY.replace('</article>', `</article><!--${'x'.repeat(6_000_000)}-->`));
  if (url === '/broken') {
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-length': 999_999 })
      .write(STORY.slice(0, -80));
    return setTimeout(() => response.destroy(), 50);
  }
  if (url === '/stalled')
    return response.writeHead(200, { 'content-type': 'text/html' }).write(STORY.slice(0, -80));
  return html(STORY);
});
const services: Parameters<typeof fetchPage>[0] = {
  clock: () => new Date('2026-11-20T10:00:00Z'),
  compute: inlineCompute,
  outbound: createOutbound({
    allowedPrivateHosts: [`127.0.0.1/32:${site.port}`],
    limits: { hostIntervalMs: 0, bodyIdleTimeoutMs: 300 },
    resolveHost: async (host) => (host.endsWith('.example') ? ['127.0.0.1'] : []),
  }),
};

const at = (path: string) => `http://news.example:${site.port}${path}`;
const fetched = (url: string) => fetchPage(services, url, { client: 'test', signal: undefined });
async function report(url: string) {
  const { text, url: final, interruption, requestedUrl = final, parts = [] } = await fetched(url);
  const now = services.clock().toISOString();
  return analyzeArticlePage({
    html: text,
    parts,
    url: final,
    requestedUrl,
    interruption,
    now,
    keywords: ['ferry'],
    specialTerms: [],
  });
}
const wrapped = () => encodeURIComponent(at('/story'));

it.each([
  ['Proofpoint', () => `https://urldefense.com/v3/__${at('/story')}__;!!abc$`],
  [
    'a filter around Alerts',
    () =>
      `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(`https://www.google.com/url?q=${wrapped()}`)}`,
  ],
  ['a short link', () => at('/short')],
  ['a refresh', () => at('/meta')],
  ['a script', () => at('/script')],
  ['an AMP page', () => at('/amp')],
])('gives the report of the article itself behind %s', async (_, url) => {
  expect(await report(url())).toEqual(await report(at('/story')));
});

it('reads an AMP page whose original is gone', async () => {
  expect(await report(at('/amp-alone'))).toMatchObject({ sourceUrl: at('/amp-alone') });
});

it.each(['/odd-coding', '/twice', '/xml'])('reads %s', async (path) => {
  expect((await report(at(path))).keywordMatches[0]?.mentions).toBeGreaterThan(10);
});

it.each(['/large', '/broken', '/stalled'])('reads what arrived of %s, and says so', async (path) => {
  const { warnings, keywordMatches } = await report(at(path));
  expect(warnings).toEqual([expect.objectContaining({ code: 'ended-early' })]);
  expect(keywordMatches[0]?.mentions).toBeGreaterThan(10);
});

it('passes on when a site wants to be asked again', async () => {
  await expect(fetched(`http://busy.example:${site.port}/busy`)).rejects.toMatchObject({
    failureCause: 'http-429',
    retryAfterSeconds: 40,
    message: expect.stringContaining('Try again in 40 seconds'),
  });
});

it('says what to do with a link of Google News that only Google can look up', async () => {
  const id = 'CBMiXkFVX3lxTE9hYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ejAxMjM0NTY3ODlBQkNERUZHSElKS0w';
  const link = `https://www.google.com/url?q=https%3A%2F%2Fnews.google.com%2Frss%2Farticles%2F${id}`;
  await expect(fetched(link)).rejects.toMatchObject({
    failureCause: 'google-news-link',
    message: expect.stringContaining('copy the address of the article'),
  });
});

it.each(['/long', '/numbered'])('reads the further pages of an article: %s', async (path) => {
  const { keywordMatches, warnings, metadata } = await report(at(path));
  expect(keywordMatches[0]?.mentions).toBe(3 * 12 + 1);
  expect(warnings).toBeUndefined();
  expect(metadata.provenance.text).toBe('3 pages');
});

it('reads at most five pages, and says that there are more', async () => {
  asked = [];
  const { keywordMatches, warnings } = await report(at('/endless'));
  expect(asked).toHaveLength(5);
  expect(keywordMatches[0]?.mentions).toBe(5 * 12 + 1);
  expect(warnings).toEqual([expect.objectContaining({ code: 'more-pages' })]);
});

it('reads the pages before one that cannot be fetched, and says that there are more', async () => {
  const { keywordMatches, warnings } = await report(at('/broken-off'));
  expect(keywordMatches[0]?.mentions).toBe(12 + 1);
  expect(warnings).toEqual([expect.objectContaining({ code: 'more-pages' })]);
});

it('does not ask again for pages that came with the request', async () => {
  const page = await fetched(at('/long'));
  asked = [];
  const given = {
    ...services,
    outbound: {
      ...services.outbound,
      visit: (_: unknown, run: (hop: () => Promise<typeof page>) => Promise<unknown>) =>
        run(async () => page),
    },
  } as typeof services;
  expect((await fetchPage(given, at('/long'), { client: 'test', signal: undefined })).parts).toHaveLength(2);
  expect(asked).toEqual([]);
});

it('requests a page once even if it is needed twice', async () => {
  asked = [];
  await fetched(at('/once'));
  await fetched(at('/once'));
  expect(asked).toEqual(['/once']);
});

it.each([
  ['https://www.google.com/url?q=http%3A%2F%2F127.0.0.1%2F', 'redirect-forbidden'],
  ['https://l.facebook.com/l.php?u=http%3A%2F%2F169.254.169.254%2Flatest', 'redirect-forbidden'],
  ['http://127.0.0.1/', 'forbidden-address-literal'],
])('#381 does not open %s', async (url, cause) => {
  expect(await causeOf(fetched(url))).toBe(cause);
});
