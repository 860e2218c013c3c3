/** Links as users receive them, with what each link answers and where it leads. */
import { Failure } from '@earshot/schema/failures';
import { expect, it } from 'vitest';
import { inlineCompute } from '../../test/inline-compute.ts';
import { cleanTracking } from '../core/url/tracking-parameters.ts';
import { expandUrl } from '../features/url-expander/expand-url.ts';
import type { Outbound, OutboundHop } from '../ports.ts';
import { fetchPage } from './fetch-page.ts';
import { CLEAN_SITUATIONS, LINK_SITUATIONS, type LinkSituation, STORY } from './testing/link-situations.ts';

const PAGE = '<title>Ferry</title><h1>Ferry</h1><p>The ferry sails at noon. The council agreed.</p>';

/** A web in which the story is a page and every other address answers like the link in the situation. */
function web(self: LinkSituation['self']): Outbound {
  const hop = (url: string, status: number): OutboundHop => ({
    url,
    status,
    headers: { 'content-type': 'text/html' },
    bytes: Buffer.from(PAGE),
    text: PAGE,
    interruption: null,
    durationMs: 1,
  });
  return {
    fetch: () => Promise.reject(new Failure('unreachable')),
    visit: (_, run) =>
      run(async (url) => {
        if (!/^https?:/.test(url)) throw new Failure('forbidden-scheme');
        if (url === STORY) return hop(url, 200);
        if (self === 'dead') throw new Failure('dns-not-found');
        return hop(url, self === 'page' ? 200 : Number(self));
      }),
  };
}

const caller = { client: 'test', signal: undefined };
const servicesOf = (self: LinkSituation['self']) => ({
  clock: () => new Date('2026-11-23T00:00:00Z'),
  compute: inlineCompute,
  outbound: web(self),
});
const expand = ({ link, self }: LinkSituation) => expandUrl(servicesOf(self), { url: link }, caller);

it.each(LINK_SITUATIONS.filter(({ to }) => to !== null))(
  'lead to the story: $link ($self)',
  async (situation) => {
    expect((await expand(situation)).expandedUrl).toBe(STORY);
  },
);

it('warn if the address was only read from the link, but not for a known kind of link', async () => {
  const reading = 'Read from the link; the link itself was not opened.';
  const unknown = `https://tracking.pressdesk.io/redirect?url=${encodeURIComponent(STORY)}`;
  expect((await expand({ link: unknown, self: 'page', to: STORY })).warning).toBe(reading);
  const known = `https://linklock.titanhq.com/analyse?url=${encodeURIComponent(STORY)}`;
  expect((await expand({ link: known, self: 'page', to: STORY })).warning).toBeNull();
  for (const [link, isReading] of [
    [unknown, true],
    [known, false],
  ] as const)
    expect(await fetchPage(servicesOf('page'), link, caller)).toMatchObject({ url: STORY, isReading });
});

it.each(LINK_SITUATIONS.filter(({ to }) => to === null))(
  'stay what they are: $link ($self)',
  async (situation) => {
    const { expandedUrl } = await expand(situation);
    expect([null, new URL(situation.link).href]).toContain(expandedUrl);
  },
);

it.each(CLEAN_SITUATIONS)('%s is clean as %s', (link, clean) => {
  expect(cleanTracking(link).cleanUrl).toBe(clean);
});
